import type { StoredItem } from '@/lib/stored-items';

const areas: Record<StoredItem['area'], string> = {
  localStorage: 'This browser',
  sessionStorage: 'This tab',
};

/** Everything the site keeps in the browser, as a table; below 48rem each row stands as a block of its own. */
export function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <table className="stored-items">
      <caption className="sr-only">What this site keeps in your browser</caption>
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
              {what}. <span className="stored-why">{why}.</span>
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
