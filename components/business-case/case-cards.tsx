'use client';

import clsx from 'clsx';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { TextAreaField, TextField } from '@/components/ui/field';
import { LoadFailed } from '@/components/ui/load-failed';
import { type CaseAnswers, type CaseText, caseTexts, cleanText } from '@/lib/business-case/answers';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP } from '@/lib/pricing-calculator/parameters';
import styles from './case-cards.module.css';
import { type CaseCard, type CaseContent, type CaseNotes, type ChangeCase, caseCards } from './content';
import { DeadlineField } from './deadline-field';

const loadQuestions = () => import('./case-questions');

/** Two short fields in a row, where there is room. */
const pairs =
  'grid grid-cols-[minmax(0,1fr)] gap-5 @md:grid-cols-2 *:has-[textarea]:col-span-full [&>fieldset]:col-span-full';
/** Where hints wrap, all are as high as two lines, so that the fields align. */
const numbers = `${pairs} @md:@max-[54rem]:[&_label+p]:min-h-[2lh]`;
/** A statement beside its answer. */
const statements =
  'grid grid-cols-[minmax(0,1fr)] gap-4 *:items-center *:gap-x-5 @md:*:grid @md:*:grid-cols-[1fr_15rem] @md:[&_label]:mb-0';
const columns: Readonly<Record<CaseCard, string>> = {
  problem: pairs,
  calculator: pairs,
  roi: numbers,
  finance: numbers,
  readiness: statements,
};

/** The number of open questions of each card. Add-ons, cost, budget line, discount rate and hours without AI may be. */
function openIn({ texts, calculator, roi, finance, readiness }: CaseAnswers): Record<CaseCard, number> {
  const count = (values: readonly unknown[]) =>
    values.filter((value) => value === null || value === undefined || value === '').length;
  const isPriced = count(calculator.slice(0, ADD_ON_STEP)) === 0;
  return {
    problem: count([texts.problem.trim(), texts.owner.trim(), texts.deadline]),
    calculator: count(calculator.slice(0, ADD_ON_STEP)),
    roi: count([
      ...[roi.hours, roi.weeks, roi.rate, roi.adoption, roi.running],
      isPriced || roi.cost !== undefined ? 0 : null,
    ]),
    finance: count([finance.cashShare, texts.hoursGiver.trim()]),
    readiness: count(readiness),
  };
}

/**
 * The inputs of a case as five cards, one open at a time. It is not an HTML form, because it sends nothing, and Enter
 * before hydration would put the typed texts into the address.
 */
export function CaseCards({
  ref,
  content,
  answers,
  currency,
  currencies,
  revision,
  notes,
  onChange,
  isHidden,
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
  /** Without the rail, whose start would stand above the memo. */
  isHidden: boolean;
}) {
  const { form } = content;
  const [open, setOpen] = useState<CaseCard | null>('problem');
  const questions = useLazyModule(loadQuestions, open !== null && open !== 'problem');
  const Questions = questions.loaded?.default;
  const opens = openIn(answers);

  const write = (name: CaseText) => (typed: string) =>
    onChange((present) => ({ ...present, texts: { ...present.texts, [name]: cleanText(name, typed) } }));
  const text = (name: CaseText) => ({
    id: `field-${name}`,
    name,
    ...form.fields[name],
    maxLength: caseTexts[name],
    value: answers.texts[name],
    onChange: ({ target }: { target: { value: string } }) => write(name)(target.value),
  });
  const { onChange: _, maxLength, ...deadline } = text('deadline');

  return (
    <section ref={ref} aria-labelledby="case-form" className="mt-10 noscript:hidden">
      <h2 id="case-form" tabIndex={-1} className="type-h3">
        {form.heading}
      </h2>
      <p className="type-small mt-1 max-w-reading text-ink-2">{form.lead}</p>
      <div className={clsx(!isHidden && 'rail-into', styles.cards)}>
        {caseCards.map((card) => (
          <Card
            key={card}
            id={card}
            name={form.cards[card]}
            open={open === card}
            state={opens[card] === 0 ? form.done : form.open.replace('{count}', String(opens[card]))}
            done={opens[card] === 0}
            onToggle={() => setOpen(open === card ? null : card)}
          >
            {card === 'problem' ? (
              <>
                <TextAreaField {...text('problem')} rows={2} />
                <TextField {...text('owner')} autoComplete="off" />
                <DeadlineField key={revision} {...deadline} onDate={write('deadline')} />
              </>
            ) : (
              <>
                {questions.failed && <LoadFailed onRetry={questions.retry} />}
                {Questions && (
                  <Questions
                    key={revision}
                    card={card}
                    content={content}
                    answers={answers}
                    currency={currency}
                    currencies={currencies}
                    notes={notes}
                    text={text}
                    onChange={onChange}
                  />
                )}
              </>
            )}
          </Card>
        ))}
      </div>
    </section>
  );
}

/** A card: its heading with what is open, and its fields while it is the open one. */
function Card({
  id,
  name,
  state,
  done,
  open,
  onToggle,
  children,
}: {
  id: CaseCard;
  name: string;
  /** 'answered' or '3 open'. */
  state: string;
  done: boolean;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // On a phone, the card that closes may be above: the pressed heading stays where it was pressed.
  const toggle = () => {
    const before = button.current?.getBoundingClientRect().top ?? 0;
    flushSync(onToggle);
    const after = button.current?.getBoundingClientRect().top ?? before;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  };
  return (
    <>
      <h3 data-done={done || undefined} data-open={open || undefined} className={styles.head}>
        <button ref={button} type="button" aria-expanded={open} aria-controls={`card-${id}`} onClick={toggle}>
          <span>{name}</span> <span className={styles.state}>{state}</span>
        </button>
      </h3>
      <div id={`card-${id}`} hidden={!open} className={styles.fields}>
        {open && <div className={columns[id]}>{children}</div>}
      </div>
    </>
  );
}
