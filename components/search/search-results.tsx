import { Marked } from '@/components/search/marked';
import type { SearchHit } from '@/lib/search/passage';

/** Search results: each page with its best passage. */
export function SearchResults({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="max-w-176 border-t border-rule">
      {hits.map(({ passage: { page, heading, href }, sentences, terms }) => {
        const words = new Set(terms);
        return (
          <li key={href + heading} className="border-b border-rule py-6">
            <h2 className="type-h4">
              <a href={href} className="text-link">
                <Marked text={page} words={words} />
                {heading !== page && (
                  <>
                    : <Marked text={heading} words={words} />
                  </>
                )}
              </a>
            </h2>
            <p className="mt-2 max-w-reading wrap-anywhere">
              <Marked text={sentences.join(' ')} words={words} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
