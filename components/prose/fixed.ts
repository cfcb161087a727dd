import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Draws items whose number and order are fixed when the page is built, and which therefore need no keys. */
export function fixed<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => ReactNode,
): ReactElement {
  return createElement(Fragment, null, ...items.map(draw));
}
