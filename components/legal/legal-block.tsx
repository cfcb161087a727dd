import type { ReactNode } from 'react';
import { ConsentStatus } from '@/components/cookie-consent/consent-status';
import styles from '@/components/prose/table.module.css';
import { DashList } from '@/components/ui/dash-list';
import { TextLink } from '@/components/ui/text-link';
import type { LegalBlock } from '@/content/legal/schema';
import type { LookupSettings } from '@/lib/currency/lookup-settings';
import type { StoredItem } from '@/lib/storage/stored-items';

/** Facts that some blocks print, taken from the code that they describe. */
export type LegalFacts = { lookup: LookupSettings; stored: readonly StoredItem[] };

type Of<Kind extends LegalBlock['kind']> = Extract<LegalBlock, { kind: Kind }>;

/** How each kind of block is rendered: a kind without an entry does not compile. */
const blocks: { [Kind in LegalBlock['kind']]: (block: Of<Kind>, facts: LegalFacts) => ReactNode } = {
  text: ({ text }) => <p>{text}</p>,
  list: ({ items }) => <DashList items={items} />,
  links: ({ links }) => (
    <ul className="grid grid-cols-1 gap-2 wrap-anywhere">
      {links.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  ),
  lookup: (block, { lookup }) =>
    block[lookup.mode].map((text) => <p key={text}>{text.replaceAll('{host}', lookup.host)}</p>),
  'stored-items': (_block, { stored }) => <StoredItems items={stored} />,
  consent: () => <ConsentStatus />,
};

/** One block of a legal page. */
export function LegalBlockView({ block, facts }: { block: LegalBlock; facts: LegalFacts }) {
  const render = blocks[block.kind] as (block: LegalBlock, facts: LegalFacts) => ReactNode;
  return render(block, facts);
}

const areas: Record<StoredItem['area'], string> = {
  localStorage: 'This browser',
  sessionStorage: 'This tab',
};

/** A table of everything that the site stores in the browser. */
function StoredItems({ items }: { items: readonly StoredItem[] }) {
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
