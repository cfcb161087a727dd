import { createElement, Fragment } from 'react';

/** Short words in which a range of figures, such as '1-2' or '10-15%', stays on one line. */
export function NoWrapRanges({ text }: { text: string }) {
  const parts = text.split(/(\d+-\d+%?)/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) =>
      index % 2 === 0 ? part : createElement('span', { className: 'whitespace-nowrap' }, part),
    ),
  );
}
