import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Draws a list that never changes after the build. React needs keys only for lists that change. */
export function spreadChildren<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => ReactNode,
): ReactElement {
  return createElement(Fragment, null, ...items.map(draw));
}
