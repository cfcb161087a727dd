'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import type { BusinessCaseAnswers } from '@/lib/business-case/answers';
import { buildBusinessCaseAddress } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import { getToday } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { loadPart } from '@/lib/http/load-part';
import { linkToContact } from '@/lib/storage/prefill';
import { buildBusinessCase } from './build-business-case';
import { composeTeamMessage, composeTexts } from './compose-texts';
import type { makeXlsx } from './make-xlsx';
import type { BusinessCaseContent, UnreadableTexts } from './types';

export { Appendix } from './business-case-memo';

/** Builds the business case of some answers as of today, with its texts and the addresses that lead to it. */
export function buildLiveBusinessCase(
  answers: BusinessCaseAnswers,
  content: BusinessCaseContent,
  currency: Currency,
  unread: UnreadableTexts,
) {
  const businessCase = buildBusinessCase(answers, content, currency, getToday());
  const texts = composeTexts(businessCase, unread);
  const service = businessCase.price?.parameters.serviceType;
  const own = { ...answers, currency: currency.code };
  const address = (memo: boolean) =>
    new URL(buildBusinessCaseAddress(own, { memo }), window.location.origin).href;
  return {
    businessCase,
    texts,
    link: address(false),
    memoLink: address(true),
    contactLink: linkToContact({
      from: 'case',
      message: composeTeamMessage(texts, content.words, address(false)),
      inquiryType: 'consultation',
      service: service && content.priced[service].id,
    }),
    costNote: businessCase.isBelowEstimate ? fillPlaceholders(content.form.below, texts.values) : undefined,
  };
}

/** The workbook, the link and Start Over. Nothing is sent. */
export function BusinessCaseActions({
  onStartOver,
  ...book
}: Parameters<typeof makeXlsx>[0] & { onStartOver: () => void }) {
  const { actions } = book.businessCase.content.form;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const service = book.businessCase.price?.parameters.serviceType;
  const file = `business-case${service ? `-${service}` : ''}.xlsx`;

  const download = async () => {
    setBusy(true);
    setMessage(actions.making.replace('{file}', file));
    try {
      const { makeXlsx: make } = await loadPart(() => import('./make-xlsx'));
      const link = document.createElement('a');
      // It is never revoked, because WebKit reads it late.
      link.href = URL.createObjectURL(new Blob([await make(book)]));
      link.download = file;
      link.click();
      setMessage(actions.made.replace('{file}', file));
    } catch (error) {
      console.warn('The file could not be made:', error);
      setMessage(actions.failed);
    }
    setBusy(false);
  };

  return (
    <div className="mt-10 print:hidden">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Button variant="outline" loading={busy} onClick={() => void download()}>
          {actions.xlsx}
        </Button>
        <StartOverButton onClick={onStartOver} />
        <ShareButtons address={() => book.link} />
      </div>
      <p role="status" className="type-small min-h-5 text-ink-2">
        {message}
      </p>
      <p className="type-small text-ink-2">{actions.link}</p>
    </div>
  );
}
