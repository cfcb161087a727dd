import type { Block, Inline } from '@/lib/markdown/blocks';
import type { DocumentInfo } from '../brand';
import type { DocumentFigure } from '../pdf/document-figure';
import { renderPdf } from '../pdf/render';
import type { Slide } from './slide';

const words = (text: string): Inline[] => [{ kind: 'text', text }];

function listOf(points: NonNullable<Slide['points']>): Block {
  const items = points.map(({ title, text }) => {
    const strong: Inline[] = title ? [{ kind: 'strong', children: words(`${title}. `) }] : [];
    return { checked: null, blocks: [{ kind: 'paragraph' as const, children: [...strong, ...words(text)] }] };
  });
  return { kind: 'list', ordered: false, items };
}

/** A slide as blocks. `figure` is the name of the drawing with its bars. */
function blocksOf(slide: Slide, figure: string): Block[] {
  const { title, lead, points, table, bars } = slide;
  return [
    { kind: 'heading', level: 2, id: '', text: title },
    ...(lead ? [{ kind: 'paragraph' as const, children: words(lead) }] : []),
    ...(points ? [listOf(points)] : []),
    ...(table
      ? [
          {
            kind: 'table' as const,
            head: table.head.map(words),
            rows: table.rows.map((row) => row.map(words)),
          },
        ]
      : []),
    ...(bars ? [{ kind: 'figure' as const, name: figure }] : []),
  ];
}

/** Writes slides as a PDF, one page each, without the speaker's notes. */
export function renderDeckPdf(info: DocumentInfo, [cover, ...slides]: readonly Slide[]): Promise<Buffer> {
  const figures = Object.fromEntries(
    slides.flatMap(({ bars }, index): [string, DocumentFigure][] =>
      bars ? [[`bars-${index}`, { kind: 'bars', caption: '', ...bars }]] : [],
    ),
  );
  const parts = slides.map((slide, index) => blocksOf(slide, `bars-${index}`));
  const first = { title: cover?.title ?? info.title, subtitle: cover?.lead ?? '' };
  return renderPdf({ ...info, parts, figures }, 'slide', first);
}
