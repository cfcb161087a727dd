import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Block, ListItem } from '@/lib/markdown/blocks';
import { Inlines } from './inlines';
import list from './list.module.css';
import styles from './prose.module.css';
import { spreadChildren } from './spread-children';
import { Table } from './table';

/** Draws the figure that a text places by its name. */
type DrawFigure = (name: string) => ReactNode;

/** A list item. One paragraph alone needs no `<p>`. */
function Item({ item: { checked, blocks }, figure }: { item: ListItem; figure: DrawFigure }) {
  const [only, ...more] = blocks;
  return (
    <li className={checked === null ? undefined : clsx(list.task, checked && list.done)}>
      {only?.kind === 'paragraph' && more.length === 0 ? (
        <Inlines parts={only.children} />
      ) : (
        <Blocks blocks={blocks} figure={figure} />
      )}
    </li>
  );
}

function drawBlock(block: Block, figure: DrawFigure): ReactElement {
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
            <Item item={item} figure={figure} />
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'quote':
      return (
        <blockquote className="type-quote-sm border-y border-rule py-6 text-ink">
          <Blocks blocks={block.blocks} figure={figure} />
        </blockquote>
      );
    case 'aside':
      return (
        <aside
          aria-label={block.title}
          className="rounded-panel bg-sunk px-5 py-6 text-[1.0625rem] md:px-8 md:py-7 print:border print:border-rule print:box-decoration-clone [&_code]:bg-transparent"
        >
          <p className="font-semibold leading-[1.35] text-ink">{block.title}</p>
          <Blocks blocks={block.blocks} figure={figure} />
        </aside>
      );
    case 'figure':
      return <>{figure(block.name)}</>;
  }
}

const Blocks = ({ blocks, figure }: { blocks: readonly Block[]; figure: DrawFigure }) =>
  spreadChildren(blocks, (block) => drawBlock(block, figure));

/** A text from Markdown with the figures that it places, and what follows it in the same type. */
export function Prose({
  blocks,
  figure,
  children,
}: {
  blocks: readonly Block[];
  figure: DrawFigure;
  children?: ReactNode;
}) {
  return (
    <div className={styles.prose}>
      <Blocks blocks={blocks} figure={figure} />
      {children}
    </div>
  );
}
