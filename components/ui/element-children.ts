import type { ReactElement } from 'react';

type Element = ReactElement | false | '' | null | undefined;

/** Children that are elements, never bare text: browser translation replaces text nodes that React then cannot find. */
export type ElementChildren = Element | readonly Element[];
