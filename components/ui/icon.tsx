import type { IconNode } from 'lucide';
import { createElement, Fragment } from 'react';

/**
 * A drawing of the icon set on its 24 grid, stroke 1.75, in text color. It is decoration beside a label, so screen
 * readers skip it. (The set's own React package draws each icon as a client component, which costs every page
 * script and flight data.)
 *
 * @param icon the drawing, imported from 'lucide'.
 * @param size drawn size in CSS pixels.
 */
export function Icon({ icon, size = 20, className }: { icon: IconNode; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {createElement(Fragment, null, ...icon.map(([tag, attributes]) => createElement(tag, attributes)))}
    </svg>
  );
}
