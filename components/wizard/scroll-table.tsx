import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * A wide table that scrolls inside its own box, by keyboard too, but not on paper. `numeric`
 * aligns the other cells right.
 */
export function ScrollTable({
  label,
  head,
  rows,
  numeric = false,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  numeric?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields, and a section would be a landmark
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="-mx-[6px] mt-6 overflow-x-auto p-[6px] print:mx-0 print:overflow-visible print:p-0"
    >
      <table
        aria-label={label}
        className={clsx(
          'w-full text-left text-small leading-[1.4] [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule',
          '[&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:align-top [&_td]:even-digits',
          numeric && '[&_:is(td,th+th)]:text-right [&_td]:whitespace-nowrap',
        )}
      >
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their places, and names may repeat
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
