import type { ReactElement } from 'react';

type Element = ReactElement | false | '' | null | undefined;

/** Children that are elements, never bare text, which a translator would take from React. */
export type Elements = Element | readonly Element[];
