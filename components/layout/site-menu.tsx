'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useId, useRef } from 'react';
import type { NavigationItem, NavigationLink } from '@/content/navigation.schema';
import { useMenu } from './use-menu';

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
    <div ref={root} className="site-menu" data-open={state.panel}>
      <button
        type="button"
        data-panel
        className="menu-toggle"
        aria-expanded={state.panel}
        aria-controls={panelId}
        aria-label={state.panel ? 'Close menu' : 'Open menu'}
        onClick={() => dispatch({ type: 'toggle-panel' })}
      >
        {state.panel ? icons.close : icons.open}
      </button>
      {/* Without JavaScript the panel opens as the target of this link. */}
      <a href={`#${panelId}`} className="menu-toggle-static">
        Menu
      </a>
      <div id={panelId} className="menu-panel">
        <nav aria-label="Main">
          <ul className="menu-list">
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
                  className="menu-item"
                  data-active={isActiveLink(path, item.href)}
                >
                  <a
                    href={item.href}
                    className="menu-title"
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
        <div className="menu-tools">{tools}</div>
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
    <li data-menu-item className="menu-item" data-active={active}>
      <button
        type="button"
        data-submenu
        className="menu-title"
        aria-expanded={open}
        aria-controls={id}
        aria-current={active ? 'true' : undefined}
        onClick={onToggle}
      >
        {item.label}
        {chevron}
      </button>
      <ul id={id} className="submenu menu-surface" data-open={open}>
        {item.links.map((link, index) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="menu-row"
              aria-current={path === link.href ? 'page' : undefined}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={link.hint ? `${id}-${index}-hint` : undefined}
              onClick={onChoose}
            >
              <span id={`${id}-${index}`} className="submenu-label">
                {link.label}
              </span>
              {link.hint && (
                <span id={`${id}-${index}-hint`} className="submenu-hint">
                  {link.hint}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
