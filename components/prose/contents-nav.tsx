import type { ReactNode } from 'react';

/** The table of contents of a long text. On a wide screen it stays in view while the text scrolls. */
export const ContentsNav = ({ title, children }: { title: string; children: ReactNode }) => (
  // The padding keeps the focus ring visible, which scrolling would clip.
  <nav
    aria-label={title}
    className="lg:sticky lg:top-[calc(var(--header-compact)+2rem)] lg:-m-1.5 lg:max-h-[calc(100vh-var(--header-compact)-4rem)] lg:max-w-72 lg:self-start lg:overflow-y-auto lg:p-1.5"
  >
    {children}
  </nav>
);
