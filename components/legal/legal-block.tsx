import type { ReactNode } from 'react';
import { ConsentStatus } from '@/components/cookie-consent/consent-status';
import { DashList } from '@/components/ui/dash-list';
import { TextLink } from '@/components/ui/text-link';
import type { LegalBlock } from '@/content/legal/schema';
import type { LookupSettings } from '@/lib/currency/lookup-settings';
import type { StoredItem } from '@/lib/storage/stored-items';
import { StoredItems } from './stored-items';

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
