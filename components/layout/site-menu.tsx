'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { NavigationItem, NavigationLink } from '@/content/site/navigation.schema';
import styles from './site-menu.module.css';
import { useMenu } from './use-menu';

function isBelow(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}

const toggle =
  'min-h-[44px] min-w-[44px] items-center justify-center rounded-control border-[1.5px] border-edge bg-raised text-small font-medium';

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
  /** The item that links this page is its place, also where the address is below another one. */
  const place = items.find(({ links }) => links?.some(({ href }) => href === path));

  return (
    <div ref={root} className="print:hidden nav:h-full nav:flex-1">
      <button
        type="button"
        data-panel
        className={`${toggle} inline-flex noscript:hidden nav:hidden`}
        aria-expanded={state.panel}
        aria-controls={panelId}
        aria-label={state.panel ? 'Close menu' : 'Open menu'}
        onClick={() => dispatch({ type: 'toggle-panel' })}
      >
        <Icon name={state.panel ? 'x' : 'menu'} />
      </button>
      {/* Without JavaScript the panel opens as the target of this link. */}
      <a href={`#${panelId}`} className={`${toggle} hidden px-3.5 noscript:max-nav:inline-flex`}>
        Menu
      </a>
      <div id={panelId} className={styles.panel} data-open={state.panel}>
        <nav aria-label="Main" className="nav:h-full">
          <ul className="nav:flex nav:h-full nav:gap-[clamp(0.5rem,5vw-3rem,1.5rem)]">
            {items.map((item) =>
              item.links ? (
                <Submenu
                  key={item.label}
                  item={item}
                  path={path}
                  active={place ? place === item : item.section.some((section) => isBelow(path, section))}
                  open={state.submenu === item.label}
                  onToggle={() => dispatch({ type: 'toggle-submenu', label: item.label })}
                  onChoose={() => dispatch({ type: 'close' })}
                />
              ) : (
                <li key={item.label} className={styles.item}>
                  <a
                    href={item.href}
                    className={styles.title}
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
        <div className={styles.tools}>{tools}</div>
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
    <li className={styles.item}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={id}
        aria-current={active ? 'true' : undefined}
        onClick={onToggle}
      >
        {item.label}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul id={id} className={styles.submenu}>
        {item.links.map((link, index) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={path === link.href ? 'page' : undefined}
              aria-describedby={link.hint && `${id}-${index}`}
              onClick={onChoose}
            >
              {link.label} {/* Describes the link without being part of its name. */}
              {link.hint && (
                <span id={`${id}-${index}`} aria-hidden>
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
