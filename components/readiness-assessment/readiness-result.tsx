'use client';

import { ArrowRight } from 'lucide';
import type { RefObject } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintFoot, PrintHead } from '@/components/wizard/print-sheet';
import { ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import { contactRoute } from '@/lib/browser-routes';
import { handToContactForm } from '@/lib/handoff';
import type { Answer } from '@/lib/readiness/answers';
import { readinessText } from '@/lib/readiness/result-text';
import { percent, scoreReadiness } from '@/lib/readiness/score';
import { describeAnswers } from '@/lib/wizard/describe-answers';
import type { Walk } from '@/lib/wizard/wizard-state';
import { AreaBars } from './area-bars';
import type { ReadinessContent } from './readiness-assessment';

/** Steps that the result names at most. */
const MOST_STEPS = 3;

/** The result: what it says as a whole, each area's share, and what to do first. */
export function ReadinessResult({
  content,
  walk,
  heading,
  onStartOver,
}: {
  content: ReadinessContent;
  walk: Walk;
  heading: RefObject<HTMLHeadingElement | null>;
  onStartOver: () => void;
}) {
  const { areas, scale, levels, verdicts, words, company } = content;
  // The walk holds only values of readinessAlphabets, which are the answers.
  const result = scoreReadiness(walk.answers as Answer[]);
  const statements = areas.flatMap((area) => area.statements);
  const answers = describeAnswers(
    statements.map((label) => ({ label, options: scale })),
    walk.answers,
  );
  const verdict = verdicts[result.verdict];
  const rows = result.areas.map(({ area, share, points, of, level }) => ({
    name: areas[area]?.name ?? '',
    share: percent(share),
    part: share,
    points: `${points} of ${of}`,
    level: levels[level].label,
  }));
  const first = result.first.slice(0, MOST_STEPS).flatMap(({ area }) => areas[area] ?? []);
  const ready = result.first.every(({ level }) => level === 'ready');
  const link = window.location.href;
  const overall = percent(result.overall);

  return (
    <section aria-labelledby="result-heading" className="tool-result readiness">
      <PrintHead name={company} title="AI readiness" />
      <p className="text-ink-2">
        {content.heading}, {answers.length} of {answers.length} answered
      </p>
      <h1 id="result-heading" ref={heading} tabIndex={-1} className="type-h1 mt-2">
        {verdict.title}
      </h1>
      <p className="type-lead mt-4 max-w-reading text-ink-2">{verdict.text}</p>
      <div className="tool-columns mt-9">
        <div className="result-table">
          <h2 className="type-h3">Where you stand</h2>
          <AreaBars rows={rows} caption={words.bars} />
        </div>
        <div className="result-panel">
          <p>Overall</p>
          <p className="type-figure mt-2">{overall}</p>
          <p className="type-meta mt-2 mb-4 text-ink-2">The mean of the four areas.</p>
          <ShareButtons />
        </div>
      </div>
      <h2 className="type-h3 mt-9">What to do first</h2>
      {ready && <p className="mt-2 max-w-reading text-ink-2">{words.allReady}</p>}
      <ol className="next-steps">
        {first.map(({ name, next, why, serviceTitle, serviceUrl }) => (
          <li key={name}>
            <p className="font-semibold">
              {name}: {next}
            </p>
            <p className="type-small mt-1 text-ink-2">{why}</p>
            <p className="no-print mt-1">
              <a href={serviceUrl} className="inline-flex min-h-6 items-center gap-2">
                <span className="text-link">{serviceTitle}</span>
                <Icon icon={ArrowRight} size={18} className="arrow-move text-ember-text" />
              </a>
            </p>
          </li>
        ))}
      </ol>
      <div className="no-print mt-9 flex flex-wrap gap-3">
        <ButtonLink
          href={contactRoute}
          size="lg"
          className="max-sm:w-full"
          onClick={() =>
            handToContactForm({
              message: readinessText({ verdict: verdict.title, overall, areas: rows, first, link }),
              inquiryType: 'consultation',
              ...(first[0] && { service: first[0].service }),
            })
          }
        >
          Book a Consultation
        </ButtonLink>
        <StartOverButton onClick={onStartOver} />
      </div>
      <PrintFoot answers={answers} link={link} />
    </section>
  );
}
