'use client';

import { useEffect, useState } from 'react';
import { needsScript } from '@/lib/build-attributes';
import type { SearchHit } from '@/lib/search/search';
import { pathOf } from '@/lib/search/section';

const MAX_PAGES = 3;

/**
 * Up to three pages that match the words of a missing address. Their space is reserved, so that nothing moves. The
 * framework puts this component into the script of every page, so what it searches with loads when it runs.
 */
export function SimilarPagesList({ heading }: { heading: string }) {
  const [hits, setHits] = useState<readonly SearchHit[]>([]);

  useEffect(() => {
    const suggest = () =>
      import('./similar-pages')
        .then(({ findSimilarPages }) => findSimilarPages(window.location.pathname, MAX_PAGES))
        // Without suggestions the page still lists other ways on.
        .then(setHits, () => undefined);
    // Runs when the page is idle. Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(suggest, 500);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(suggest);
    return () => window.cancelIdleCallback(idle);
  }, []);

  return (
    <div {...needsScript} className="mt-10 min-h-44">
      {hits.length > 0 && (
        <nav aria-labelledby="suggestions">
          <h2 id="suggestions" className="type-h4">
            {heading}
          </h2>
          <ul className="mt-2">
            {hits.map(({ section }) => (
              <li key={section.href}>
                <a href={pathOf(section)} className="text-link inline-block py-1">
                  {section.page}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
