import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import sheet from '@/components/wizard/result-sheet.module.css';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { BusinessCaseTexts } from './compose-texts';
import type { BusinessCaseContent } from './types';

type Props = {
  ref?: Ref<HTMLElement>;
  id: string;
  content: BusinessCaseContent;
  texts: BusinessCaseTexts;
  /** Marks the figures as an example's, in a quieter color. */
  isExample?: boolean;
  /** Shows the memo's parts on the screen too. */
  isMemo: boolean;
  note?: string | undefined;
  children?: ReactNode;
};

/** The first page, on the screen and on paper; the memo adds the problem, whose the numbers are, and room to sign. */
export function FirstPage({ content: { words }, texts, isExample, isMemo, ...props }: Props) {
  const { id, note } = props;
  const memoOnly = isMemo ? undefined : 'hidden print:block';
  return (
    <section
      ref={props.ref}
      aria-labelledby={id}
      className={`${isMemo ? 'bg-sunk' : 'band'} relative z-6 grid grid-cols-1 gap-x-16 gap-y-4 rounded-panel p-5 md:px-10 md:py-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-12 print:gap-y-3 print:p-0 ${sheet.sheet}`}
    >
      <div className="lg:col-span-2">
        {/* In print, the head of the sheet names the company. */}
        {isMemo && <p className="type-small mb-3 text-ink-2 empty:hidden print:hidden">{texts.company}</p>}
        <h2 id={id} tabIndex={-1} className="type-h4">
          {texts.title}
        </h2>
        {note && <p className="type-small text-ink-2">{note}</p>}
      </div>
      <div role="status" className="grid max-w-reading content-start gap-2">
        <p className="type-h1 mb-1">{texts.verdict}</p>
        <h3 className={clsx('type-h4', memoOnly)}>{words.why.heading}</h3>
        {[...texts.reasons, ...texts.checks].map((reason) => (
          <p key={reason}>
            <NoWrapRanges text={reason} />
          </p>
        ))}
      </div>
      {/* On a phone each figure stands beside its name, so that all three fit in one screen. */}
      <dl className="grid items-end gap-x-8 gap-y-3 border-t border-edge pt-5 sm:grid-cols-3 lg:order-1 lg:col-span-2">
        {texts.figures.map(({ label, value }) => (
          <div
            key={label}
            className={clsx(
              'gap-x-4 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between',
              value === null && 'text-ink-3',
            )}
          >
            <dt className="type-small font-semibold">
              <span>{label}</span>
              {isExample && <span className="font-normal text-ink-2"> example</span>}
            </dt>
            <dd
              className={clsx(
                'type-figure whitespace-nowrap max-sm:text-h3-lg sm:mt-1.5',
                isExample && 'text-ink-2 opacity-75',
              )}
            >
              {value ?? words.figures.open}
            </dd>
          </div>
        ))}
      </dl>
      <div className="max-lg:pt-3 lg:self-start lg:border-l-3 lg:border-lane lg:pl-6">
        <h3 className="type-h4">{words.ask.heading}</h3>
        <div className="mt-1.5 grid max-w-reading gap-2.5">
          <p>{texts.ask}</p>
          <dl className="max-w-sm text-small even-digits empty:hidden">
            {texts.approval.map(({ label, value }, index) => (
              <div
                key={label}
                className={clsx(
                  'flex justify-between gap-4 border-b border-rule py-1',
                  index === 3 && 'font-semibold',
                )}
              >
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="type-small text-ink-2 empty:hidden">{texts.notes.join(' ')}</p>
        </div>
        {props.children}
      </div>
      {texts.points.length > 0 && (
        <div className="type-small max-w-[48rem] lg:order-2 lg:col-span-2">
          <p className="font-semibold">{words.todo.lead}</p>
          <ul>
            {texts.points.map((line) => (
              <li key={line} className="mt-1 ml-0.5 border-l-2 border-before pl-3">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={clsx('lg:order-3 lg:col-span-2', memoOnly)}>
        {texts.background.map((line) => (
          <p key={line} className="mb-2 max-w-reading wrap-anywhere print:max-w-none">
            {line}
          </p>
        ))}
        <p className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[3fr_3fr_2fr]">
          {words.ask.signature.map((label) => (
            <span key={label} className="border-b border-edge pt-2 pb-1">{`${label} `}</span>
          ))}
        </p>
        <p className="pt-3 text-right text-note text-ink-3">
          {fillPlaceholders(words.page, { page: 1, pages: texts.pages })}
        </p>
      </div>
    </section>
  );
}
