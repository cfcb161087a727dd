import { businessCaseContent as content } from '@/app/_lib/business-case-content';
import { buildBusinessCase } from '@/components/business-case/build-business-case';
import { composeTexts } from '@/components/business-case/compose-texts';
import { makeXlsx } from '@/components/business-case/make-xlsx';
import { exampleLink } from '@/content/business-case/business-case';
import { currencies } from '@/content/pricing/currencies';
import { buildBusinessCaseAddress, readBusinessCase } from '@/lib/business-case/link';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';

export const dynamic = 'force-static';

/** The worked example of the business case, which is offered where scripts are off. The build makes it. */
export async function GET() {
  const [currency] = currencies;
  const businessCase = buildBusinessCase(readBusinessCase(exampleLink), content, currency);
  const texts = {
    ...composeTexts(businessCase, {}, true),
    title: 'AI business case workbook: an example',
  };
  const link = toAbsoluteUrl(buildBusinessCaseAddress(businessCase.answers));
  const bytes = await makeXlsx({ businessCase, texts, link });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': 'attachment',
      'X-Robots-Tag': 'noindex',
    },
  });
}
