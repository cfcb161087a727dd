import clsx from 'clsx';
import type { ReactNode } from 'react';
import { clean } from '@/lib/content/text-marks';
import { type Block, plainText } from '@/lib/markdown/blocks';
import type { CaseDocument } from './document';
import styles from './document.module.css';
import { Prepared } from './prepared';

/** Amounts, shares and months end below each other. */
const isNumber = (text: string) => /^-?\D{0,3}\d[\d,.]*%?( months)?$|^(Never|At once)$/.test(clean(text));

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  const columns = head.map(plainText);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={`Table: ${columns.join(', ')}`} tabIndex={0}>
      <table data-columns={columns.length}>
        <thead>
          <tr>
            {columns.map((text, index) => (
              <th
                key={text}
                scope="col"
                data-number={(index > 0 && isNumber(plainText(rows[0]?.[index] ?? []))) || undefined}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const [first = '', ...others] = row.map(plainText);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: visitors' lines may be equal, and rows have no state
              <tr key={index}>
                <th scope="row">{first}</th>
                {others.map((text, column) => (
                  <td key={columns[column + 1]} data-number={isNumber(text) || undefined}>
                    {text}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function draw(block: Block, figure: (name: string) => ReactNode): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 key={block.id} id={block.id}>
          {block.text}
        </h3>
      );
    case 'paragraph':
      return <p key={plainText(block.children)}>{plainText(block.children)}</p>;
    case 'list':
      return (
        <ul key="list">
          {block.items.map(({ blocks: [only] }, place) => {
            const text = only?.kind === 'paragraph' ? plainText(only.children) : '';
            // biome-ignore lint/suspicious/noArrayIndexKey: visitors may write one line twice, so the place is the key
            return <li key={place}>{text}</li>;
          })}
        </ul>
      );
    case 'table':
      return <Table key={plainText(block.head[0] ?? [])} {...block} />;
    case 'figure':
      return <div key={block.name}>{figure(block.name)}</div>;
    default:
      return null;
  }
}

/** The blocks under each heading together, so that print can keep and place them. */
function parts(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') found.push([block]);
    else found.at(-1)?.push(block);
  }
  return found;
}

/** The case on the page and on paper: the answer first, then three pages. */
export function CaseDocumentView({
  document: { title, verdict, reasons, changes, pages, link },
  company,
  live,
  note,
  isExample,
  figure,
}: {
  document: CaseDocument;
  /** Printed above the case, with the day. */
  company: string;
  /** Printed below it, with the address of the case in place of {link}. */
  live: string;
  /** Says whose case it is: the example's or the visitor's. */
  note: string;
  isExample: boolean;
  figure: (name: string) => ReactNode;
}) {
  return (
    // No result page should quote the figures of the example.
    <section aria-labelledby="case-title" className={styles.document} data-nosnippet={isExample || undefined}>
      <Prepared by={company} />
      <h2 id="case-title" tabIndex={-1} className="type-h3-lg">
        {title}
      </h2>
      <p className={clsx('mt-1 text-[0.9375rem] text-ink-2', !isExample && 'print:hidden')}>{note}</p>
      <div role="status" className={styles.verdict}>
        <p className="type-h2 text-ink print:text-[1.75rem]">{verdict}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {changes.map(({ lead, list }) => (
          <div key={lead}>
            <p>{lead}</p>
            <ul>
              {list.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {pages.map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three pages keep their places
        <div key={index} className={styles.page}>
          {parts(blocks).map((part) => (
            <div key={part[0]?.kind === 'heading' ? part[0].id : ''} className={styles.part}>
              {part.map((block) => draw(block, figure))}
            </div>
          ))}
        </div>
      ))}
      <p className={styles.link}>
        {live.split('{link}')[0]}
        {/* Its answers are too long to print; a PDF keeps the whole address. */}
        <a href={link}>{link.split('#')[0]}</a>
        {live.split('{link}')[1]}
      </p>
    </section>
  );
}
