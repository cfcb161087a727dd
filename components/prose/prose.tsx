import clsx from 'clsx';
import type { Nodes } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { Article } from '@/content/schemas/articles';
import { type Block, getChildren, toPlainText } from '@/lib/markdown/inspect-blocks';
import { ArticlePicture } from './article-picture';
import list from './list.module.css';
import styles from './prose.module.css';
import tableStyles from './table.module.css';

/** What blocks need: figures by name, and the name of a table, the id of the heading above it or a title. */
type Context = Pick<Article, 'figures'> &
  Partial<Pick<Article, 'pictures'>> & { tableName: { 'aria-labelledby'?: string; 'aria-label'?: string } };

/**
 * A heading that begins with a number or with 'Gate 1:' opens a chapter with the lane. On a wide screen, what it begins
 * with hangs beside the text, without its colon; paper has its own order.
 */
const OPENING = /^(?:\d\.|[^:]{4,16}:) /;
const chapter =
  'not-print:[border-top:3px_solid_var(--lane)] not-print:pt-8 xl:clear-left xl:-ml-[28%] xl:pl-[28%]';
const hung = 'font-medium not-print:mb-4 not-print:block xl:float-left xl:-ml-[28%] xl:w-[28%]';
const name = `${hung} not-print:text-h1 xl:pr-6 xl:text-h2`;
const number = `${hung} not-print:text-[clamp(6rem,13vw,12rem)] not-print:[line-height:0.8]`;
const title = 'inline-block first-letter:uppercase';

/** A box to tick, in place of a list's mark. */
const box =
  'relative -ml-5.5 list-none pl-8.5 before:absolute before:top-[0.3em] before:left-0 before:size-4.5 before:rounded-badge before:[border:1.5px_solid_var(--edge)] before:bg-raised';
const tick =
  'after:absolute after:[inset:calc(0.3em+0.125rem)_auto_auto_0.375rem] after:h-2.75 after:w-1.5 after:rotate-42 after:[border:solid_var(--ember-text)] after:[border-width:0_2px_2px_0]';

/** Renders blocks, or the parts of a text. A table is named by the last heading above it. */
function Parts({ nodes, ...context }: { nodes: readonly Nodes[] } & Context) {
  let { tableName } = context;
  return nodes.map((node, index) => {
    if (node.type === 'heading') tableName = { 'aria-labelledby': node.data?.id ?? '' };
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    return <Fragment key={index}>{renderNode(node, { ...context, tableName })}</Fragment>;
  });
}

function renderNode(node: Nodes, context: Context): ReactNode {
  const inside = (nodes = getChildren(node), more: Partial<Context> = {}) => (
    <Parts nodes={nodes} {...context} {...more} />
  );
  switch (node.type) {
    case 'text':
      // A blank to write on stays beside its label.
      return node.value.replaceAll(' __', '\u00a0__');
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'strong':
      return <strong className="font-semibold">{inside()}</strong>;
    case 'emphasis':
      // The font has no italic. Only here, the browser may slant the upright style.
      return <em style={{ fontSynthesis: 'style' }}>{inside()}</em>;
    case 'link':
      return <a href={node.url}>{inside()}</a>;
    case 'heading': {
      const Heading = node.depth === 2 ? 'h2' : 'h3';
      const text = toPlainText(node);
      const [opening = ''] = (node.depth === 2 && OPENING.exec(text)) || [];
      return (
        <Heading
          id={node.data?.id}
          className={clsx(node.depth === 2 ? 'type-h3-lg' : 'type-h3', opening && chapter)}
        >
          {opening && (
            <span className={/^\d/.test(opening) ? number : name}>
              {opening.replace(': ', '')}
              {/* Without a size, which unlike hidden text stays in the heading's name. */}
              {opening.endsWith(': ') && <span className="not-print:[font-size:0]">: </span>}
            </span>
          )}
          {opening ? <span className={title}>{text.slice(opening.length)}</span> : text}
        </Heading>
      );
    }
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return <List className={list.list}>{inside()}</List>;
    }
    case 'listItem': {
      const [only, ...more] = node.children;
      const isTask = typeof node.checked === 'boolean';
      return (
        <li className={isTask ? clsx(box, node.checked && tick) : undefined}>
          {/* One paragraph alone needs no `<p>`. */}
          {only?.type === 'paragraph' && more.length === 0 ? inside(only.children) : inside()}
        </li>
      );
    }
    case 'table': {
      const [head, ...rows] = node.children;
      return (
        <div className={tableStyles.table}>
          <table {...context.tableName}>
            {/* biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells keep their places */}
            <thead>
              <tr>
                {head?.children.map((cell, index) => (
                  <th key={index} scope="col">
                    {inside(cell.children)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ children: [first, ...others] }, index) => (
                <tr key={index}>
                  {first?.children.length ? <th scope="row">{inside(first.children)}</th> : <td />}
                  {others.map((cell, column) => (
                    <td key={column} data-column={toPlainText(head?.children[column + 1] ?? cell)}>
                      {inside(cell.children)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
          </table>
        </div>
      );
    }
    case 'blockquote':
      return (
        <blockquote className="text-h3 font-medium [line-height:1.3] text-balance border-y border-rule py-6 text-ink">
          {inside()}
        </blockquote>
      );
    case 'containerDirective': {
      const [label, ...blocks] = node.children;
      const title = label ? toPlainText(label) : '';
      return (
        <aside
          aria-label={title}
          className="rounded-panel bg-sunk px-5 py-6 text-copy md:px-8 md:py-7 xl:clear-left xl:-ml-[28%] xl:pl-[28%] print:border print:border-rule print:box-decoration-clone [&_code]:bg-transparent"
        >
          <p className="mb-2.5 font-semibold [line-height:1.35] text-ink xl:float-left xl:-ml-[25%] xl:w-[22%]">
            {title}
          </p>
          {inside(blocks, { tableName: { 'aria-label': title } })}
        </aside>
      );
    }
    case 'leafDirective': {
      const name = node.attributes?.id ?? '';
      const [picture, chart] = [context.pictures?.[name], context.figures[name]];
      return picture ? <ArticlePicture picture={picture} /> : chart && <ArticleChart chart={chart} />;
    }
    default:
      return null;
  }
}

type Props = {
  blocks: readonly Block[];
  title?: string;
  children?: ReactNode;
} & Omit<Context, 'tableName'>;

/** A text from Markdown with its figures. @param title names a table before the first heading. */
export const Prose = ({ blocks, title, children, ...context }: Props) => (
  <div className={styles.prose}>
    <Parts nodes={blocks} {...context} tableName={title ? { 'aria-label': title } : {}} />
    {children}
  </div>
);
