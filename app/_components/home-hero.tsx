import { contentIndex } from '@/app/_lib/content-index';
import { FirstQuestion } from '@/components/home/lists-in-browser';
import { ButtonRow } from '@/components/ui/button-row';
import { Container } from '@/components/ui/container';
import { Rail, RailStart } from '@/components/ui/rail';
import { home } from '@/content/site/home';
import { firstQuestion } from '@/content/tools/selector';
import { linkToSelector } from '@/lib/service-selector/requirements';

const answers = firstQuestion.goals.map(({ id, label, service: serviceId }) => {
  const service = contentIndex.services.find((entry) => entry.id === serviceId);
  if (!service)
    throw new Error(`content/tools/selector.ts, goal '${id}': there is no service '${serviceId}'.`);
  const { title, usd, weeks } = service;
  return { id, label, href: linkToSelector(id), service: title, usd, weeks };
});

/**
 * The hero of the home page. The lane enters from the left edge under the headline and turns down into the question.
 * On wide screens the page's rail leaves it beside the column; on narrow ones the lane is the rail. The headline is plain
 * text, because it is the largest thing the browser paints. It fills the column, and must not wrap in a browser that draws
 * letters a little wider.
 */
export function HomeHero() {
  const { headline, lead, actions, statistics, next } = home.hero;
  return (
    <section aria-labelledby="headline" className="overflow-x-clip">
      <Container className="pt-5 md:pt-8 lg:pt-12">
        <div className="@container">
          {/* The headline reaches to the window's edge: it stays on one line in the slightly wider fallback font, and
              wraps when a visitor spaces letters. */}
          <h1
            id="headline"
            className="-ml-[0.05em] text-[length:clamp(min(3.375rem,15.6vw),9.99cqi,9rem)] [line-height:0.99] font-semibold [letter-spacing:-0.022em] font-stretch-75% md:max-lg:text-[length:15cqi] lg:min-w-[calc(100%+var(--pad))] lg:[line-height:0.9]"
          >
            {headline[0]}
            {/* Preserved, because browsers drop a space before a block from the heading's accessible name. */}
            <span className="whitespace-pre-wrap"> </span>
            <span className="block lg:inline">{headline[1]}</span>
          </h1>
        </div>
        <div className="relative mt-5.5 grid grid-cols-1 lg:mt-10.25 lg:grid-cols-[repeat(12,1fr)] lg:gap-x-8 lg:pb-13.75">
          <Rail className="z-1 -bottom-(--section) max-lg:top-(--rail-turn) [--rail-column:0px]" />
          <div className="relative [--rail-column:0px] lg:col-span-5 lg:flex lg:flex-col lg:pt-9.25">
            <RailStart className="top-0 h-full lg:hidden" />
            <p className="max-w-120 type-lead">{lead}</p>
            <div className="mt-5 flex flex-wrap gap-2 md:mt-7.25 md:gap-3">
              <ButtonRow actions={actions} />
            </div>
            <dl className="mt-auto hidden gap-5 pt-8 lg:flex xl:gap-10">
              {statistics.map(({ value, label }) => (
                <div key={label} className="flex max-w-34 flex-col-reverse justify-end gap-2">
                  <dt className="text-small [line-height:calc(4/3)] text-ink-2">{label}</dt>
                  <dd className="text-h3-lg [line-height:1] font-medium [letter-spacing:-0.015em] whitespace-nowrap even-digits font-stretch-75%">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <FirstQuestion
            question={firstQuestion.question}
            answers={answers}
            defaultAnswer={firstQuestion.defaultGoal}
            questions={firstQuestion.questions}
            next={next}
          />
        </div>
      </Container>
    </section>
  );
}
