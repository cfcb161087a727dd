import { type Block, plainText } from '@/lib/markdown/blocks';
import { fixed } from './fixed';
import { Text } from './text';

/** A table that scrolls by itself where the page is narrow; the first cell of each row names the row. */
export function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="prose-table" aria-label={`Table: ${head.map(plainText).join(', ')}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {fixed(head, (cell) => (
              <th scope="col">
                <Text parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fixed(rows, (row) => (
            <tr>
              {fixed(row, (cell, column) =>
                column === 0 ? (
                  <th scope="row">
                    <Text parts={cell} />
                  </th>
                ) : (
                  <td>
                    <Text parts={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
