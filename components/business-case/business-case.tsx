'use client';

import { useMemo, useRef } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { emptyAnswers, isEmpty } from '@/lib/business-case/answers';
import { buildCase, type BusinessCase as Case } from '@/lib/business-case/build-case';
import { fill } from '@/lib/business-case/fill';
import { readCase } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/own';
import { CaseActions } from './case-actions';
import { CaseDocumentView } from './case-document';
import { CaseForm } from './case-form';
import { composeCase } from './compose';
import type { CaseContent } from './content';
import { SensitivityChart } from './sensitivity-chart';
import { useCaseAnswers } from './use-case-answers';

/** The business case: what it needs beside the document, which follows while the visitor types. */
export function BusinessCase({ content }: { content: CaseContent }) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, change] = useCaseAnswers(form);
  const { currency: display, currencies } = useCurrency();
  const isExample = isEmpty(answers);
  const shown = useMemo(
    () => (isExample ? readCase(content.example) : answers),
    [isExample, content, answers],
  );
  const currency = currencies.find(({ code }) => code === shown.currency) ?? display;
  const of = useMemo(
    () => buildCase(shown, content.rules, currency.exchangeRate),
    [shown, content, currency],
  );
  const written = useMemo(() => composeCase(of, content, currency), [of, content, currency]);
  const { example, own, open } = content.form;

  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[calc(41.6667%-4.1667rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:block noscript:block!">
      <CaseForm
        ref={form}
        content={content}
        answers={answers}
        currency={currency}
        currencies={currencies}
        onChange={(next) =>
          // The first answer settles the currency, so that a link means the same to everyone.
          change((present) => next({ ...present, currency: present.currency || currency.code }))
        }
      />
      <div className="min-w-0 max-w-[48rem] lg:col-start-2 lg:row-span-2 lg:row-start-1 print:max-w-none">
        <CaseDocumentView
          document={written}
          company={`${content.company}, ${content.heading}`}
          note={isExample ? example : of.missing.length > 0 ? open : own}
          isExample={isExample}
          figure={(name) => (
            <Figure name={name} of={of} content={content} currency={currency} written={written} />
          )}
        />
      </div>
      <div className="print:hidden">
        <CaseActions
          content={content}
          of={of}
          written={written}
          currency={currency}
          isExample={isExample}
          onStartOver={() => change(() => emptyAnswers)}
        />
      </div>
    </div>
  );
}

function Figure({
  name,
  of: { money },
  content,
  currency,
  written,
}: {
  name: string;
  of: Case;
  content: CaseContent;
  currency: Currency;
  written: ReturnType<typeof composeCase>;
}) {
  if (!money) return null;
  const { curve: words, sensitivity } = content.words;
  const { names } = content.cases;
  const { low, expected, high } = money.cases;
  if (name === 'sensitivity')
    return (
      <SensitivityChart
        rows={written.swings}
        expected={expected.firstYearGain}
        caption={sensitivity.caption}
        head={sensitivity.head}
      />
    );
  const last = (of: typeof low) => wholeAmount(of.curve.at(-1)?.sum ?? 0, currency);
  const points = ({ curve }: typeof low) => curve.map(({ year, sum }): [number, number] => [year, sum]);
  return (
    <ArticleChart
      chart={{
        kind: 'curve',
        caption: words.caption,
        alt: fill(words.alt, {
          start: wholeAmount(expected.curve[0]?.sum ?? 0, currency),
          end: last(expected),
          low: last(low),
          high: last(high),
        }),
        xLabel: words.axis,
        yLabel: `${currency.symbol}, running total`,
        series: [
          { label: words.covered, tone: 'before', points: expected.curve.map(({ year }) => [year, 0]) },
          { label: names.low, tone: 'before', points: points(low) },
          { label: names.high, tone: 'before', points: points(high) },
          { label: names.expected, tone: 'lane', points: points(expected) },
        ],
      }}
    />
  );
}
