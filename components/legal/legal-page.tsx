import { Fragment, type ReactNode } from 'react';
import { ConsentStatus } from '@/components/cookie-consent/consent-status';
import styles from '@/components/prose/table.module.css';
import { Container } from '@/components/ui/container';
import { DashList } from '@/components/ui/dash-list';
import { TextLink } from '@/components/ui/text-link';
import type { LegalPage as Legal, LegalBlock } from '@/content/schemas/legal';
import type { LookupSettings } from '@/lib/currency/detect';
import { formatDate } from '@/lib/format/dates';
import type { StorageName, storage } from '@/lib/storage/storage-keys';

/** Something that the site stores, with what it is for and how long it is kept. */
type StoredItem = (typeof storage)[StorageName] & { what: string; why: string; until: string };

/** Facts that some blocks print, taken from the code that they describe. */
type LegalFacts = { lookup: LookupSettings; stored: readonly StoredItem[] };

type Of<Kind extends LegalBlock['kind']> = Extract<LegalBlock, { kind: Kind }>;

/** How each kind of block is rendered: a kind without an entry does not compile. */
const renderers: { [Kind in LegalBlock['kind']]: (block: Of<Kind>, facts: LegalFacts) => ReactNode } = {
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

const areas: Record<StoredItem['area'], string> = {
  localStorage: 'This browser',
  sessionStorage: 'This tab',
};

/** A table of everything that the site stores in the browser. */
const StoredItems = ({ items }: { items: readonly StoredItem[] }) => (
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

/** A legal page below its hero: its date, a list of its sections, and its text beside them. */
export const LegalPage = ({ legal, facts }: { legal: Legal; facts: LegalFacts }) => (
  <Container rail="end" className="pb-(--section)">
    <div className="grid gap-y-10 border-t border-edge pt-4 lg:split-4-7">
      <div>
        <p className="type-small text-ink-3">
          Last updated: <time dateTime={legal.updated}>{formatDate(legal.updated)}</time>
        </p>
        <nav aria-label="On this page" className="mt-6">
          <ol className="grid gap-x-8 gap-y-1 sm:max-lg:grid-cols-2">
            {legal.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="quiet-link inline-flex min-h-8 items-center text-ink-2">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="min-w-0">
        {legal.sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="mt-14 first:mt-0">
            <h2 id={id} className="type-h3-lg">
              {heading}
            </h2>
            <div className="mt-4 grid grid-cols-1 max-w-reading gap-4.5 md:has-[table]:max-w-none md:[&>:not(table)]:max-w-reading">
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their places
                <Fragment key={index}>
                  {(renderers[block.kind] as (block: LegalBlock, facts: LegalFacts) => ReactNode)(
                    block,
                    facts,
                  )}
                </Fragment>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  </Container>
);
