import type { Block } from '@/lib/markdown/blocks';
import { Inlines } from './inlines';
import { spreadChildren } from './spread-children';
import styles from './table.module.css';

/** A table. The first cell of each row is the row's header. */
export function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.table}>
      <table>
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
              <th scope="row">
                <Inlines parts={first ?? []} />
              </th>
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
