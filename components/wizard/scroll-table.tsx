import clsx from 'clsx';
import type { ReactNode } from 'react';

type TableContent = {
  head: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
};

/** A table whose rows begin with their names. Its cells have rules below them. */
export const RuledTable = ({
  head,
  rows,
  className,
  ...name
}: TableContent & { className: string; 'aria-label'?: string; 'aria-labelledby'?: string }) => (
  <table
    {...name}
    className={clsx('w-full text-small [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule', className)}
  >
    {/* biome-ignore-start lint/suspicious/noArrayIndexKey: rows and columns keep their places, and names may repeat */}
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
        <tr key={row}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
    {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
  </table>
);

/**
 * A wide table that scrolls inside its own box, by keyboard too, but not on paper. `numeric`
 * aligns the other cells right.
 */
export function ScrollTable({
  label,
  numeric = false,
  ...content
}: TableContent & { label: string; numeric?: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields, and a section would be a landmark
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="-mx-[6px] mt-6 overflow-x-auto p-[6px] print:mx-0 print:overflow-visible print:p-0"
    >
      <RuledTable
        aria-label={label}
        className={clsx(
          'text-left leading-[1.4] [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:align-top [&_td]:even-digits',
          numeric && '[&_:is(td,th+th)]:text-right [&_td]:whitespace-nowrap',
        )}
        {...content}
      />
    </div>
  );
}
