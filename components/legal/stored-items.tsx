import clsx from 'clsx';
import type { StoredItem } from '@/lib/storage/stored-items';

const areas: Record<StoredItem['area'], string> = {
  localStorage: 'This browser',
  sessionStorage: 'This tab',
};

const table = clsx(
  'w-full border-collapse border-t border-edge text-left text-[0.9375rem] leading-[1.5] [&_code]:whitespace-nowrap',
  '[&_code]:text-[0.8125rem] [&_th]:font-normal [&_th]:text-ink [&_thead_th]:font-semibold',
);
const fromTablet = clsx(
  'md:[&_[data-label=Where]]:whitespace-nowrap md:[&_:is(th,td)]:border-b md:[&_:is(th,td)]:border-rule',
  'md:[&_:is(th,td)]:py-3 md:[&_:is(th,td)]:pr-4 md:[&_:is(th,td)]:align-top md:[&_thead_th:first-child]:w-2/5',
);
const onPhones = clsx(
  'max-md:[&_:is(tbody,tr,th)]:block max-md:[&_:is(th,td)]:py-0.5 max-md:[&_td]:grid',
  'max-md:[&_td]:grid-cols-[5.5rem_1fr] max-md:[&_td]:gap-2 max-md:[&_td]:before:text-ink-3',
  'max-md:[&_td]:before:content-[attr(data-label)] max-md:[&_thead]:hidden max-md:[&_tr]:border-b',
  'max-md:[&_tr]:border-rule max-md:[&_tr]:py-3.5',
);

/** A table of everything that the site stores in the browser. Below 48rem each row is a block. */
export function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <table className={`${table} ${fromTablet} ${onPhones}`}>
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
              {what}. <span className="text-ink-2">{why}.</span>
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
