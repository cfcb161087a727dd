import { PriceText } from '@/components/currency/price-text';
import { spreadChildren } from '@/components/ui/spread-children';
import type { SearchHit } from '@/lib/search/search';
import { stemsOf } from '@/lib/search/words';

/** Search results: each page with its best passage. */
export function SearchResults({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="max-w-176 border-t border-rule">
      {hits.map(({ passage, stems }) => (
        <li key={passage.href + passage.heading} className="border-b border-rule py-6">
          <h2 className="type-h4">
            <a href={passage.href} className="text-link">
              <Marked text={passage.page} stems={stems} />
              {passage.heading !== passage.page && (
                <>
                  : <Marked text={passage.heading} stems={stems} />
                </>
              )}
            </a>
          </h2>
          <p className="mt-2 max-w-reading wrap-anywhere">
            <Marked text={passage.text} stems={stems} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Text with the words of some stems highlighted. */
function Marked({ text, stems }: { text: string; stems: ReadonlySet<string> }) {
  return spreadChildren(text.split(/((?:\{usd:\d+\})|[\p{L}\p{N}'’]+)/u), (part) =>
    stemsOf(part).some((stem) => stems.has(stem)) ? (
      <mark className="bg-tint font-semibold text-ink">{part}</mark>
    ) : (
      <PriceText text={part} />
    ),
  );
}
