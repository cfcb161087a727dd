import type { SensitivityRow } from './document';
import styles from './document.module.css';

/**
 * A bar for each input, from the lowest to the highest net gain that it can lead to, the longest first. The two longest
 * are orange. It is a table whose rows draw their bars, so every number is text.
 *
 * @param expected net gain with all inputs as entered, marked by a line.
 */
export function SensitivityChart({
  rows,
  expected,
  caption,
  head,
}: {
  rows: readonly SensitivityRow[];
  expected: number;
  caption: string;
  head: readonly string[];
}) {
  const ends = rows.flatMap(({ worse, better }) => [worse, better]);
  const min = Math.min(...ends);
  const room = Math.max(...ends) - min || 1;
  const at = (gain: number) => `${((gain - min) / room) * 100}%`;
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <thead className="sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, ends, worse, better, low, high }, index) => (
          <tr key={name} data-highlighted={index < 2 || undefined}>
            <th scope="row">
              {name}
              <svg aria-hidden="true">
                <line x1={at(worse)} x2={at(better)} y1="50%" y2="50%" />
                <line x1={at(expected)} x2={at(expected)} y1="0" y2="100%" />
              </svg>
            </th>
            <td>{ends}</td>
            <td>{low}</td>
            <td>{high}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
