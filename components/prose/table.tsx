import type { Table as TableNode } from 'mdast';
import type { ReactNode } from 'react';
import styles from './table.module.css';

/** The accessible name of a table: the id of the heading above it, or a title. */
export type TableName = { 'aria-labelledby'?: string; 'aria-label'?: string };
type Cell = TableNode['children'][number]['children'][number];

type Props = { table: TableNode; name: TableName; renderCell: (cell: Cell) => ReactNode };

/** A table. The first cell of each row is the row's header, unless it is empty. */
export function Table({ table: { children }, name, renderCell }: Props) {
  const [head, ...rows] = children;
  return (
    <div className={styles.table}>
      <table {...name}>
        {/* biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells keep their places */}
        <thead>
          <tr>
            {head?.children.map((cell, index) => (
              <th key={index} scope="col">
                {renderCell(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ children: [first, ...others] }, index) => (
            <tr key={index}>
              {first?.children.length ? <th scope="row">{renderCell(first)}</th> : <td />}
              {others.map((cell, column) => (
                <td key={column}>{renderCell(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
      </table>
    </div>
  );
}
