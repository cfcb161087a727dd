import { businessCaseContent } from '@/app/_lib/business-case-content';
import { buildBusinessCase } from '@/components/business-case/build-business-case';
import { composeTexts } from '@/components/business-case/compose-texts';
import { readBusinessCase } from '@/lib/business-case/link';
import { currencyOf, specification } from '../fixtures/specification';

/** With the specification's prices, so that a price that changes in content changes nothing in tests. */
export const content = { ...businessCaseContent, rules: specification };

/** A case of a link with its texts, as the memo and the workbook take it. */
export function composeBusinessCase(link: string, code = 'USD', today = '') {
  const currency = currencyOf(code);
  const businessCase = buildBusinessCase(readBusinessCase(link), content, currency, today);
  return { businessCase, texts: composeTexts(businessCase), link: 'https://site.example/case#v=1' };
}
