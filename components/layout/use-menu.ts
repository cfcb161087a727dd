import { type RefObject, useEffect, useState } from 'react';

/** Whether the panel of small screens is open, and the label of the one submenu that is. */
type Menu = { panel: boolean; submenu?: string | undefined };

export const closedMenu: Menu = { panel: false };

/** The button of the open submenu. */
const openSubmenu = 'nav [aria-expanded="true"]';

/** Width from which the full menu shows: the breakpoint `nav` of app/tokens.css. */
const FULL_MENU_QUERY = '(min-width: 70rem)';

/**
 * Menu state, and the events of the document that change it: Escape closes and returns focus to the button that
 * opened, and a press or focus outside closes an open submenu. While the panel of small screens is open,
 * `data-menu-open` on the root hides the page behind it (app/globals.css), so that the keyboard cannot reach it.
 */
export function useMenu(root: RefObject<HTMLElement | null>) {
  const [menu, setMenu] = useState(closedMenu);
  const { panel, submenu } = menu;

  useEffect(() => {
    if (!panel && !submenu) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The currency list is open in front of the menu, and closes by itself.
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
      if (window.matchMedia(FULL_MENU_QUERY).matches && !inside) setMenu({ panel });
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
    if (!panel) return;
    const wide = window.matchMedia(FULL_MENU_QUERY);
    const close = () => setMenu(closedMenu);
    document.documentElement.dataset.menuOpen = '';
    wide.addEventListener('change', close);
    return () => {
      delete document.documentElement.dataset.menuOpen;
      wide.removeEventListener('change', close);
    };
  }, [panel]);

  return [menu, setMenu] as const;
}
