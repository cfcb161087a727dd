import clsx from 'clsx';
import type { ReactNode } from 'react';

const cell = 'border-b border-rule py-(--cell)';

type TableContent = {
  head: readonly string[];
  rows: readonly (readonly [name: ReactNode, ...cells: ReactNode[]])[];
};

/**
 * A table whose rows begin with their names. Its cells have rules below them, and --cell above and below their text.
 * `numeric` aligns all but the names right.
 */
export const RuledTable = ({
  head,
  rows,
  numeric = false,
  className,
  ...name
}: TableContent & {
  numeric?: boolean;
  className: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) => (
  <table {...name} className={clsx('w-full text-left text-small', className)}>
    {/* biome-ignore-start lint/suspicious/noArrayIndexKey: rows and columns keep their places, and names may repeat */}
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col" className={clsx(cell, numeric && 'not-first:text-right')}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        <tr key={row}>
          <th scope="row" className={cell}>
            {name}
          </th>
          {cells.map((content, column) => (
            <td key={column} className={clsx(cell, 'even-digits', numeric && 'text-right')}>
              {content}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
  </table>
);

type Props = TableContent & { label: string; numeric?: boolean };

/** A wide table that scrolls inside its own box, by keyboard too, but not on paper. `numeric` aligns other cells right. */
export const ScrollTable = ({ label, numeric = false, ...content }: Props) => (
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
        '[line-height:1.4] [--cell:0.5rem] [&_:is(th,td)]:pr-4 [&_:is(th,td)]:align-top',
        numeric && '[&_td]:whitespace-nowrap',
      )}
      numeric={numeric}
      {...content}
    />
  </div>
);
