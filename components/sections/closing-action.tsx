import type { ReactNode } from 'react';
import { Rail, RailBranch } from '@/components/layout/rail';
import { Container } from '@/components/ui/container';

/** The last dark band of a page: a headline and its actions; a rail ends in the first button. */
export function ClosingAction({
  heading,
  lead,
  actions,
  rail = false,
}: {
  heading: string;
  lead: string;
  actions: ReactNode;
  /** True where the page has a rail, which then turns into the first button. */
  rail?: boolean;
}) {
  return (
    <section aria-labelledby="closing-action" className="band overflow-y-clip">
      <Container className="pad-section">
        <h2 id="closing-action" className="type-h1 max-w-[14em] whitespace-pre-line">
          {heading}
        </h2>
        <p className="type-lead mt-6 max-w-reading text-ink-2">{lead}</p>
        <div className="relative mt-8 flex flex-wrap gap-3 max-sm:grid">
          {/* The branch turns into the first button, 56 px high: half a pixel below the middle, where the line covers
              whole ones. The rail comes from above the band, which cuts it off. */}
          {rail && (
            <>
              <Rail className="bottom-[calc(100%+var(--rail-turn)-30px)] -top-400 [--rail-column:0px]" />
              <RailBranch at="28.5px" />
            </>
          )}
          {actions}
        </div>
      </Container>
    </section>
  );
}
