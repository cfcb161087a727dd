'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import type { BusinessCase } from '@/lib/business-case/build-case';
import type { Currency } from '@/lib/currency/format';
import type { CaseTexts } from './case-texts';
import type { CaseContent } from './content';

/** How long the object URL stays valid. */
const REVOKE_DELAY_MS = 60_000;

/** Saves bytes as a file in the browser's downloads. */
function save(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  // WebKit reads the bytes after the click and fires no event when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}

/**
 * The workbook, the link, printing and Start Over. Nothing is sent.
 *
 * @param link address of the case, with all its answers.
 */
export function CaseActions({
  content,
  businessCase,
  texts,
  currency,
  link,
  onStartOver,
}: {
  content: CaseContent;
  businessCase: BusinessCase;
  texts: CaseTexts;
  currency: Currency;
  link: string;
  onStartOver: () => void;
}) {
  const { actions } = content.form;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const service = businessCase.price?.parameters.serviceType;
  const file = `business-case${service ? `-${service}` : ''}.xlsx`;

  const make = async () => {
    setBusy(true);
    setMessage(actions.making.replace('{file}', file));
    try {
      const { makeXlsx } = await import('./make-xlsx');
      save(await makeXlsx({ businessCase, texts, content, currency, link }), file);
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
        <Button variant="outline" loading={busy} onClick={() => void make()}>
          {actions.xlsx}
        </Button>
        <StartOverButton onClick={onStartOver} />
        <ShareButtons address={() => link} />
      </div>
      <p role="status" className="type-small min-h-5 text-ink-2">
        {message}
      </p>
      <p className="type-small text-ink-2">{actions.link}</p>
    </div>
  );
}
