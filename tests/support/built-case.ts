import { caseContent } from '@/app/_lib/case-content';
import { buildCase } from '@/components/business-case/build-case';
import { composeCase } from '@/components/business-case/case-texts';
import { readCase } from '@/lib/business-case/link';
import { currencyOf, specification } from '../fixtures/specification';

/** With the specification's prices, so that a price that changes in content changes nothing in tests. */
export const content = { ...caseContent, rules: specification };

/** A case of a link with its texts, as the page, the memo and the workbook take it. */
export function builtCase(link: string, code = 'USD') {
  const currency = currencyOf(code);
  const businessCase = buildCase(readCase(link), content.rules, currency.exchangeRate);
  return {
    ...{ businessCase, currency, content, link: 'https://site.example/case#v=1' },
    texts: composeCase(businessCase, content, currency),
  };
}
