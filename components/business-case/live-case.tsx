'use client';

import { useMemo } from 'react';
import { ResultBar } from '@/components/wizard/result-bar';
import type { CaseAnswers } from '@/lib/business-case/answers';
import { buildCase } from '@/lib/business-case/build-case';
import { caseAddress } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/format-unconverted';
import { localDay } from '@/lib/format/dates';
import { paybackText } from '@/lib/roi/payback-text';
import { findImplausible } from '@/lib/roi/plausibility';
import { deadlineNote, hoursNote } from '@/lib/roi/plausibility-text';
import { CaseActions } from './case-actions';
import { CaseDocumentView } from './case-document';
import { composeCase } from './compose';
import type { CaseContent, CaseNotes } from './content';
import type { Cleared } from './start-over';

const OPEN_DETAILS = 'open';

/** What the form notes beside its fields. */
export function notesOf(answers: CaseAnswers): CaseNotes {
  const found = findImplausible(answers, localDay(new Date()));
  return { ...hoursNote(found), deadline: deadlineNote(found) };
}

/** The visitor's case and its actions. Loads with the first answer. */
export default function LiveCase({
  answers,
  content,
  currency,
  onStartOver,
}: {
  answers: CaseAnswers;
  content: CaseContent;
  currency: Currency;
  onStartOver: (cleared: Cleared) => void;
}) {
  const businessCase = useMemo(
    () => buildCase(answers, content.rules, currency.exchangeRate),
    [answers, content, currency],
  );
  const written = useMemo(() => {
    const address = caseAddress({ ...businessCase.answers, currency: currency.code });
    const link = new URL(address, window.location.origin).href;
    return composeCase(businessCase, content, currency, { link, today: localDay(new Date()) });
  }, [businessCase, content, currency]);
  const { own, open } = content.form;
  const { money } = businessCase;
  const all = { businessCase, written, content, currency };
  return (
    <>
      <CaseDocumentView
        {...all}
        note={businessCase.missing.length > 0 ? open : own}
        isExample={false}
        bar={
          <ResultBar
            href="#case-title"
            verdict={written.verdict}
            payback={money ? paybackText(money.cases.expected) : OPEN_DETAILS}
            firstYear={money ? wholeAmount(money.cases.expected.firstYearGain, currency) : OPEN_DETAILS}
          />
        }
      />
      <CaseActions {...all} onStartOver={onStartOver} />
    </>
  );
}
