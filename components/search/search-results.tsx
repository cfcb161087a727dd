import { Price } from '@/components/currency/price';
import { splitAtPrices } from '@/lib/currency/format';
import type { SearchHit } from '@/lib/search/search';
import { stemsOf } from '@/lib/search/words';

/** Search results: each page with its best section. */
export function SearchResults({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="border-t border-edge">
      {hits.map(({ section, stems }) => (
        <li
          key={section.href + section.heading}
          className="grid gap-y-2 border-b border-rule py-6 lg:split-4-7"
        >
          <h2 className="type-h3">
            <a href={section.href} className="text-link">
              <Marked text={section.page} stems={stems} />
              {section.heading !== section.page && <Marked text={`: ${section.heading}`} stems={stems} />}
            </a>
          </h2>
          <p className="max-w-reading wrap-anywhere">
            <Marked text={section.text} stems={stems} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Text with the words of some stems highlighted. */
function Marked({ text, stems }: { text: string; stems: ReadonlySet<string> }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their places
  return text.split(/((?:\{usd:\d+\})|[\p{L}\p{N}'’]+)/u).map((part, index) => {
    const usd = splitAtPrices(part)[1];
    if (usd !== undefined) return <Price key={index} usd={Number(usd)} />;
    if (!stemsOf(part).some((stem) => stems.has(stem))) return <span key={index}>{part}</span>;
    return (
      <mark key={index} className="bg-tint font-semibold text-ink">
        {part}
      </mark>
    );
  });
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
