import { PriceText } from '@/components/currency/price-text';
import { spreadChildren } from '@/components/prose/spread-children';

const plain = (word: string) => word.toLowerCase().replace(/['’]/g, '');

/** Text with some words highlighted. @param words in lower case, without apostrophes */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return spreadChildren(text.split(/((?:\{usd:\d+\})|[\p{L}\p{N}'’]+)/u), (part) =>
    words.has(plain(part)) ? (
      <mark className="bg-tint font-semibold text-ink">{part}</mark>
    ) : (
      <PriceText text={part} />
    ),
  );
}
