import { type RefObject, useEffect, useState } from 'react';

/** Whether the panel of small screens is open, and the label of the one submenu that is. */
type Menu = { panel: boolean; submenu?: string | undefined };

export const closedMenu: Menu = { panel: false };

/** The button of the open submenu. */
const openSubmenu = 'nav [aria-expanded="true"]';

/** The attribute of the root where the menu does not fit into one line, as it does from 70rem on: app/variants.css. */
const NARROW_ATTRIBUTE = 'data-narrow';

const isOneLine = () =>
  window.matchMedia('(min-width: 70rem)').matches && !document.documentElement.hasAttribute(NARROW_ATTRIBUTE);

/**
 * Menu state. Escape closes and returns focus to the button that opened, and a press or focus outside closes an open submenu.
 * `data-menu-open` hides the page behind the panel from the keyboard (app/globals.css). The panel also shows on wide screens
 * where `end`, the last part of `line`, would leave it: text may be larger, and words longer.
 */
export function useMenu({ root, line, end }: Record<'root' | 'line' | 'end', RefObject<HTMLElement | null>>) {
  const [menu, setMenu] = useState(closedMenu);
  const { panel, submenu } = menu;

  useEffect(() => {
    if (!panel && !submenu) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The currency list is open in front of the menu, and handles Escape itself.
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
      // So that the same key does not close an open chat as well.
      event.preventDefault();
      const opener = submenu ? openSubmenu : 'button[data-panel]';
      root.current?.querySelector<HTMLElement>(opener)?.focus();
      setMenu(submenu ? { panel } : closedMenu);
    };
    const onOutside = (event: Event) => {
      const item = root.current?.querySelector(openSubmenu)?.parentElement;
      const inside = event.target instanceof Node && item?.contains(event.target);
      if (isOneLine() && !inside) setMenu({ panel });
    };
    // In the capture phase, before the chat's listener, which may have been there first.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [panel, submenu, root]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-open', panel);
  }, [panel]);

  useEffect(() => {
    const [whole, last] = [line.current, end.current];
    if (!whole || !last) return;
    const page = document.documentElement;
    let neededPx = 0;
    const measure = () => {
      if (window.innerWidth >= neededPx) page.removeAttribute(NARROW_ATTRIBUTE);
      if (!isOneLine()) return;
      setMenu((now) => (now.panel ? closedMenu : now));
      const overPx = last.getBoundingClientRect().right - whole.getBoundingClientRect().right;
      if (overPx <= 1) return;
      neededPx = window.innerWidth + overPx;
      page.setAttribute(NARROW_ATTRIBUTE, '');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    observer.observe(last);
    return () => observer.disconnect();
  }, [line, end]);

  return [menu, setMenu] as const;
}
