import type { Block } from '@/lib/markdown/blocks';
import { Inlines } from './inlines';
import { spreadChildren } from './spread-children';
import styles from './table.module.css';

/** What a table is called: the heading above it by id, or a title. */
export type TableName = { 'aria-labelledby'?: string; 'aria-label'?: string };

/** A table. The first cell of each row is the row's header, unless it is empty. */
export function Table({
  block: { head, rows },
  name,
}: {
  block: Extract<Block, { kind: 'table' }>;
  name: TableName;
}) {
  return (
    <div className={styles.table}>
      <table {...name}>
        <thead>
          <tr>
            {spreadChildren(head, (cell) => (
              <th scope="col">
                <Inlines parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spreadChildren(rows, ([first, ...others]) => (
            <tr>
              {first?.length ? (
                <th scope="row">
                  <Inlines parts={first} />
                </th>
              ) : (
                <td />
              )}
              {spreadChildren(others, (cell) => (
                <td>
                  <Inlines parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
