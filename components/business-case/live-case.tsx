'use client';

import { useMemo } from 'react';
import type { CaseAnswers } from '@/lib/business-case/answers';
import { buildCase } from '@/lib/business-case/build-case';
import type { Currency } from '@/lib/currency/format';
import { CaseActions } from './case-actions';
import { composeCase } from './compose';
import type { CaseContent } from './content';
import { WrittenCase } from './written-case';

/** The visitor's own case, and what to do with it. Loads with the first answer. */
export default function LiveCase({
  answers,
  content,
  currency,
  onStartOver,
}: {
  answers: CaseAnswers;
  content: CaseContent;
  currency: Currency;
  onStartOver: () => void;
}) {
  const of = useMemo(
    () => buildCase(answers, content.rules, currency.exchangeRate),
    [answers, content, currency],
  );
  const written = useMemo(() => composeCase(of, content, currency), [of, content, currency]);
  const { own, open } = content.form;
  const all = { of, written, content, currency };
  return (
    <>
      <WrittenCase {...all} note={of.missing.length > 0 ? open : own} isExample={false} />
      <CaseActions {...all} onStartOver={onStartOver} />
    </>
  );
}
