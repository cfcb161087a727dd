'use client';

import { useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { onStoredElsewhere, readStored, writeStored } from '@/lib/storage/storage-keys';
import { defaultTheme, getNextTheme, isTheme, type Theme, themeColors, themeNames } from '@/lib/theme/theme';

/** Fired on window when the theme has changed; the letter icon listens. */
export const THEME_CHANGED_EVENT = 'theme-changed';

export const getCurrentTheme = (): Theme => [...document.body.classList].find(isTheme) ?? defaultTheme;

function applyTheme(theme: Theme) {
  document.body.classList.remove(getCurrentTheme());
  document.body.classList.add(theme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme].paper);
  writeStored('theme', theme);
  window.dispatchEvent(new Event(THEME_CHANGED_EVENT));
}

function followStored() {
  const stored = readStored('theme');
  if (isTheme(stored) && stored !== getCurrentTheme()) applyTheme(stored);
}

function subscribe(onChange: () => void) {
  window.addEventListener(THEME_CHANGED_EVENT, onChange);
  const end = onStoredElsewhere(followStored);
  // A visitor who leaves before hydration may come back through the bfcache after choosing another theme.
  followStored();
  return () => {
    window.removeEventListener(THEME_CHANGED_EVENT, onChange);
    end();
  };
}

/** Switches to the next theme. A status says which, because not every screen reader announces a name that changed. */
export function ThemeButton() {
  const theme = useSyncExternalStore(subscribe, getCurrentTheme, () => defaultTheme);
  const [said, setSaid] = useState('');
  const { label, looks } = themeNames[theme];
  const change = () => {
    const next = getNextTheme(getCurrentTheme());
    applyTheme(next);
    setSaid(`Theme: ${themeNames[next].label}`);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Theme: ${label}`}
        // A tooltip, and the description for screen readers.
        title={looks}
        onClick={change}
      >
        <Icon name="sun-moon" />
        <span className="nav:sr-only">Theme</span>
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
