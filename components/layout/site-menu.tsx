'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { NavigationItem } from '@/content/site/types';
import { needsScript } from '@/lib/build-attributes';
import styles from './site-menu.module.css';
import { closedMenu, useMenu } from './use-menu';

const isBelow = (path: string, section: string): boolean =>
  path === section || path.startsWith(`${section}/`);

const toggle =
  'min-h-[44px] min-w-[44px] items-center justify-center rounded-control border-[1.5px] border-edge bg-raised text-small font-medium';

/** Below 70rem a panel under the header, else one line of it. */
const panelStyles =
  'fixed inset-x-0 top-(--header) bottom-0 overflow-y-auto overscroll-contain bg-paper px-(--pad) pb-6 in-data-scrolled:top-(--header-compact) max-nav:data-[open=false]:hidden noscript:max-nav:target:block! nav:static nav:flex nav:h-full nav:items-center nav:justify-between nav:gap-4 nav:overflow-visible nav:p-0';

/** The header's menu: one list of disclosures for all widths, on small screens with the tools in a panel behind a toggle. */
export function SiteMenu({ items, tools }: { items: readonly NavigationItem[]; tools: ReactNode }) {
  const path = usePathname();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [{ panel, submenu }, setMenu] = useMenu({ root, line, end });
  const close = () => setMenu(closedMenu);
  const id = useId();
  /** An item that links to this page is marked, even if the page's address is below that of another item. */
  const place = items.find(({ links }) => links?.some(({ href }) => href === path));
  const current = (href: string, below?: boolean) => (path === href ? 'page' : below ? 'true' : undefined);

  return (
    <div ref={root} className="print:hidden nav:h-full nav:min-w-0 nav:flex-1">
      <button
        type="button"
        data-panel
        {...needsScript}
        className={`${toggle} inline-flex nav:hidden`}
        aria-expanded={panel}
        aria-controls={id}
        aria-label={panel ? 'Close menu' : 'Open menu'}
        onClick={() => setMenu({ panel: !panel })}
      >
        <Icon name={panel ? 'x' : 'menu'} />
      </button>
      {/* Without JavaScript the panel opens as the target of this link. */}
      <a href={`#${id}`} className={`${toggle} hidden px-3.5 noscript:max-nav:inline-flex`}>
        Menu
      </a>
      <div ref={line} id={id} className={panelStyles} data-open={panel}>
        <nav aria-label="Main" className="nav:h-full">
          <ul className="nav:flex nav:h-full nav:gap-[clamp(0.5rem,20vw-13.5rem,1.5rem)]">
            {items.map((item, index) => {
              const { label, href, section, links } = item;
              const listId = `${id}-${index}`;
              return (
                <li key={label} className={styles.item}>
                  {links ? (
                    <>
                      <button
                        type="button"
                        className={styles.title}
                        aria-expanded={submenu === label}
                        aria-controls={listId}
                        aria-current={
                          (place ? place === item : section.some((one) => isBelow(path, one))) || undefined
                        }
                        onClick={() => setMenu({ panel, submenu: submenu === label ? undefined : label })}
                      >
                        <span>{label}</span>
                        <Icon name="chevron-down" size={16} />
                      </button>
                      <ul id={listId} className={styles.submenu}>
                        {links.map((link, number) => (
                          <li key={link.href}>
                            <a
                              href={link.href}
                              aria-current={current(link.href)}
                              aria-describedby={link.hint && `${listId}-${number}`}
                              onClick={close}
                            >
                              <span>{`${link.label} `}</span>
                              {/* Describes the link without being part of its name. */}
                              {link.hint && (
                                <span id={`${listId}-${number}`} aria-hidden>
                                  {link.hint}
                                </span>
                              )}
                            </a>{' '}
                          </li>
                        ))}
                      </ul>
                    </>
                  ) : (
                    <a
                      href={href}
                      className={styles.title}
                      aria-current={current(href, isBelow(path, href))}
                      onClick={close}
                    >
                      {label}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
        <div
          ref={end}
          className={`${styles.tools} mt-6 grid grid-cols-[1fr_1fr] gap-x-2 gap-y-2.5 nav:m-0 nav:flex nav:items-center nav:gap-[clamp(0.5rem,4vw-2.3rem,1.25rem)]`}
        >
          {tools}
        </div>
      </div>
    </div>
  );
}
