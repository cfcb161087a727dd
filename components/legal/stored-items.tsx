import type { StoredItem } from '@/lib/storage/stored-items';
import styles from './stored-items.module.css';

const areas: Record<StoredItem['area'], string> = {
  localStorage: 'This browser',
  sessionStorage: 'This tab',
};

/** A table of everything that the site stores in the browser. Below 48rem each row is a block. */
export function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <table className={styles.table}>
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
            <td data-label="Name">
              <code>{key}</code>
            </td>
            <td data-label="Where">{areas[area]}</td>
            <td data-label="How long">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
