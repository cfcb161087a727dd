import {
  BorderStyle,
  CheckBox,
  type FileChild,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type ITableCellOptions,
  Paragraph,
  ShadingType,
  StringValueElement,
  Tab,
  Table,
  TableBorders,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  XmlComponent,
} from 'docx';
import type { Block, Inline, ListItem } from '@/lib/markdown/blocks';
import { plainText } from '@/lib/markdown/blocks';
import { officeColors, type Sender } from '../brand';
import { columnWidths } from '../columns';
import { boxLabel } from '../runs';
import { inlineRuns, MAX_NAME_LENGTH } from './inline';

/** Twentieths of a point: US Letter with one-inch margins. */
export const page = { width: 12_240, height: 15_840, margin: 1_440 } as const;
export const columnWidth = page.width - 2 * page.margin;
export const BULLET_LIST = 'bullets';
export const NUMBERED_LIST = 'numbers';

/** A drawing as an image, with its size in pixels and its text alternative. */
type DocxFigure = { png: Uint8Array; width: number; height: number; alt: string };
export type DocxFigures = Readonly<Record<string, DocxFigure>>;

/** `instance` numbers the numbered lists, so that each begins at 1. `heading` is the last heading; it names tables. */
type DocxContext = { sender: Sender; instance: number; heading: string; figures: DocxFigures };
type ParagraphStyle = Omit<IParagraphOptions, 'children' | 'text'>;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const line = (color: string, size = 4) => ({ style: BorderStyle.SINGLE, size, color });

/** A table with a name for screen readers ('Title' under 'Alt Text'). The library has no option for it. */
class NamedTable extends Table {
  constructor(name: string, options: ConstructorParameters<typeof Table>[0]) {
    super(options);
    const [properties] = this.root;
    // The schema puts the caption after the other properties.
    if (properties instanceof XmlComponent)
      properties.addChildElement(new StringValueElement('w:tblCaption', name));
  }
}

type ListPosition = { ordered: boolean; level: number; last: boolean };

function item(
  context: DocxContext,
  { checked, blocks }: ListItem,
  { ordered, level, last }: ListPosition,
): FileChild[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') throw new Error('an item of a list must begin with words');
  const look: ParagraphStyle =
    checked === null
      ? { numbering: { reference: ordered ? NUMBERED_LIST : BULLET_LIST, level, instance: context.instance } }
      : { indent: { left: 400, hanging: 400 } };
  const box =
    checked === null
      ? []
      : [
          new CheckBox({ alias: boxLabel(first.children).slice(0, MAX_NAME_LENGTH), checked }),
          new TextRun({ children: [new Tab()] }),
        ];
  const children = [...box, ...inlineRuns(first.children, context.sender)];
  return [
    new Paragraph({ ...look, spacing: { after: last ? 140 : 60 }, children }),
    ...docxBlocks(rest, context, level + 1),
  ];
}

const cell = (children: Paragraph[], options: Omit<ITableCellOptions, 'children'>) =>
  new TableCell({ margins: { top: 70, bottom: 70, left: 100, right: 100 }, children, ...options });

function table(context: DocxContext, head: readonly Inline[][], rows: readonly Inline[][][]): Table {
  const words = [head, ...rows].map((row) => row.map(plainText));
  const widths = columnWidths(words, columnWidth).map(Math.floor);
  // Markdown requires a header row; an empty one means none.
  const named = head.some((cell) => cell.length > 0);
  const tableRow = (row: readonly Inline[][], top: boolean) =>
    new TableRow({
      ...(top && { tableHeader: true }),
      cantSplit: true,
      children: widths.map((size, index) =>
        cell(
          [
            new Paragraph({
              spacing: { after: 0 },
              children: inlineRuns(row[index] ?? [], context.sender, top),
            }),
          ],
          {
            width: { size, type: WidthType.DXA },
            ...(top ? { shading: { type: ShadingType.CLEAR, fill: officeColors.sunk, color: 'auto' } } : {}),
          },
        ),
      ),
    });
  return new NamedTable(context.heading, {
    width: { size: columnWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: line(officeColors.edge),
      bottom: line(officeColors.edge),
      left: none,
      right: none,
      insideVertical: line(officeColors.rule),
      insideHorizontal: line(officeColors.rule),
    },
    rows: [...(named ? [tableRow(head, true)] : []), ...rows.map((row) => tableRow(row, false))],
  });
}

/** A box: a table with one shaded cell. */
function aside(context: DocxContext, title: string, blocks: readonly Block[]): Table {
  const children = [
    new Paragraph({ spacing: { after: 60 }, children: [new TextRun({ text: title, bold: true })] }),
    ...docxBlocks(blocks, context),
  ] as Paragraph[];
  return new NamedTable(title, {
    width: { size: columnWidth, type: WidthType.DXA },
    columnWidths: [columnWidth],
    borders: TableBorders.NONE,
    rows: [
      new TableRow({
        cantSplit: true,
        children: [
          cell(children, {
            width: { size: columnWidth, type: WidthType.DXA },
            margins: { top: 140, bottom: 140, left: 200, right: 200 },
            shading: { type: ShadingType.CLEAR, fill: officeColors.sunk, color: 'auto' },
          }),
        ],
      }),
    ],
  });
}

const space = () => new Paragraph({ spacing: { after: 0, line: 200 }, children: [] });

function docxBlock(block: Block, context: DocxContext, level: number): FileChild[] {
  switch (block.kind) {
    case 'heading':
      context.heading = block.text;
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          keepNext: true,
          children: [new TextRun(block.text)],
        }),
      ];
    case 'paragraph':
      return [new Paragraph({ children: inlineRuns(block.children, context.sender) })];
    case 'list':
      if (block.ordered) context.instance += 1;
      return block.items.flatMap((one, index) =>
        item(context, one, { ordered: block.ordered, level, last: index === block.items.length - 1 }),
      );
    case 'table':
      return [table(context, block.head, block.rows), space()];
    case 'quote':
      return block.blocks.flatMap((one) =>
        one.kind === 'paragraph'
          ? [
              new Paragraph({
                border: { top: line(officeColors.edge), bottom: line(officeColors.edge) },
                children: inlineRuns(one.children, context.sender),
              }),
            ]
          : docxBlock(one, context, level),
      );
    case 'aside':
      return [aside(context, block.title, block.blocks), space()];
    case 'figure':
      return [figure(block.name, context)];
  }
}

/** A drawing, at most as wide as the text. @throws Error when it has no image. */
function figure(name: string, { figures }: DocxContext): Paragraph {
  const found = figures[name];
  if (!found) throw new Error(`'${name}': Word files have no such drawing. Leave the ::figure line out.`);
  // Pixels at 96 to the inch; the column is in twentieths of a point.
  const width = Math.min(found.width, columnWidth / 15);
  return new Paragraph({
    spacing: { before: 60, after: 120 },
    children: [
      new ImageRun({
        type: 'png',
        data: found.png,
        transformation: { width, height: (found.height * width) / found.width },
        altText: { name, title: name, description: found.alt },
      }),
    ],
  });
}

/**
 * The blocks of a text as Word paragraphs and tables.
 *
 * @throws Error for a drawing without an image, and for a list item that does not begin with a paragraph.
 */
export const docxBlocks = (blocks: readonly Block[], context: DocxContext, level = 0): FileChild[] =>
  blocks.flatMap((block) => docxBlock(block, context, level));
