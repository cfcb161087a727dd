import clsx from 'clsx';
import { Section } from '@/components/ui/section';
import type { ArticleChartData } from '@/content/schemas/long-text';

type Steps = Extract<ArticleChartData, { kind: 'steps' }>;

/** The weeks that the note of a step begins with: 'Weeks 4 to 7, then gate 2' has four, another note none. */
function listWeeks(note = ''): number[] {
  const [, from = 1, to = from] = /^Weeks? (\d+)(?:(?: to |-)(\d+))?/.exec(note) ?? [0, 1, 0];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);
}

/** The drawing of a guide whose steps all have their weeks. */
export const findWeekSteps = (figures: Record<string, ArticleChartData>) =>
  Object.values(figures).find(
    (figure): figure is Steps =>
      figure.kind === 'steps' && figure.steps.every(({ note }) => listWeeks(note)[0]),
  );

const end =
  'after:absolute after:-right-3 after:-bottom-2.5 after:z-1 after:size-5 after:rounded-full after:border-4 after:border-lane md:after:-right-2.5 md:after:-bottom-3';

/** A guide's weeks on the lane: across the page, or down it on a narrow screen. A step ends in a ring where someone decides. */
export const WeekLine = ({ steps: { alt, caption, steps } }: { steps: Steps }) => (
  <Section tone="band" className="print:hidden">
    <figure>
      <div role="img" aria-label={alt} className="md:grid md:grid-cols-12">
        {steps.map(({ label, note, person }, index) => {
          const weeks = listWeeks(note);
          return (
            <div
              key={label}
              className="grid grid-cols-[3.5rem_1fr] content-start gap-x-6 md:grid-cols-1 md:gap-y-5"
              style={{ gridColumn: `span ${weeks.length}` }}
            >
              <div
                className={clsx(
                  'type-figure relative grid border-r-4 border-lane md:auto-cols-fr md:grid-flow-col md:border-r-0 md:border-b-4 md:pb-4 lg:text-h1',
                  (person || !steps[index + 1]) && [end, person ? 'after:bg-paper' : 'after:bg-lane'],
                )}
              >
                {weeks.map((week) => (
                  <span key={week} className="h-10 md:h-auto">
                    {week}
                  </span>
                ))}
              </div>
              <p className="type-small text-ink-2">
                <b className="type-h3-lg block text-ink md:max-xl:text-[2.3vw]">{label}</b> {note}
              </p>
            </div>
          );
        })}
      </div>
      <figcaption className="type-lead mt-10 text-ink-2">{caption}</figcaption>
    </figure>
  </Section>
);
