'use client';

import { Container } from '@/components/ui/container';
import { AnswersPanel } from '@/components/wizard/answers-panel';
import { OptionList } from '@/components/wizard/option-list';
import { Progress } from '@/components/wizard/progress';
import { StepFoot } from '@/components/wizard/step-actions';
import { useHeadingFocus, useWalk } from '@/components/wizard/use-wizard';
import type { ReadinessArea } from '@/content/readiness.schema';
import type { ToolOption } from '@/content/tools.schema';
import { PER_AREA, readinessAlphabets } from '@/lib/readiness/answers';
import { readinessReducer } from '@/lib/readiness/machine';
import type { Level, Verdict } from '@/lib/readiness/score';
import { isDone } from '@/lib/wizard/wizard-state';
import { ReadinessResult } from './readiness-result';

/** What the assessment says, as plain data from content. */
export type ReadinessContent = {
  heading: string;
  lead: string;
  company: string;
  areas: readonly (ReadinessArea & { serviceTitle: string; serviceUrl: string })[];
  scale: readonly ToolOption[];
  verdicts: Readonly<Record<Verdict, { title: string; text: string }>>;
  levels: Readonly<Record<Level, { label: string }>>;
  words: { allReady: string; bars: string; privacy: string };
};

/** The AI readiness assessment: sixteen statements, a score for each area, and what to do first (RESOURCES-13). */
export function ReadinessAssessment({ content }: { content: ReadinessContent }) {
  const { walk, moves, send } = useWalk(readinessAlphabets, readinessReducer);
  const heading = useHeadingFocus(moves);
  const { areas, scale, words } = content;
  const area = areas[Math.floor(walk.at / PER_AREA)];
  const statement = area?.statements[walk.at % PER_AREA];

  if (isDone(walk, readinessAlphabets) || !area || !statement) {
    return (
      <Container className="tool">
        <ReadinessResult
          content={content}
          walk={walk}
          heading={heading}
          onStartOver={() => send({ type: 'start-over' })}
        />
      </Container>
    );
  }
  return (
    <Container className="tool">
      <h1 className="type-h1">{content.heading}</h1>
      <p className="type-lead mt-3 text-ink-2">{content.lead}</p>
      <div className="needs-script">
        <Progress index={walk.at} steps={readinessAlphabets.length} />
        <div className="tool-columns">
          <section key={walk.at} aria-labelledby="step-heading" className="tool-step">
            <p className="type-meta mb-2 text-ink-2">
              {area.name}, statement {(walk.at % PER_AREA) + 1} of {PER_AREA}
            </p>
            <h2 id="step-heading" ref={heading} tabIndex={-1} className="type-h2">
              {statement}
            </h2>
            <OptionList
              options={scale}
              labelledBy="step-heading"
              chosen={walk.answers[walk.at]}
              onChoose={(value) => send({ type: 'choose', value })}
            />
            <StepFoot
              hint="Choosing an answer moves you on."
              onBack={walk.at > 0 ? () => send({ type: 'back' }) : undefined}
            />
          </section>
          <AnswersPanel
            rows={areas.map(({ name }, index) => {
              const given = Math.min(PER_AREA, Math.max(0, walk.answers.length - index * PER_AREA));
              return {
                label: name,
                value: given > 0 && `${given} of ${PER_AREA}`,
                now: areas[index] === area,
              };
            })}
          >
            <p className="type-meta mt-4 text-ink-2">{words.privacy}</p>
          </AnswersPanel>
        </div>
      </div>
    </Container>
  );
}
