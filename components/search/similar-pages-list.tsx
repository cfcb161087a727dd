'use client';

import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { needsScript } from '@/lib/build-attributes';

const loadSimilarPages = async () =>
  (await import('./similar-pages')).findSimilarPages(window.location.pathname);

/**
 * Pages that match the words of a missing address. Their space is reserved, so that nothing moves. The
 * framework puts this component into the script of every page, so what it searches with loads when it runs.
 */
export function SimilarPagesList({ heading }: { heading: string }) {
  // Without suggestions the page still lists other ways on.
  const { loaded: pages = [] } = useLazyModule(loadSimilarPages, true);
  return (
    <div {...needsScript} className="mt-10 min-h-44">
      {pages.length > 0 && (
        <nav aria-labelledby="suggestions">
          <h2 id="suggestions" className="type-h4">
            {heading}
          </h2>
          <ul className="mt-2">
            {pages.map(([path, page]) => (
              <li key={path}>
                <a href={path} className="text-link inline-block py-1">
                  {page}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
