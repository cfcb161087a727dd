import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Block, ListItem } from '@/lib/markdown/blocks';
import { Inlines } from './inlines';
import list from './list.module.css';
import styles from './prose.module.css';
import { spreadChildren } from './spread-children';
import { Table, type TableName } from './table';

/** Draws the figure that a text places by its name. */
type DrawFigure = (name: string) => ReactNode;

/** What blocks draw with: their figures, and the name of a table among them. */
type Context = { figure: DrawFigure; tableName: TableName };

/** A list item. One paragraph alone needs no `<p>`. */
function Item({ item: { checked, blocks }, ...context }: { item: ListItem } & Context) {
  const [only, ...more] = blocks;
  return (
    <li className={checked === null ? undefined : clsx(list.task, checked && list.done)}>
      {only?.kind === 'paragraph' && more.length === 0 ? (
        <Inlines parts={only.children} />
      ) : (
        <Blocks blocks={blocks} {...context} />
      )}
    </li>
  );
}

function drawBlock(block: Block, context: Context): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={list.list}>
          {spreadChildren(block.items, (item) => (
            <Item item={item} {...context} />
          ))}
        </List>
      );
    }
    case 'table':
      return <Table block={block} name={context.tableName} />;
    case 'quote':
      return (
        <blockquote className="text-h3 font-medium leading-[1.3] text-balance border-y border-rule py-6 text-ink">
          <Blocks blocks={block.blocks} {...context} />
        </blockquote>
      );
    case 'aside':
      return (
        <aside
          aria-label={block.title}
          className="rounded-panel bg-sunk px-5 py-6 text-copy md:px-8 md:py-7 print:border print:border-rule print:box-decoration-clone [&_code]:bg-transparent"
        >
          <p className="font-semibold leading-[1.35] text-ink">{block.title}</p>
          <Blocks blocks={block.blocks} {...context} tableName={{ 'aria-label': block.title }} />
        </aside>
      );
    case 'figure':
      return <>{context.figure(block.name)}</>;
  }
}

/** A table is named by the last heading above it. */
function Blocks({ blocks, figure, tableName }: { blocks: readonly Block[] } & Context) {
  let name = tableName;
  return spreadChildren(blocks, (block) => {
    if (block.kind === 'heading') name = { 'aria-labelledby': block.id };
    return drawBlock(block, { figure, tableName: name });
  });
}

/**
 * A text from Markdown with its figures. `children` follow it in the same styles.
 *
 * @param title names a table that stands before the first heading.
 */
export function Prose({
  blocks,
  figure,
  title,
  children,
}: {
  blocks: readonly Block[];
  figure: DrawFigure;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.prose}>
      <Blocks blocks={blocks} figure={figure} tableName={title ? { 'aria-label': title } : {}} />
      {children}
    </div>
  );
}
