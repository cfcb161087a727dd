'use client';

import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { ElementChildren } from '@/components/ui/element-children';
import { Icon } from '@/components/ui/icon';
import type { ToolOption } from '@/content/schemas/tools';
import type { Wizard } from './use-wizard';

/** The parts of an answer's row; the mark is a radio's or checkbox's. */
export const answerOptionClasses = {
  row: 'relative flex min-h-14 w-full cursor-pointer flex-wrap items-center gap-x-[min(1.125rem,5vw)] rounded-control border-[1.5px] px-[min(1.25rem,6vw)] py-2 text-left [line-height:1.4] max-[24rem]:gap-x-3 max-[24rem]:px-3.5',
  unchosen: 'border-edge bg-raised hover:border-ink active:bg-tint',
  chosen: 'border-lane bg-tint [box-shadow:inset_0_0_0_0.5px_var(--lane)]',
  mark: 'grid size-[22px] flex-none place-items-center',
  // An amount wraps below the label where that would have less room than this.
  label: 'flex min-w-0 flex-[1_1_min(6rem,50%)] flex-wrap items-center gap-x-2.5 text-pretty',
  hint: 'order-1 basis-full text-small text-ink-2',
  value: 'ml-auto flex-none text-ink-2 even-digits max-[24rem]:text-small',
};

const STEP_HEADING = 'step-heading';

type WizardStepProps = { wizard: Wizard; question: string; children: ElementChildren };

/** One screen of a wizard: the question, and its answers as children. Screen readers announce its number. */
export const WizardStep = ({ wizard: { state, steps, heading }, question, children }: WizardStepProps) => (
  <div className="animate-[rise-in_var(--t-slow)_var(--ease)]">
    <h2 id={STEP_HEADING} ref={heading} tabIndex={-1} className="type-h3-lg focus:outline-offset-6">
      <span className="sr-only">{`Question ${state.step + 1} of ${steps}: `}</span>
      <span>{question}</span>
    </h2>
    {children}
  </div>
);

/**
 * A question whose answers lead to the next step. They are buttons, because the arrow keys of a radio group would
 * also choose. Only a given answer is highlighted; the default is labeled 'suggested'. A button below confirms the
 * default or, after Back, the given answer.
 */
export function QuestionStep({
  wizard,
  question,
  place,
  options,
  defaultId,
  renderValue,
  shareOf,
  note,
  children,
}: {
  wizard: Wizard;
  question: string;
  /** Such as 'Data, statement 1 of 2'. */
  place?: string;
  options: readonly ToolOption[];
  defaultId?: string | undefined;
  /** Shown at the right end of an answer's row. */
  renderValue?: (id: string) => ReactNode;
  /** An answer's share, from 0 to 1, drawn as a line in its row. */
  shareOf?: (id: string) => number;
  note?: string | undefined;
  /** Between the answers and the buttons below them. */
  children?: ReactElement | false;
}) {
  const { state, choose, goBack } = wizard;
  const chosen = state.answers[state.step];
  const current = options.find(({ id }) => id === (chosen ?? defaultId));
  return (
    <WizardStep wizard={wizard} question={question}>
      <p className="type-small mt-2 text-ink-2 empty:hidden">
        {[place && `${place}.`, state.step === 0 && 'Choosing an answer takes you to the next step.']
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className="mt-4 grid gap-2.5" aria-labelledby={STEP_HEADING}>
        {options.map(({ id, label, measure, hint }) => (
          <li key={id}>
            <button
              type="button"
              className={clsx(
                answerOptionClasses.row,
                'group',
                id === chosen ? answerOptionClasses.chosen : answerOptionClasses.unchosen,
              )}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              <span
                aria-hidden
                className={clsx(
                  answerOptionClasses.mark,
                  'rounded-full bg-raised',
                  id === chosen ? 'border-7 border-lane' : 'border-2 border-before',
                )}
              />
              <span className={answerOptionClasses.label}>
                <span className="font-semibold">{label}</span>
                {(measure ?? hint) && (
                  <span className={answerOptionClasses.hint}>{` ${measure ?? hint}`}</span>
                )}
                {id === current?.id && (
                  <span>
                    {' '}
                    <Badge variant="outline" size="sm">
                      {chosen ? 'your answer' : 'suggested'}
                    </Badge>
                  </span>
                )}
              </span>
              {shareOf && (
                <span
                  aria-hidden
                  className="w-[36%] flex-none max-sm:order-1 max-sm:mt-1.5 max-sm:ml-10 max-sm:w-[calc(100%-3rem)]"
                >
                  <span
                    className={clsx(
                      'relative block h-[3px] after:absolute after:top-[-3.5px] after:-right-[5px] after:size-2.5 after:rounded-full after:bg-inherit',
                      id === chosen ? 'bg-lane' : 'bg-before group-hover:bg-lane group-focus-visible:bg-lane',
                    )}
                    style={{ width: `${shareOf(id) * 100}%` }}
                  />
                </span>
              )}
              {renderValue && (
                <span className={clsx(answerOptionClasses.value, 'sm:min-w-20 sm:text-right')}>
                  {renderValue(id)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {note && <p className="type-small mt-3 text-ink-2">{note}</p>}
      {children}
      <div className="mt-6 flex flex-wrap gap-2.5">
        {state.step > 0 && (
          <Button variant="outline" className="max-sm:px-4" onClick={goBack}>
            <Icon name="arrow-left" size={18} />
            Back
          </Button>
        )}
        {current && (
          <Button
            className="max-sm:flex-auto max-sm:px-3 max-sm:text-small"
            onClick={() => choose(current.id)}
          >
            {`Continue with ${current.label}`}
          </Button>
        )}
      </div>
    </WizardStep>
  );
}
