import { buildCase } from '@/lib/business-case/build-case';
import { caseAddress, readCase } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import { absolute } from '@/lib/routes/site-origin';
import { composeCase } from './case-texts';
import type { CaseContent } from './content';
import { Memo } from './memo';

/** The memo of the worked example, rendered on the server. Search results should not quote its figures. */
export function ExampleMemo({ content, currency }: { content: CaseContent; currency: Currency }) {
  const businessCase = buildCase(readCase(content.example), content.rules, currency.exchangeRate);
  return (
    <div data-nosnippet>
      <Memo
        businessCase={businessCase}
        texts={composeCase(businessCase, content, currency)}
        content={content}
        currency={currency}
        note={content.form.actions.example}
        link={absolute(caseAddress(businessCase.answers, { memo: true }))}
      />
    </div>
  );
}
