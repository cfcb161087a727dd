import { buildCase } from '@/lib/business-case/build-case';
import { caseAddress, readCase } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import { absolute } from '@/lib/routes/site-origin';
import { CaseDocumentView } from './case-document';
import { composeCase } from './compose';
import type { CaseContent } from './content';

/** The worked example, rendered on the server and shown until the first answer. */
export function ExampleCase({ content, currency }: { content: CaseContent; currency: Currency }) {
  const businessCase = buildCase(readCase(content.example), content.rules, currency.exchangeRate);
  return (
    <CaseDocumentView
      businessCase={businessCase}
      written={composeCase(businessCase, content, currency, {
        link: absolute(caseAddress(businessCase.answers)),
      })}
      content={content}
      currency={currency}
      note={content.form.example}
      isExample
    />
  );
}
