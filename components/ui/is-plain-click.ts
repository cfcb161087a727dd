import type { MouseEvent } from 'react';

/** Whether a click follows a link in this tab: with these keys the browser opens a new tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
