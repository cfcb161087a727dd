'use client';

import clsx from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { TextAreaField, TextField } from '@/components/ui/field';
import { LoadFailed } from '@/components/ui/load-failed';
import {
  type CaseAnswers,
  type CaseText,
  type CaseTool,
  caseTexts,
  cleanText,
} from '@/lib/business-case/answers';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP } from '@/lib/pricing/parameters';
import type { CaseContent, CaseNotes, ChangeCase } from './content';
import { DeadlineField } from './deadline-field';
import styles from './form.module.css';

const loadQuestions = () => import('./case-questions');
const parts = ['calculator', 'roi', 'readiness', 'selector'] as const;

/** Two short fields in a row, where there is room. Hints are as high as their neighbors', so that the fields align. */
const pairs = clsx(
  'grid gap-x-5 @md:grid-cols-2 *:has-[textarea]:col-span-full [&>fieldset]:col-span-full',
  '@md:[&_label+p]:min-h-[2lh] [&>:has(textarea)_label+p]:min-h-0!',
);
/** A statement beside its answer. */
const statements = 'grid *:items-center *:gap-x-5 @md:*:grid @md:*:grid-cols-[1fr_15rem] @md:[&_label]:mb-0';

/**
 * The inputs of a case: four texts, and the answers of the four tools. It is not an HTML form, because it sends
 * nothing, and Enter before hydration would put the typed texts into the address.
 */
export function CaseForm({
  ref,
  content,
  answers,
  currency,
  currencies,
  revision,
  notes,
  onChange,
}: {
  ref: Ref<HTMLElement>;
  content: CaseContent;
  answers: CaseAnswers;
  currency: Currency;
  currencies: readonly Currency[];
  /** Changes when another case replaces this one, so that no field keeps the earlier text. */
  revision: number;
  notes: CaseNotes;
  onChange: ChangeCase;
}) {
  const { form, roi } = content;
  const { fields, groups } = form;
  const [wanted, setWanted] = useState(0);
  const questions = useLazyModule(loadQuestions, wanted > 0);
  const Questions = questions.loaded?.default;

  const write = (name: CaseText) => (typed: string) =>
    onChange((present) => ({ ...present, texts: { ...present.texts, [name]: cleanText(name, typed) } }));
  const text = (name: CaseText) => ({
    // The document's sections have ids of their own, such as 'case-problem'.
    id: `field-${name}`,
    name,
    ...fields[name],
    maxLength: caseTexts[name],
    value: answers.texts[name],
    onChange: ({ target }: { target: { value: string } }) => write(name)(target.value),
  });
  const { onChange: _, maxLength, ...deadline } = text('deadline');

  /**
   * Number of answers given and needed. Add-ons and cost are optional: none is a valid answer, and the price fills in
   * the cost.
   */
  const progress = (part: CaseTool | 'roi'): [given: number, needed: number] => {
    if (part === 'roi') {
      const needed = roi.filter(({ id }) => id !== 'cost');
      return [needed.filter(({ id }) => answers.roi[id] !== undefined).length, needed.length];
    }
    const needed = part === 'calculator' ? answers[part].slice(0, ADD_ON_STEP) : answers[part];
    return [needed.filter((answer) => answer !== null).length, needed.length];
  };

  return (
    <section
      ref={ref}
      aria-labelledby="case-form"
      className="@container noscript:hidden lg:sticky lg:bottom-0 lg:self-end print:hidden"
    >
      <h2 id="case-form" tabIndex={-1} className="type-h3">
        {form.form}
      </h2>
      <p className="type-small mt-1 text-ink-2">{form.lead}</p>
      <div className={clsx('mt-5 gap-y-5', pairs)}>
        <TextAreaField {...text('problem')} rows={3} />
        <TextField {...text('owner')} autoComplete="off" />
        <DeadlineField key={revision} {...deadline} onDate={write('deadline')} note={notes.deadline} />
        <TextField {...text('hoursGiver')} autoComplete="off" optional />
        <TextField {...text('budgetLine')} autoComplete="off" optional />
        <TextAreaField {...text('alternatives')} rows={3} optional />
      </div>
      <ol className="rail-into mt-8 pl-9 [--rail-at:28px]">
        {parts.map((part) => {
          const [given, needed] = progress(part);
          const unanswered = part === 'selector' ? groups.optional : groups.unanswered;
          return (
            <Group
              key={part}
              name={groups[part]}
              status={given === needed ? groups.done : given > 0 ? `${given} of ${needed}` : unanswered}
              done={given === needed}
              columns={part === 'readiness' ? statements : pairs}
              onOpen={() => setWanted((times) => times + 1)}
            >
              {questions.failed && <LoadFailed onRetry={questions.retry} />}
              {Questions && (
                <Questions
                  key={revision}
                  notes={notes}
                  part={part}
                  content={content}
                  answers={answers}
                  currency={currency}
                  currencies={currencies}
                  onChange={onChange}
                />
              )}
            </Group>
          );
        })}
      </ol>
      <p className="type-meta mt-6 text-ink-2">{form.actions.private}</p>
    </section>
  );
}

/** A collapsible part of the form with its progress. */
function Group({
  name,
  status,
  done,
  columns,
  onOpen,
  children,
}: {
  name: string;
  /** Progress in words: 'not answered', '3 of 16', 'answered'. */
  status: string;
  done: boolean;
  /** Classes that place the questions. */
  columns: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <li className={styles.group} data-done={done || undefined}>
      <details
        onToggle={({ currentTarget: { open } }) => {
          if (!open) return;
          setOpened(true);
          onOpen();
        }}
      >
        <summary>
          {name} <span className="text-[0.9375rem] font-normal text-ink-2">{status}</span>
        </summary>
        {/* Dozens of selects render only after the part was opened. */}
        {opened && <div className={clsx('gap-y-4 pt-4 pb-2', columns)}>{children}</div>}
      </details>
    </li>
  );
}
