'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ToolOption } from '@/content/tools/tools.schema';
import { STEP_HEADING, StepActions } from './wizard-step';

/** The parts of an answer's row: the row, the radio's or checkbox's mark, the label and the value at the right end. */
export const optionClasses = {
  row: clsx(
    'relative flex min-h-17 w-full cursor-pointer flex-wrap items-center gap-x-[min(1.125rem,5vw)] rounded-control',
    'border-[1.5px] px-[min(1.25rem,6vw)] py-3 text-left leading-[1.4] max-[24rem]:gap-x-3 max-[24rem]:px-3.5',
  ),
  unchosen: 'border-edge bg-raised hover:border-ink active:bg-tint',
  chosen: 'border-lane bg-tint [box-shadow:inset_0_0_0_0.5px_var(--lane)]',
  mark: 'grid size-[22px] flex-none place-items-center',
  // An amount that leaves the label less than this goes below it.
  label: 'min-w-0 flex-[1_1_min(6rem,50%)] text-pretty',
  value: 'ml-auto flex-none text-ink-2 even-digits max-[24rem]:text-[0.875rem]',
};

/**
 * The answers of one question. They are buttons because choosing one moves on: the arrow keys of a radio group would
 * choose, too. Only a given answer is highlighted. The default is labeled 'suggested'. The default, and after Back the
 * given answer, also has a button below.
 */
export function OptionList({
  options,
  chosen,
  defaultId,
  onChoose,
  onBack,
  renderValue,
  shareOf,
  note,
  children,
}: {
  options: readonly ToolOption[];
  /** Id of the answer given, or undefined before there is one. */
  chosen: string | undefined;
  /** Id of the default answer, where the question has one. */
  defaultId?: string;
  onChoose: (id: string) => void;
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
  /** Content at the right end of an answer's row. */
  renderValue?: (id: string) => ReactNode;
  /** An answer's share, from 0 to 1, drawn as a line in its row. */
  shareOf?: (id: string) => number;
  /** Text below the answers. */
  note?: string | undefined;
  /** Between the answers and the buttons below them. */
  children?: ReactNode;
}) {
  const current = options.find(({ id }) => id === (chosen ?? defaultId));
  return (
    <>
      <ul className="mt-5 grid gap-2.5 md:mt-7" aria-labelledby={STEP_HEADING}>
        {options.map(({ id, label, measure, hint }) => (
          <li key={id}>
            <button
              type="button"
              className={clsx(
                optionClasses.row,
                'group',
                id === chosen ? optionClasses.chosen : optionClasses.unchosen,
              )}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <span
                aria-hidden
                className={clsx(
                  optionClasses.mark,
                  'rounded-full bg-raised',
                  id === chosen ? 'border-7 border-lane' : 'border-2 border-before',
                )}
              />
              <span className={optionClasses.label}>
                <span className="font-semibold">{label}</span>
                {(measure ?? hint) && <span className="text-ink-2"> {measure ?? hint}</span>}
                {id === current?.id && ' '}
                {id === current?.id && (
                  <span className="text-[0.8125rem] text-ink-2 before:content-['·_'_/_'']">
                    {chosen ? 'your answer' : 'suggested'}
                  </span>
                )}
              </span>
              {shareOf && (
                <span
                  aria-hidden
                  className="absolute inset-x-1.5 -bottom-[2.25px] sm:static sm:w-[36%] sm:flex-none"
                >
                  <span
                    className={clsx(
                      'relative block h-[3px] after:absolute after:top-[-3.5px] after:-right-[5px] after:size-2.5 after:rounded-full after:bg-inherit max-sm:after:hidden',
                      id === chosen ? 'bg-lane' : 'bg-before group-hover:bg-lane group-focus-visible:bg-lane',
                    )}
                    style={{ width: `${shareOf(id) * 100}%` }}
                  />
                </span>
              )}
              {renderValue && (
                <span className={clsx(optionClasses.value, 'sm:min-w-20 sm:text-right')}>
                  {renderValue(id)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {note && <p className="type-meta mt-3 text-ink-2">{note}</p>}
      {children}
      <StepActions
        answer={current?.label}
        onContinue={() => current && onChoose(current.id)}
        onBack={onBack}
      />
    </>
  );
}
