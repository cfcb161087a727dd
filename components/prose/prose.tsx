import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Block, ListItem } from '@/lib/markdown/blocks';
import { fixed } from './fixed';
import { Table } from './table';
import { Text } from './text';

/** Draws a figure by the name that the text places it with. */
export type DrawFigure = (name: string) => ReactNode;

/** An item of one paragraph stands without the paragraph's space; a box to tick is drawn by the style sheet. */
function Item({ item, figure }: { item: ListItem; figure: DrawFigure }) {
  const [only, ...more] = item.blocks;
  return (
    <li className={clsx(item.checked !== null && 'prose-box', item.checked && 'prose-box-done') || undefined}>
      {only?.kind === 'paragraph' && more.length === 0 ? (
        <Text parts={only.children} />
      ) : (
        <Prose blocks={item.blocks} figure={figure} />
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
          <Text parts={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {fixed(block.items, (item) => (
            <Item item={item} figure={figure} />
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'quote':
      return (
        <blockquote>
          <Prose blocks={block.blocks} figure={figure} />
        </blockquote>
      );
    case 'aside':
      return (
        <aside className="prose-aside" aria-label={block.title}>
          <p className="prose-aside-title">{block.title}</p>
          <Prose blocks={block.blocks} figure={figure} />
        </aside>
      );
    case 'figure':
      return <>{figure(block.name)}</>;
  }
}

/**
 * A text of content as a page shows it; app/prose.css sets it.
 *
 * @param figure draws the figures that the text places.
 */
export const Prose = ({ blocks, figure }: { blocks: readonly Block[]; figure: DrawFigure }) =>
  fixed(blocks, (block) => drawBlock(block, figure));
