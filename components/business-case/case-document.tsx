import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { BusinessCase } from '@/lib/business-case/build-case';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { type Block, plainText } from '@/lib/markdown/blocks';
import { curveLines, totalLabel } from './case-charts';
import type { CaseContent } from './content';
import type { CaseDocument } from './document';
import styles from './document.module.css';
import { PrintedBy } from './printed-by';
import { SensitivityChart } from './sensitivity-chart';

/** Amounts, percentages and months are aligned right. */
const isNumber = (text: string) => /^-?\D{0,3}\d[\d,.]*%?( months)?$|^(Never|At once)$/.test(text);

/**
 * @param labelledBy id of the heading above the table, which names it.
 * @param highlighted name of the row that the decision rests on.
 */
function Table({
  head,
  rows,
  labelledBy,
  highlighted,
}: Extract<Block, { kind: 'table' }> & { labelledBy: string; highlighted: string }) {
  const columns = head.map(plainText);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: neither the fields of a fieldset nor one more landmark
    <div role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table aria-labelledby={labelledBy}>
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
              <tr key={index} data-highlighted={first === highlighted || undefined}>
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
    </div>
  );
}

/** Blanks to fill in on paper, such as 'Name: ____   Date: ____', as lines. */
const Blanks = ({ text }: { text: string }) => (
  <p className={styles.blanks}>
    {text
      .split(/_{3,}/)
      .map((label) => label.trim())
      .filter(Boolean)
      .map((label) => (
        <span key={label}>{label} </span>
      ))}
  </p>
);

function draw(block: Block, partId: string, props: CaseProps): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 key={block.id} id={block.id}>
          {block.text}
        </h3>
      );
    case 'paragraph': {
      const text = plainText(block.children);
      return text.includes('___') ? <Blanks key={text} text={text} /> : <p key={text}>{text}</p>;
    }
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
      return (
        <Table
          key={plainText(block.head[0] ?? [])}
          labelledBy={partId}
          highlighted={props.content.cases.names.expected}
          {...block}
        />
      );
    case 'figure':
      return (
        <div key={block.name}>
          <Figure name={block.name} {...props} />
        </div>
      );
    default:
      return null;
  }
}

/** Groups blocks by heading, so that print can avoid breaks inside a group. */
function parts(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') found.push([block]);
    else found.at(-1)?.push(block);
  }
  return found;
}

type CaseProps = {
  businessCase: BusinessCase;
  written: CaseDocument;
  content: CaseContent;
  currency: Currency;
};

/** The case on the page and on paper: the answer first, then three pages. Server and browser render it. */
export function CaseDocumentView({
  note,
  isExample,
  bar,
  ...props
}: CaseProps & {
  /** Tells whether this is the example or the visitor's case. */
  note: string;
  isExample: boolean;
  /** The result so far, visible while the visitor types. */
  bar?: ReactNode;
}) {
  const { title, verdict, reasons, changes, pages, link } = props.written;
  const sheets = pages.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the three pages keep their places
    <div key={index} className={styles.page}>
      {parts(blocks).map((part) => {
        const id = part[0]?.kind === 'heading' ? part[0].id : '';
        return (
          <div key={id} className={styles.part}>
            {part.map((block) => draw(block, id, props))}
          </div>
        );
      })}
    </div>
  ));
  const { company, heading, words } = props.content;
  return (
    // Search results should not quote the figures of the example.
    <section
      aria-labelledby="case-title"
      className={clsx(styles.document, 'lg:contents')}
      data-nosnippet={isExample || undefined}
    >
      <PrintedBy by={`${company}, ${heading}`} />
      {/* Beside a longer form, its end stays in view. */}
      <div className="min-w-0 lg:sticky lg:bottom-0 lg:self-end">
        <h2 id="case-title" tabIndex={-1} className="type-h3-lg">
          {title}
        </h2>
        <p className={clsx('mt-1 mb-5 text-[0.9375rem] text-ink-2 print:mb-0', !isExample && 'print:hidden')}>
          {note}
        </p>
        {bar}
        <div role="status" className={styles.verdict}>
          <p className="type-h1 text-ink print:text-[1.75rem]">{verdict}</p>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {changes.map(({ lead, list }) => (
            <div key={lead}>
              <p>{lead}</p>
              <ul className="mt-1.5">
                {list.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {sheets[0]}
      </div>
      <div className={styles.later}>{sheets.slice(1)}</div>
      <p className={styles.link}>
        {words.live.split('{link}')[0]}
        {/* The answers make the address too long to print; a PDF keeps all of it. */}
        <a href={link}>{link.split('#')[0]}</a>
        {words.live.split('{link}')[1]}
      </p>
    </section>
  );
}

function Figure({ name, businessCase, content, currency, written }: CaseProps & { name: string }) {
  const { money } = businessCase;
  if (!money) return null;
  const { curve: words, sensitivity } = content.words;
  const { low, expected, high } = money.cases;
  if (name === 'sensitivity')
    return (
      <SensitivityChart
        rows={written.sensitivity}
        expected={expected.firstYearGain}
        caption={sensitivity.caption}
        head={sensitivity.head}
      />
    );
  const last = (roi: typeof low) => wholeAmount(roi.curve.at(-1)?.sum ?? 0, currency);
  return (
    <ArticleChart
      chart={{
        kind: 'curve',
        caption: words.caption,
        alt: fillPlaceholders(words.alt, {
          start: wholeAmount(expected.curve[0]?.sum ?? 0, currency),
          end: last(expected),
          low: last(low),
          high: last(high),
        }),
        xLabel: words.axis,
        xStep: 1,
        yLabel: totalLabel(currency),
        // The benefit starts on one day, so the lines are straight.
        straight: true,
        series: curveLines(businessCase, content).map((line) => ({
          ...line,
          points: line.points.map(([year, sum]): [number, number] => [year, sum]),
        })),
      }}
    />
  );
}
