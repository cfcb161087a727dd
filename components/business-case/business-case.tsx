'use client';

import { type ReactNode, useRef } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { emptyAnswers, isEmpty } from '@/lib/business-case/answers';
import { CaseForm } from './case-form';
import type { CaseContent } from './content';
import { useCaseAnswers } from './use-case-answers';
import { useLoaded } from './use-loaded';

const loadLiveCase = () => import('./live-case');

/**
 * The business case: what it needs beside the document, which follows while the visitor types. All that writes a
 * document loads with the first answer.
 *
 * @param example the document of the worked example, which stands until then.
 */
export function BusinessCase({ content, example }: { content: CaseContent; example: ReactNode }) {
  const form = useRef<HTMLElement>(null);
  const [answers, change] = useCaseAnswers(form);
  const { currency: display, currencies } = useCurrency();
  const currency = currencies.find(({ code }) => code === answers.currency) ?? display;
  const isExample = isEmpty(answers);
  const Live = useLoaded(loadLiveCase, !isExample, answers)?.default;

  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[calc(41.6667%-4.1667rem)_minmax(0,1fr)] print:block noscript:block!">
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
      <div className="min-w-0 max-w-[48rem] print:max-w-none">
        {isExample ? (
          example
        ) : Live ? (
          <Live
            answers={answers}
            content={content}
            currency={currency}
            onStartOver={() => change(() => emptyAnswers)}
          />
        ) : (
          <p role="status" className="min-h-screen text-ink-2">
            {content.form.loading}
          </p>
        )}
      </div>
    </div>
  );
}
