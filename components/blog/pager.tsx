'use client';

import type { MouseEvent, ReactNode } from 'react';

/**
 * Previous, the pages by number, Next (BLOG-06): links to addresses that stand for themselves.
 *
 * @param onGo takes a plain click on a page over, where the browser can show it without loading.
 */
export function Pager({
  current,
  pages,
  hrefOf,
  onGo,
}: {
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
  onGo?: ((page: number) => void) | undefined;
}) {
  const link = (page: number, label: ReactNode, current?: 'page') => (
    <a
      href={hrefOf(page)}
      className="pager-link"
      aria-current={current}
      onClick={(event: MouseEvent) => {
        // With a key held the browser opens it elsewhere.
        if (!onGo || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo(page);
      }}
    >
      {label}
    </a>
  );
  const turn = (page: number, label: string) =>
    page < 1 || page > pages ? <span className="pager-link pager-off">{label}</span> : link(page, label);
  return (
    <nav aria-label="Pages of the blog">
      <ul className="pager">
        <li>{turn(current - 1, 'Previous')}</li>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>{link(page, page, page === current ? 'page' : undefined)}</li>
        ))}
        <li>{turn(current + 1, 'Next')}</li>
      </ul>
    </nav>
  );
}
