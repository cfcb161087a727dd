import { createElement, Fragment } from 'react';

/** Words in which a range of figures ('10-15%') or a negative amount ('-€120') stays on one line. */
export function NoWrapRanges({ text }: { text: string }) {
  const parts = text.split(/(\d+-\d+%?|(?<!\S)-\S+)/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) =>
      index % 2 === 0 ? part : createElement('span', { className: 'whitespace-nowrap' }, part),
    ),
  );
}
