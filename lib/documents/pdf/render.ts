import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Block, plainBlocks } from '@/lib/markdown/blocks';
import { type DocumentInfo, documentDate } from '../brand';
import { writeBlocks } from './blocks';
import type { DocumentFigure } from './document-figure';
import { loadFonts } from './fonts';
import { artifact, columnWidth, type Doc, hex, type Paper, type Pdf, papers, setStyle } from './page';
import { type ContentsEntry, drawTitlePage } from './title-page';

/** Text in parts; each begins on a new page. `figures` are the drawings that its blocks name. */
type TextDocument = DocumentInfo & {
  parts: readonly (readonly Block[])[];
  figures?: Readonly<Record<string, DocumentFigure>>;
};

/** Characters that the font lacks; they would be invisible. */
const UNPRINTABLE = /[^\x20-\x7e\u00a0-\u00ff\n“”‘’–—…•−€™↑↓]|[¤¦¬\u00ad±²³µ¹¼½¾]/u;

/** Opens a tagged PDF: title, author and language, with dates from content. */
async function openPdf(info: DocumentInfo, paper: Paper): Promise<Doc> {
  const fonts = await loadFonts();
  const date = documentDate(info);
  const doc: Doc = new PDFDocument({
    ...papers[paper],
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: fonts.body as unknown as string,
    info: {
      Title: info.title,
      Author: info.sender.name,
      Subject: info.description,
      Creator: info.sender.name,
      Producer: 'PDFKit',
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  return doc;
}

function drawFoot(pdf: Pdf, { title, sender }: DocumentInfo, number: number, count: number): void {
  const { doc } = pdf;
  doc.switchToPage(number - 1);
  const { left, right, bottom } = doc.page.margins;
  const y = doc.page.height - bottom * 0.6;
  artifact(pdf, () => {
    setStyle(doc, { font: 'body', size: 8.5, leading: 11 });
    doc.fillColor(hex('ink3')).text(`${sender.name}: ${title}`, left, y, { lineBreak: false });
    const says = `${number} of ${count}`;
    doc.text(says, doc.page.width - right - doc.widthOfString(says), y, { lineBreak: false });
  });
}

/**
 * Writes a PDF: a title page with a table of contents, then the text. The PDF is tagged, its headings are bookmarks,
 * and boxes and blanks can be filled in.
 *
 * @param paper US Letter, or slides: a page for each part, without a table of contents.
 * @param cover title and subtitle of the title page; by default the document's.
 * @throws Error for a drawing that `figures` lacks, and for a character that the font lacks.
 */
export async function renderPdf(
  { parts, figures = {}, ...info }: TextDocument,
  paper: Paper = 'letter',
  cover: Pick<DocumentInfo, 'title' | 'subtitle'> = info,
): Promise<Buffer> {
  for (const text of parts.flatMap(plainBlocks)) {
    const [strange] = UNPRINTABLE.exec(text) ?? [];
    if (strange) throw new Error(`the PDF's face has no '${strange}', in '${text}'`);
  }
  const doc = await openPdf(info, paper);
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const contents: ContentsEntry[] = [];
  let bookmark: PDFKit.PDFOutline | undefined;
  const onHeading = (level: 2 | 3, text: string) => {
    const place = { top: doc.y, left: doc.page.width } as object;
    if (level === 3 && bookmark) {
      bookmark.addItem(text, place);
      return;
    }
    bookmark = doc.outline.addItem(text, place);
    contents.push({ text, page: doc.bufferedPageRange().count - 1 });
  };
  const pdf: Pdf = { doc, root, sender: info.sender, figures, onHeading };
  doc.addPage();
  const drawContents = drawTitlePage(pdf, { ...info, ...cover }, paper);
  for (const part of parts) {
    doc.addPage();
    writeBlocks(pdf, part, { x: doc.page.margins.left, width: columnWidth(doc), parent: root });
  }
  if (paper === 'letter') drawContents(contents);
  const { count } = doc.bufferedPageRange();
  for (let number = 2; number <= count; number += 1) drawFoot(pdf, info, number, count);
  doc.end();
  return bytes;
}
