import styles from '@/components/prose/table.module.css';
import type { StoredItem } from '@/lib/storage/stored-items';

const areas: Record<StoredItem['area'], string> = {
  localStorage: 'This browser',
  sessionStorage: 'This tab',
};

/** A table of everything that the site stores in the browser.  */
export function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <div className={styles.table}>
      <table>
        <caption className="sr-only">What this site stores in your browser</caption>
        <thead>
          <tr>
            <th scope="col">What and why</th>
            <th scope="col">Name</th>
            <th scope="col">Where</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, area, what, why, until }) => (
            <tr key={key}>
              <th scope="row">
                {what}. {why}.
              </th>
              <td>
                <code className="text-note wrap-anywhere">{key}</code>
              </td>
              <td>{areas[area]}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
