import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ILevelsOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { formatDate } from '@/lib/format/dates';
import type { Block } from '@/lib/markdown/blocks';
import { type DocumentInfo, officeColors } from '../brand';
import { BULLET_LIST, columnWidth, type DocxFigures, docxBlocks, NUMBERED_LIST, page } from './blocks';

const FONT = 'Calibri';
const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: (level: number) => string) =>
  [0, 1].map(
    (level): ILevelsOptions => ({
      level,
      format,
      text: text(level),
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 400 * (level + 1), hanging: 300 } } },
    }),
  );

const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: officeColors.ink },
  paragraph: { spacing: { before, after: 120 } },
});

/** A page break in a line of the smallest height, so that it leaves no gap above the heading. */
const newPage = () =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT },
    children: [new PageBreak()],
  });

/**
 * Writes a Word file on US Letter. Each part begins on a new page, after an explicit break. Title and headings have
 * Word's own styles, so that its navigation lists them.
 *
 * @param parts the text, page by page.
 * @param figures images of the drawings that the text names.
 */
export async function renderDocx(
  info: DocumentInfo,
  parts: readonly (readonly Block[])[],
  figures: DocxFigures = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const context = { sender: info.sender, instance: 0, heading: info.title, figures };
  const document = new Document({
    title: info.title,
    subject: info.subtitle,
    description: info.description,
    creator: info.sender.name,
    lastModifiedBy: info.sender.name,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 22, color: officeColors.ink, language: { value: 'en-US' } },
          // Without `lineRule`, LibreOffice reads `line` as an exact height, and large text overlaps.
          paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
        },
        title: {
          run: { font: FONT, size: 56, bold: true, color: officeColors.ink },
          paragraph: { spacing: { before: 120, after: 80, line: 240, lineRule: LineRuleType.AUTO } },
        },
        heading1: heading(32, 320),
        heading2: heading(25, 260),
      },
      // A style, because some programs ignore the run's formatting for page numbers.
      paragraphStyles: [
        { id: 'Footer', name: 'footer', basedOn: 'Normal', run: { size: 17, color: officeColors.ink3 } },
      ],
    },
    numbering: {
      config: [
        { reference: BULLET_LIST, levels: levels(LevelFormat.BULLET, () => '•') },
        { reference: NUMBERED_LIST, levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
          },
        },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                children: [
                  new TextRun({ text: '■ ', color: officeColors.lane, size: 17 }),
                  new TextRun({ text: info.sender.name, bold: true, size: 19 }),
                ],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: 'Footer',
                tabStops: [{ type: TabStopType.RIGHT, position: columnWidth }],
                children: [
                  new TextRun({ children: [`${info.title}, ${formatDate(info.date)}`, new Tab()] }),
                  new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ style: 'Title', children: [new TextRun(info.title)] }),
          new Paragraph({
            spacing: { after: 320 },
            children: [new TextRun({ text: info.subtitle, size: 26, color: officeColors.ink2 })],
          }),
          ...parts.flatMap((part, index) => [
            ...(index > 0 ? [newPage()] : []),
            ...docxBlocks(part, context),
          ]),
        ],
      },
    ],
  });
  // Not a Buffer, because this also runs in browsers.
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
