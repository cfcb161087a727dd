import type { ComponentProps } from 'react';
import { ButtonRow } from '@/components/ui/button-row';
import { Container } from '@/components/ui/container';
import { Rail, RailBranch } from '@/components/ui/rail';
import { NOT_SEARCHED_ATTRIBUTE } from '@/lib/build-attributes';

type Props = { heading: string; lead: string } & ComponentProps<typeof ButtonRow>;

/** The last band of a page. The page's rail underlines the headline on its way and ends in the first button. */
export const ClosingAction = ({ heading, lead, actions }: Props) => (
  <section
    aria-labelledby="closing-action"
    className="band ember overflow-clip"
    {...{ [NOT_SEARCHED_ATTRIBUTE]: '' }}
  >
    <Container className="pad-section lg:grid lg:split-7-5 lg:items-end">
      <h2 id="closing-action" className="type-h1 max-w-[14em] whitespace-pre-line">
        {heading}
      </h2>
      <p className="type-lead mt-4 max-w-reading md:mt-6 lg:mt-0">{lead}</p>
      {/* The rail reaches over seven columns to the first action, which has a line of its own when there are three. */}
      <div className="relative mt-6 flex flex-wrap gap-3 [--rail-column:0px] md:mt-8 lg:col-start-2 lg:mt-6 lg:[&>a:nth-last-of-type(3)]:mr-[50%] lg:[--rail-column:calc(-140%-2.8rem)] lg:[--rail-reach:calc(140%+2.8rem)]">
        {/* The branch meets the first button, 56 px high, half a pixel below its middle, so that the line covers whole
              pixels. The rail comes from above the band, which clips it, and overlaps the turn. */}
        <Rail className="bottom-[calc(100%+var(--rail-turn)-32px)] -top-400" />
        <RailBranch at="28.5px" />
        <ButtonRow actions={actions} />
      </div>
    </Container>
  </section>
);
