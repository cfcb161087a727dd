import { Price } from '@/components/currency/price';
import { PriceText } from '@/components/currency/price-text';
import { TextLink } from '@/components/ui/text-link';
import * as routes from '@/lib/routes';
import type { SectionRenderer } from './types';

/** The price of a group program: a worked quote line by line, and what it includes. */
export const GroupQuote: SectionRenderer<'group-quote'> = ({ paragraphs }, { groupQuote }) => {
  const { people, lines, total } = groupQuote;
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2 lg:*:min-w-0">
      <table className="w-full [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-left [&_td]:text-right">
        <caption className="type-h3 mb-4 text-left">
          {`Worked example: a group program for ${people} people`}
        </caption>
        <tbody className="[&_th]:font-normal">
          {lines.map(({ label, usd }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Price usd={usd} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row">Total</th>
            <td>
              <Price usd={total} />
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="grid max-w-reading content-start gap-4 lg:pt-9 lg:pl-8">
        {paragraphs.map((text) => (
          <p key={text}>
            <PriceText text={text} />
          </p>
        ))}
        <TextLink href={routes.pricingCalculator}>Estimate a Price</TextLink>
      </div>
    </div>
  );
};
