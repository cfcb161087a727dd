import type { ComponentProps } from 'react';
import { Actions } from '@/components/ui/actions';
import { Container } from '@/components/ui/container';
import { Rail, RailBranch } from '@/components/ui/rail';
import { NOT_SEARCHED } from '@/lib/search/markup';

/** The last band of a page: a headline, its lead and its actions. A rail ends in the first button. */
export function ClosingAction({
  heading,
  lead,
  actions,
  rail = false,
}: {
  heading: string;
  lead: string;
  /** True where the page has a rail, which then turns into the first button. */
  rail?: boolean;
} & ComponentProps<typeof Actions>) {
  return (
    <section aria-labelledby="closing-action" className="band overflow-y-clip" {...{ [NOT_SEARCHED]: '' }}>
      <Container className="pad-section lg:grid lg:split-7-5 lg:items-baseline">
        <h2 id="closing-action" className="type-h1 max-w-[14em] whitespace-pre-line">
          {heading}
        </h2>
        <p className="type-lead mt-4 max-w-reading md:mt-6 lg:mt-0">{lead}</p>
        <div className="relative mt-6 flex flex-wrap gap-3 max-sm:grid md:mt-8">
          {/* The branch meets the first button, 56 px high, half a pixel below its middle, so that the line covers whole
              pixels. The rail comes from above the band, which clips it. */}
          {rail && (
            <>
              <Rail className="bottom-[calc(100%+var(--rail-turn)-30px)] -top-400 [--rail-column:0px]" />
              <RailBranch at="28.5px" />
            </>
          )}
          <Actions actions={actions} />
        </div>
      </Container>
    </section>
  );
}
