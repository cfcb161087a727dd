import type { Table as TableNode } from 'mdast';
import type { ReactNode } from 'react';
import { spreadChildren } from '@/components/ui/spread-children';
import styles from './table.module.css';

/** What a table is called: the heading above it by id, or a title. */
export type TableName = { 'aria-labelledby'?: string; 'aria-label'?: string };
type Cell = TableNode['children'][number]['children'][number];

/** A table. The first cell of each row is the row's header, unless it is empty. */
export function Table({
  table: { children },
  name,
  renderCell,
}: {
  table: TableNode;
  name: TableName;
  renderCell: (cell: Cell) => ReactNode;
}) {
  const [head, ...rows] = children;
  return (
    <div className={styles.table}>
      <table {...name}>
        <thead>
          <tr>
            {spreadChildren(head?.children ?? [], (cell) => (
              <th scope="col">{renderCell(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spreadChildren(rows, ({ children: [first, ...others] }) => (
            <tr>
              {first?.children.length ? <th scope="row">{renderCell(first)}</th> : <td />}
              {spreadChildren(others, (cell) => (
                <td>{renderCell(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
