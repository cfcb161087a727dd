'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { ShareButtons } from '@/components/wizard/result-actions';
import type { BusinessCase } from '@/lib/business-case/build-case';
import type { Currency } from '@/lib/currency/format';
import type { DocumentInfo } from '@/lib/documents/brand';
import { localDay } from '@/lib/format/dates';
import { contactRoute } from '@/lib/routes/browser-routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { caseText } from './compose';
import type { CaseContent } from './content';
import type { CaseDocument } from './document';
import { type Cleared, StartOver } from './start-over';

type Kind = 'docx' | 'xlsx';
const FILE_NAME = 'business-case';
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

/** Downloads, sharing and handing over to our team. Nothing is sent automatically. */
export function CaseActions({
  content,
  businessCase,
  written,
  currency,
  onStartOver,
}: {
  content: CaseContent;
  businessCase: BusinessCase;
  written: CaseDocument;
  currency: Currency;
  onStartOver: (cleared: Cleared) => void;
}) {
  const { form, company, email, words } = content;
  const { actions } = form;
  const [busy, setBusy] = useState<Kind>();
  const [message, setMessage] = useState('');

  const make = async (kind: Kind) => {
    if (busy) return;
    setBusy(kind);
    setMessage(actions.making.replace('{file}', `${FILE_NAME}.${kind}`));
    const info: DocumentInfo = {
      title: written.title,
      subtitle: words.subtitle,
      description: written.reasons.join(' '),
      date: localDay(new Date()),
      sender: { name: company, email, origin: window.location.origin },
    };
    try {
      const bytes =
        kind === 'docx'
          ? await (await import('./make-docx')).makeDocx(info, written, businessCase, content, currency)
          : await (await import('./make-xlsx')).makeXlsx(info, businessCase, content, currency, written.link);
      save(bytes, `${FILE_NAME}.${kind}`);
      setMessage(actions.made.replace('{file}', `${FILE_NAME}.${kind}`));
    } catch (error) {
      console.warn('The file could not be made:', error);
      setMessage(actions.failed);
    }
    setBusy(undefined);
  };

  return (
    <section aria-labelledby="case-actions" className="mt-12 lg:col-span-full lg:mt-0 print:hidden">
      <h2 id="case-actions" className="type-h3">
        {actions.heading}
      </h2>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink
          href={contactRoute}
          onClick={() => {
            const service = businessCase.price?.parameters.serviceType;
            prefillContactForm({
              from: 'case',
              message: caseText(written),
              inquiryType: 'consultation',
              ...(service && { service: content.priced[service].id }),
            });
          }}
        >
          {actions.send}
        </ButtonLink>
        {(['docx', 'xlsx'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            loading={busy === kind}
            // Not `disabled`, because a disabled button loses the focus.
            aria-disabled={busy && true}
            onClick={() => void make(kind)}
          >
            {actions[kind]}
          </Button>
        ))}
      </div>
      <p role="status" className="type-meta mt-3 min-h-5 text-ink-2">
        {message}
      </p>
      <div className="flex flex-wrap items-start gap-x-6">
        <ShareButtons address={() => written.link} />
        <StartOver onStartOver={onStartOver} />
      </div>
      <p className="type-meta text-ink-2">{actions.link}</p>
    </section>
  );
}
