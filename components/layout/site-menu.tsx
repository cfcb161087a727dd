'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { NavigationItem, NavigationLink } from '@/content/navigation.schema';
import styles from './site-menu.module.css';
import { useMenu } from './use-menu';

/** The button that opens the panel on small screens, and the link in its place. */
const toggle =
  'min-h-11 min-w-11 items-center justify-center rounded-control border-[1.5px] border-edge bg-raised text-[0.9375rem] font-medium nav:hidden';

// Below 70rem the menu is a panel under the header; from there on it stands in the header on one line.
const panelClass =
  'max-nav:fixed max-nav:inset-x-0 max-nav:top-(--header) max-nav:bottom-0 max-nav:overflow-y-auto max-nav:overscroll-contain max-nav:bg-paper max-nav:px-(--pad) max-nav:pb-6 max-nav:in-data-scrolled:top-(--header-compact) nav:flex nav:h-full nav:items-center nav:justify-between nav:gap-4 noscript:max-nav:target:block';
const activeItem =
  'max-nav:before:absolute max-nav:before:top-[11px] max-nav:before:-left-(--pad) max-nav:before:h-8 max-nav:before:w-[5px] max-nav:before:rounded-[0_2px_2px_0] max-nav:before:bg-lane nav:after:absolute nav:after:inset-x-0 nav:after:-bottom-px nav:after:h-1 nav:after:rounded-[2px_2px_0_0] nav:after:bg-lane';

const itemClass = (active: boolean) =>
  clsx(
    'group/item relative max-nav:border-b max-nav:border-rule nav:flex nav:h-full nav:items-center',
    active && activeItem,
  );
const titleClass = (active: boolean) =>
  clsx(
    'flex items-center whitespace-nowrap max-nav:min-h-[54px] max-nav:w-full max-nav:justify-between max-nav:text-[1.5rem] max-nav:font-semibold max-nav:tracking-[-0.01em] max-nav:font-stretch-78% nav:min-h-11 nav:gap-[0.1875rem] nav:pt-px nav:text-[0.96875rem]',
    active ? 'nav:font-semibold' : 'nav:font-medium',
  );

function isBelow(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}

/**
 * The header's menu: one list of disclosures for all widths, behind a toggle on small screens.
 *
 * @param tools currency picker, theme button and call to action; they share the panel on small screens.
 */
export function SiteMenu({ items, tools }: { items: readonly NavigationItem[]; tools: ReactNode }) {
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
        <Icon name={state.panel ? 'x' : 'menu'} />
      </button>
      {/* Without JavaScript the panel opens as the target of this link. */}
      <a href={`#${panelId}`} className={clsx(toggle, 'hidden px-3.5 noscript:inline-flex')}>
        Menu
      </a>
      <div
        id={panelId}
        className={clsx(panelClass, !state.panel && 'max-nav:hidden')}
        data-open={state.panel}
      >
        <nav aria-label="Main" className="nav:h-full">
          <ul className="nav:flex nav:h-full nav:gap-[clamp(0.5rem,5vw-3rem,1.5rem)]">
            {items.map((item) =>
              item.links ? (
                <Submenu
                  key={item.label}
                  item={item}
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
                  className={itemClass(isActiveLink(path, item.href))}
                  data-active={isActiveLink(path, item.href)}
                >
                  <a
                    href={item.href}
                    className={titleClass(isActiveLink(path, item.href))}
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
  path,
  active,
  open,
  onToggle,
  onChoose,
}: {
  item: Extract<NavigationItem, { links: NavigationLink[] }>;
  path: string;
  active: boolean;
  open: boolean;
  onToggle: () => void;
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <li data-menu-item className={itemClass(active)} data-active={active}>
      <button
        type="button"
        data-submenu
        className={clsx(
          titleClass(active),
          '*:flex-none *:stroke-[1.5] *:text-ink-2 aria-expanded:*:[transform:rotate(180deg)]',
        )}
        aria-expanded={open}
        aria-controls={id}
        aria-current={active ? 'true' : undefined}
        onClick={onToggle}
      >
        {item.label}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul
        id={id}
        className={clsx(
          // Without JavaScript all submenus of the panel are open, and those of the line open on hover and focus.
          !open &&
            'hidden noscript:max-nav:block noscript:group-focus-within/item:block noscript:group-hover/item:block',
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
