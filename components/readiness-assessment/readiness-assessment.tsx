'use client';

import type { ReactElement } from 'react';
import { GuidedTool } from '@/components/wizard/guided-tool';
import { QuestionStep } from '@/components/wizard/question-step';
import { useWizard } from '@/components/wizard/use-wizard';
import type { ReadinessArea } from '@/content/schemas/readiness';
import type { ToolOption } from '@/content/schemas/tools';
import { listStatements, readinessUrlCodes } from '@/lib/readiness-assessment/answers';
import type { ReadinessLevel, ReadinessVerdict } from '@/lib/readiness-assessment/score';
import { ReadinessGauge } from './readiness-gauge';

/** An area with title and address of what helps there; `service` is the id where it is a service. */
type AreaWithHelp = Pick<ReadinessArea, 'name' | 'statements' | 'next' | 'why'> & {
  label: string;
  href: string;
  service?: string;
};

/** Every text of the assessment, as plain data from content. */
export type ReadinessContent = {
  company: string;
  areas: readonly AreaWithHelp[];
  scale: readonly ToolOption[];
  verdicts: Readonly<Record<ReadinessVerdict, { title: string; text: string }>>;
  levels: Readonly<Record<ReadinessLevel, { label: string }>>;
  words: {
    allReady: { text: string; links: readonly { label: string; href: string }[] };
    privacy: string;
  };
};

const loadResult = () => import('./readiness-result');
const statements = listStatements();

/** The AI readiness assessment: statements, a score for each area, and what to do first. */
export function ReadinessAssessment({ head, content }: { head: ReactElement; content: ReadinessContent }) {
  const wizard = useWizard(readinessUrlCodes, 'readiness');
  const { areas, scale, words } = content;
  const { answers, step } = wizard.state;
  const current = statements[step];
  const area = current && areas[current.area];
  return (
    <GuidedTool
      wizard={wizard}
      head={head}
      question={
        area && (
          <QuestionStep
            key={step}
            wizard={wizard}
            question={area.statements[current.place] ?? ''}
            place={`${area.name}, statement ${current.place + 1} of ${current.count}`}
            options={scale}
          />
        )
      }
      answers={<ReadinessGauge {...content} answers={answers} now={current?.area} />}
      note={<p className="type-small mt-6 max-w-reading text-ink-2">{words.privacy}</p>}
      load={loadResult}
      result={({ ReadinessResult }) => <ReadinessResult content={content} wizard={wizard} />}
    />
  );
}
