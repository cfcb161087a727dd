'use client';

import { BusinessCaseLink } from '@/components/business-case/business-case-link';
import { ChartBar } from '@/components/illustrations/charts/bar';
import { TextLink } from '@/components/ui/text-link';
import { ContactLink, ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import { ResultPanel, ResultSheet, ResultTitle, WizardColumns } from '@/components/wizard/result-sheet';
import type { Wizard } from '@/components/wizard/use-wizard';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { ReadinessAnswer } from '@/lib/readiness-assessment/answers';
import { formatPercent, scoreReadiness } from '@/lib/readiness-assessment/score';
import { describeAnswers } from '@/lib/wizard/describe-answers';
import type { ReadinessContent } from './readiness-assessment';

const cell = 'py-3 align-bottom print:py-1.5';

/** The result: the verdict, each area's share, and what to do first. */
export function ReadinessResult({ content, wizard }: { content: ReadinessContent; wizard: Wizard }) {
  const { answers } = wizard.state;
  const { areas, scale, levels, verdicts, words, company } = content;
  // A wizard's state holds only values of readinessUrlCodes, which are the answers.
  const result = scoreReadiness(answers as ReadinessAnswer[]);
  const questions = areas.flatMap((area) => area.statements.map((label) => ({ label, options: scale })));
  const verdict = verdicts[result.verdict];
  const nameOf = (area: number) => areas[area]?.name ?? '';
  const first = result.gaps.flatMap(({ area }) => areas[area] ?? []);
  const weak = result.gaps.filter(({ level }) => level === 'not-yet').map(({ area }) => nameOf(area));
  const overall = formatPercent(result.overall);

  return (
    <ResultSheet company={company} title="AI readiness" answers={describeAnswers(questions, answers)}>
      <div className="grid gap-y-5 lg:split-7-5 lg:items-baseline print:block">
        <ResultTitle ref={wizard.heading}>{verdict.title}</ResultTitle>
        <div className="max-w-reading print:mt-2 print:max-w-none">
          <p className="type-lead print:text-copy">
            {fillPlaceholders(verdict.text, { areas: weak.join(', ') })}
          </p>
          <p className="type-small mt-3 text-ink-2 print:hidden">
            {`${content.heading}, ${answers.length} of ${answers.length} answered`}
          </p>
        </div>
      </div>
      {/* On the scale of the bars below it. */}
      <div className="mt-9 flex items-end print:mt-2">
        <div className="w-[74%] pr-5">
          <p className="font-semibold">
            Overall{' '}
            <span className="type-small inline-block text-ink-2 sm:ml-1.5">The average of the areas.</span>
          </p>
          <div className="rail-into mt-3 [--rail-at:7px] print:mt-1">
            <ChartBar tone="lane" share={result.overall * 100} marked />
          </div>
        </div>
        <p className="type-figure print:text-h3">{overall}</p>
      </div>
      <div className="@container">
        <h2 className="type-h3 mt-10 print:mt-2">Your areas</h2>
        <table className="mt-3 w-full [line-height:1.35]">
          <caption className="type-small pb-1 text-left text-ink-2">{words.bars}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Share</th>
              <th scope="col">Level</th>
            </tr>
          </thead>
          <tbody>
            {result.areas.map(({ area, share, points, maxPoints, level }) => (
              <tr
                key={area}
                className="border-b border-rule @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:items-center"
              >
                <th
                  scope="row"
                  className={`${cell} w-[74%] pr-5 text-left font-semibold @max-[15rem]:w-full`}
                >
                  <span>{nameOf(area)}</span>{' '}
                  <span className="inline-block text-small font-normal text-ink-2 even-digits min-[24rem]:ml-1.5 max-[24rem]:block">
                    {`${points} of ${maxPoints} points`}
                  </span>
                  <ChartBar tone="lane" share={share * 100} marked />
                </th>
                <td
                  className={`${cell} w-[1%] pr-4 text-right font-semibold even-digits @max-[15rem]:ml-auto`}
                >
                  {formatPercent(share)}
                </td>
                <td className={`${cell} whitespace-nowrap text-ink-2 @max-[15rem]:ml-auto`}>
                  {levels[level].label}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <WizardColumns className="mt-12 print:mt-2 print:block">
        <div>
          <h2 className="type-h3">What to do first</h2>
          {first.length === 0 && (
            <>
              <p className="mt-2 max-w-reading">{words.allReady.text}</p>
              <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
                {words.allReady.links.map(({ label, href }) => (
                  <TextLink key={href} href={href}>
                    {label}
                  </TextLink>
                ))}
              </p>
            </>
          )}
          <ol className="mt-4 grid max-w-reading gap-5 print:mt-2 print:max-w-none print:gap-2">
            {first.map(({ name, next, why, label, href }) => (
              <li
                key={name}
                className="relative pl-11 before:absolute before:left-0 before:grid before:size-7 before:place-items-center before:rounded-full before:border-2 before:border-lane before:text-small before:font-semibold before:[content:counter(list-item)]"
              >
                <p className="font-semibold">{`${name}: ${next}`}</p>
                <p className="mt-1">{why}</p>
                <p className="mt-1 print:hidden">
                  <TextLink href={href}>{label}</TextLink>
                </p>
              </li>
            ))}
          </ol>
        </div>
        <ResultPanel className="print:hidden">
          <ContactLink
            from="readiness"
            message={[
              ['My result from the AI readiness assessment:'],
              [
                `Result: ${verdict.title}, ${overall} overall`,
                ...result.areas.map(
                  ({ area, share, level }) =>
                    `${nameOf(area)}: ${formatPercent(share)}, ${levels[level].label.toLowerCase()}`,
                ),
                ...first.map(({ name, next }) => `First step for ${name.toLowerCase()}: ${next}`),
              ],
            ]}
            service={first[0]?.service}
            className="w-full"
          >
            Book a Consultation
          </ContactLink>
          <BusinessCaseLink result={{ tool: 'readiness', answers }} className="mt-4 mb-1" />
          <StartOverButton className="mt-2.5 w-full" onClick={wizard.startOver} />
          <ShareButtons className="mt-3" />
        </ResultPanel>
      </WizardColumns>
    </ResultSheet>
  );
}
