import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Block, plainBlocks } from '@/lib/markdown/blocks';
import { type About, writtenAt } from '../brand';
import { writeBlocks } from './blocks';
import type { DocumentFigure } from './document-figure';
import { loadFaces } from './faces';
import { artifact, columnWidth, type Doc, hex, type Paper, type Pdf, papers, use } from './page';
import { drawTitlePage, type Part } from './title-page';

/** Running text in parts, each of which begins a page. `figures` are the drawings that its blocks place. */
type TextDocument = About & {
  parts: readonly (readonly Block[])[];
  figures?: Readonly<Record<string, DocumentFigure>>;
};

/** What the face cannot print: it would come out as nothing. */
const UNPRINTABLE = /[^\x20-\x7e\u00a0-\u00ff\n“”‘’–—…•−€™↑↓]|[¤¦¬\u00ad±²³µ¹¼½¾]/u;

/** Opens a tagged PDF: title, author and language, with dates from content. */
async function openPdf(about: About, paper: Paper): Promise<Doc> {
  const faces = await loadFaces();
  const date = writtenAt(about);
  const doc: Doc = new PDFDocument({
    ...papers[paper],
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: faces.body as unknown as string,
    info: {
      Title: about.title,
      Author: about.sender.name,
      Subject: about.description,
      Creator: about.sender.name,
      Producer: 'PDFKit',
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face);
  return doc;
}

function drawFoot(pdf: Pdf, { title, sender }: About, number: number, count: number): void {
  const { doc } = pdf;
  doc.switchToPage(number - 1);
  const { left, right, bottom } = doc.page.margins;
  const y = doc.page.height - bottom * 0.6;
  artifact(pdf, () => {
    use(doc, { face: 'body', size: 8.5, leading: 11 });
    doc.fillColor(hex('ink3')).text(`${sender.name}: ${title}`, left, y, { lineBreak: false });
    const says = `${number} of ${count}`;
    doc.text(says, doc.page.width - right - doc.widthOfString(says), y, { lineBreak: false });
  });
}

/**
 * A text as a PDF: a first page with the contents, then the text. It is tagged (headings, lists, tables, drawings with
 * their alternative text), in American English, with its headings as bookmarks; boxes and blanks can be filled in.
 *
 * @param paper US Letter, or slides: a page for each part, without a table of contents.
 * @param cover the words of the first page, where they are not the document's own title and subtitle.
 * @throws Error for a drawing that `figures` does not have, and for a character that the face does not have.
 */
export async function renderPdf(
  { parts, figures = {}, ...about }: TextDocument,
  paper: Paper = 'letter',
  cover: Pick<About, 'title' | 'subtitle'> = about,
): Promise<Buffer> {
  for (const text of parts.flatMap(plainBlocks)) {
    const [strange] = UNPRINTABLE.exec(text) ?? [];
    if (strange) throw new Error(`the PDF's face has no '${strange}', in '${text}'`);
  }
  const doc = await openPdf(about, paper);
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const contents: Part[] = [];
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
  const pdf: Pdf = { doc, root, sender: about.sender, figures, onHeading };
  doc.addPage();
  const drawContents = drawTitlePage(pdf, { ...about, ...cover }, paper);
  for (const part of parts) {
    doc.addPage();
    writeBlocks(pdf, part, { x: doc.page.margins.left, width: columnWidth(doc), parent: root });
  }
  if (paper === 'letter') drawContents(contents);
  const { count } = doc.bufferedPageRange();
  for (let number = 2; number <= count; number += 1) drawFoot(pdf, about, number, count);
  doc.end();
  return bytes;
}
