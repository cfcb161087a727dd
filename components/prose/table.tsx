import { type Block, plainText } from '@/lib/markdown/blocks';
import { Inlines } from './inlines';
import styles from './table.module.css';
import { withoutKeys } from './without-keys';

/** A table. The first cell of each row is the row's header. */
export function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.table} aria-label={`Table: ${head.map(plainText).join(', ')}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {withoutKeys(head, (cell) => (
              <th scope="col">
                <Inlines parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withoutKeys(rows, ([first, ...others]) => (
            <tr>
              <th scope="row">
                <Inlines parts={first ?? []} />
              </th>
              {withoutKeys(others, (cell) => (
                <td>
                  <Inlines parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
