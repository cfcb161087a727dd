'use client';

import { BusinessCaseLink } from '@/components/business-case/business-case-link';
import { TextLink } from '@/components/ui/text-link';
import { ContactLink, ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import { ResultPanel, ResultSheet, ResultTitle, WizardColumns } from '@/components/wizard/result-sheet';
import type { Wizard } from '@/components/wizard/use-wizard';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { ReadinessAnswer } from '@/lib/readiness-assessment/answers';
import { formatPercent, scoreReadiness } from '@/lib/readiness-assessment/score';
import { describeAnswers } from '@/lib/wizard/describe-answers';
import type { ReadinessContent } from './readiness-assessment';
import { ReadinessGauge } from './readiness-gauge';

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
        <p className="type-lead max-w-reading print:mt-2 print:max-w-none print:text-copy">
          {fillPlaceholders(verdict.text, { areas: weak.join(', ') })}
        </p>
      </div>
      <div className="rail-into band mt-9 rounded-panel p-[min(1.75rem,8vw)] [--rail-at:3rem] print:mt-2 print:p-0">
        <p>
          <strong className="type-figure mr-3 text-h1 print:text-h3">{overall}</strong>
          Overall <span className="type-small inline-block text-ink-2">The average of the areas.</span>
        </p>
        <h2 className="sr-only">Your areas</h2>
        <ReadinessGauge {...content} answers={answers} />
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
