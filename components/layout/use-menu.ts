import { type RefObject, useEffect, useReducer } from 'react';

/** The header menu: the mobile panel is open or not, and at most one submenu is open. */
type MenuState = { panel: boolean; submenu: string | null };

type MenuAction =
  | { type: 'toggle-panel' }
  | { type: 'toggle-submenu'; label: string }
  | { type: 'close-submenu' }
  | { type: 'close' };

const closedMenu: MenuState = { panel: false, submenu: null };

function menuReducer(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'toggle-panel':
      return { panel: !state.panel, submenu: null };
    case 'toggle-submenu':
      return { ...state, submenu: state.submenu === action.label ? null : action.label };
    case 'close-submenu':
      return { ...state, submenu: null };
    case 'close':
      return closedMenu;
  }
}

/** The button of the open submenu. */
const openSubmenu = 'nav [aria-expanded="true"]';

/** Width from which the full menu shows: the breakpoint `nav` of tailwind.config.ts. */
const FULL_MENU_QUERY = '(min-width: 70rem)';

/**
 * Menu state, and the events of the document that change it: Escape closes and returns focus to the button that
 * opened, and a press or focus outside closes an open submenu. While the panel of small screens is open,
 * `data-menu-open` on the root hides the page behind it (app/globals.css), so that the keyboard cannot reach it.
 */
export function useMenu(root: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(menuReducer, closedMenu);
  const { panel, submenu } = state;

  useEffect(() => {
    if (!panel && submenu === null) return;
    const isFull = () => window.matchMedia(FULL_MENU_QUERY).matches;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The currency list is open in front of the menu, and closes by itself.
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
      // So that the same key does not close an open chat as well.
      event.preventDefault();
      const opener = root.current?.querySelector<HTMLElement>(
        submenu !== null ? openSubmenu : 'button[data-panel]',
      );
      dispatch({ type: submenu !== null ? 'close-submenu' : 'close' });
      opener?.focus();
    };
    const onOutside = (event: Event) => {
      const item = root.current?.querySelector(openSubmenu)?.parentElement;
      const inside = event.target instanceof Node && item?.contains(event.target);
      if (submenu !== null && isFull() && !inside) dispatch({ type: 'close-submenu' });
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
    const close = () => dispatch({ type: 'close' });
    document.documentElement.dataset.menuOpen = '';
    wide.addEventListener('change', close);
    return () => {
      delete document.documentElement.dataset.menuOpen;
      wide.removeEventListener('change', close);
    };
  }, [panel]);

  return { state, dispatch };
}
