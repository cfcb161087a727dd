'use client';

import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/components/ui/is-plain-click';

const item =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border-[1.5px] px-3.5 text-small font-semibold [line-height:1.2] max-[24rem]:px-2.5';
const linked =
  'border-edge hover:border-ink hover:bg-sunk aria-[current]:border-2 aria-[current]:border-lane aria-[current]:bg-tint';

type Props = {
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
  onGo?: ((page: number) => void) | undefined;
};

/** Links to pages. @param onGo replaces loading the page when the browser already has the articles. */
export function Pager({ current, pages, hrefOf, onGo }: Props) {
  const link = (page: number, label: ReactNode, current?: 'page') => (
    <a
      href={hrefOf(page)}
      className={clsx(item, linked)}
      aria-current={current}
      onClick={(event: MouseEvent) => {
        if (!onGo || !isPlainClick(event)) return;
        event.preventDefault();
        onGo(page);
      }}
    >
      {label}
    </a>
  );
  const neighborLink = (page: number, label: string) =>
    page < 1 || page > pages ? (
      <span className={clsx(item, 'border-dashed border-edge bg-sunk text-ink-3')}>{label}</span>
    ) : (
      link(page, label)
    );
  return (
    <nav aria-label="Pages of the blog">
      <ul className="mt-14 flex flex-wrap justify-center gap-2 max-[24rem]:gap-1.5">
        <li>{neighborLink(current - 1, 'Previous')}</li>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>{link(page, page, page === current ? 'page' : undefined)}</li>
        ))}
        <li>{neighborLink(current + 1, 'Next')}</li>
      </ul>
    </nav>
  );
}
