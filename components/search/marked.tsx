import { PriceText } from '@/components/currency/price-text';
import { spreadChildren } from '@/components/prose/spread-children';
import { stemsOf } from '@/lib/search/words';

/** Text with the words of some stems highlighted. */
export function Marked({ text, stems }: { text: string; stems: ReadonlySet<string> }) {
  return spreadChildren(text.split(/((?:\{usd:\d+\})|[\p{L}\p{N}'’]+)/u), (part) =>
    stemsOf(part).some((stem) => stems.has(stem)) ? (
      <mark className="bg-tint font-semibold text-ink">{part}</mark>
    ) : (
      <PriceText text={part} />
    ),
  );
}
