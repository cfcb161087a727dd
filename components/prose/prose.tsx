import clsx from 'clsx';
import type { ReactElement } from 'react';
import { TextFigure } from '@/components/illustrations/text/article-chart';
import type { TextFigure as Drawing } from '@/content/long-text.schema';
import type { Block, ListItem } from '@/lib/markdown/blocks';
import { Inlines } from './inlines';
import list from './list.module.css';
import styles from './prose.module.css';
import { Table } from './table';
import { withoutKeys } from './without-keys';

/** The drawings that a text may place, by name. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** A list item. One paragraph alone needs no `<p>`. */
function Item({ item: { checked, blocks }, drawings }: { item: ListItem; drawings: Drawings }) {
  const [only, ...more] = blocks;
  return (
    <li className={checked === null ? undefined : clsx(list.task, checked && list.done)}>
      {only?.kind === 'paragraph' && more.length === 0 ? (
        <Inlines parts={only.children} />
      ) : (
        <Blocks blocks={blocks} drawings={drawings} />
      )}
    </li>
  );
}

function drawBlock(block: Block, drawings: Drawings): ReactElement | null {
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
          {withoutKeys(block.items, (item) => (
            <Item item={item} drawings={drawings} />
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'quote':
      return (
        <blockquote className="type-quote-sm border-y border-rule py-6 text-ink">
          <Blocks blocks={block.blocks} drawings={drawings} />
        </blockquote>
      );
    case 'aside':
      return (
        <aside
          aria-label={block.title}
          className="rounded-panel bg-sunk px-5 py-6 text-[1.0625rem] md:px-8 md:py-7 print:border print:border-rule print:box-decoration-clone [&_code]:bg-transparent"
        >
          <p className="font-semibold leading-[1.35] text-ink">{block.title}</p>
          <Blocks blocks={block.blocks} drawings={drawings} />
        </aside>
      );
    case 'figure': {
      const figure = drawings[block.name];
      return figure ? <TextFigure figure={figure} /> : null;
    }
  }
}

const Blocks = ({ blocks, drawings }: { blocks: readonly Block[]; drawings: Drawings }) =>
  withoutKeys(blocks, (block) => drawBlock(block, drawings));

/** A text from Markdown with the drawings that it places. */
export function Prose({ blocks, drawings }: { blocks: readonly Block[]; drawings: Drawings }) {
  return (
    <div className={styles.prose}>
      <Blocks blocks={blocks} drawings={drawings} />
    </div>
  );
}
