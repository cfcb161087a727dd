import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { splitAtPrices } from '@/lib/currency/format';
import { Price } from './price';

/** A text in which each `{usd:5400}` becomes a price in the visitor's currency. */
export const PriceText = ({ text }: { text: string }) =>
  splitAtPrices(text).map(
    (part, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      index % 2 === 1 ? <Price key={index} usd={Number(part)} /> : <NoWrapRanges key={index} text={part} />,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  );
