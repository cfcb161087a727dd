'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useId, useRef } from 'react';
import type { NavigationItem, NavigationLink } from '@/content/navigation.schema';
import styles from './site-menu.module.css';
import { useMenu } from './use-menu';

/** The button that opens the panel on small screens, and the link in its place. */
const toggle =
  'min-h-11 min-w-11 items-center justify-center rounded-control border-[1.5px] border-edge bg-raised text-[0.9375rem] font-medium nav:hidden';
const itemClass = clsx(styles.item, 'relative nav:flex nav:h-full nav:items-center');
const titleClass = clsx(styles.title, 'flex items-center whitespace-nowrap');

function isBelow(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}

/**
 * The header's menu: one list of disclosures for all widths, behind a toggle on small screens.
 *
 * @param icons drawn by the server, so that no page loads an icon library for them.
 * @param tools currency picker, theme button and call to action; they share the panel on small screens.
 */
export function SiteMenu({
  items,
  icons,
  tools,
}: {
  items: readonly NavigationItem[];
  icons: { open: ReactNode; close: ReactNode; chevron: ReactNode };
  tools: ReactNode;
}) {
  const path = usePathname();
  const root = useRef<HTMLDivElement>(null);
  const { state, dispatch } = useMenu(root);
  const panelId = useId();

  return (
    <div ref={root} className="print:hidden nav:h-full nav:flex-1">
      <button
        type="button"
        data-panel
        className={clsx(toggle, 'inline-flex noscript:hidden')}
        aria-expanded={state.panel}
        aria-controls={panelId}
        aria-label={state.panel ? 'Close menu' : 'Open menu'}
        onClick={() => dispatch({ type: 'toggle-panel' })}
      >
        {state.panel ? icons.close : icons.open}
      </button>
      {/* Without JavaScript the panel opens as the target of this link. */}
      <a href={`#${panelId}`} className={clsx(toggle, 'hidden px-3.5 noscript:inline-flex')}>
        Menu
      </a>
      <div
        id={panelId}
        className={clsx(styles.panel, 'nav:flex nav:h-full nav:items-center nav:justify-between nav:gap-4')}
        data-open={state.panel}
      >
        <nav aria-label="Main" className="nav:h-full">
          <ul className="nav:flex nav:h-full nav:gap-[clamp(0.5rem,5vw-3rem,1.5rem)]">
            {items.map((item) =>
              item.links ? (
                <Submenu
                  key={item.label}
                  item={item}
                  chevron={icons.chevron}
                  path={path}
                  active={item.section.some((section) => isBelow(path, section))}
                  open={state.submenu === item.label}
                  onToggle={() => dispatch({ type: 'toggle-submenu', label: item.label })}
                  onChoose={() => dispatch({ type: 'close' })}
                />
              ) : (
                <li
                  key={item.label}
                  data-menu-item
                  className={itemClass}
                  data-active={isActiveLink(path, item.href)}
                >
                  <a
                    href={item.href}
                    className={titleClass}
                    aria-current={
                      path === item.href ? 'page' : isActiveLink(path, item.href) ? 'true' : undefined
                    }
                    onClick={() => dispatch({ type: 'close' })}
                  >
                    {item.label}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="max-nav:mt-6 max-nav:grid max-nav:grid-cols-2 max-nav:gap-x-2 max-nav:gap-y-2.5 nav:flex nav:items-center nav:gap-[clamp(0.5rem,4vw-2.3rem,1.25rem)]">
          {tools}
        </div>
      </div>
    </div>
  );
}

function isActiveLink(path: string, href: string): boolean {
  return href === '/' ? path === '/' : isBelow(path, href);
}

function Submenu({
  item,
  chevron,
  path,
  active,
  open,
  onToggle,
  onChoose,
}: {
  item: Extract<NavigationItem, { links: NavigationLink[] }>;
  chevron: ReactNode;
  path: string;
  active: boolean;
  open: boolean;
  onToggle: () => void;
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <li data-menu-item className={itemClass} data-active={active}>
      <button
        type="button"
        data-submenu
        className={clsx(
          titleClass,
          '*:flex-none *:stroke-[1.5] *:text-ink-2 aria-expanded:*:[transform:rotate(180deg)]',
        )}
        aria-expanded={open}
        aria-controls={id}
        aria-current={active ? 'true' : undefined}
        onClick={onToggle}
      >
        {item.label}
        {chevron}
      </button>
      <ul
        id={id}
        className={clsx(
          styles.submenu,
          !open && styles.closed,
          'max-nav:relative max-nav:mb-3 nav:absolute nav:-left-[26px] nav:top-[calc(100%-5px)] nav:w-max nav:min-w-100',
          'nav:rounded-card nav:border nav:border-edge nav:bg-raised nav:p-2 nav:shadow-2',
        )}
      >
        {item.links.map((link, index) => (
          <li key={link.href}>
            <a
              href={link.href}
              className={styles.row}
              aria-current={path === link.href ? 'page' : undefined}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={link.hint ? `${id}-${index}-hint` : undefined}
              onClick={onChoose}
            >
              <span id={`${id}-${index}`} className="nav:font-semibold">
                {link.label}
              </span>{' '}
              {link.hint && (
                <span id={`${id}-${index}-hint`} className="text-[0.9375rem] text-ink-2 max-nav:hidden">
                  {link.hint}
                </span>
              )}
            </a>{' '}
          </li>
        ))}
      </ul>
    </li>
  );
}
