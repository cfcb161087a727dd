import PDFDocument from 'pdfkit';
import type { Block } from '@/lib/markdown/blocks';
import { type About, writtenAt } from '../brand';
import { compose, firstPlace } from './compose';
import { loadFaces } from './faces';
import type { DocumentFigure } from './figure';
import { paginate } from './paginate';
import { type Doc, decoration, hex, type Pen, page, use } from './sheet';
import { drawTitlePage, type Part } from './title-page';

/** A document of running text. `figures` are the drawings that its blocks place. */
type TextDocument = About & {
  blocks: readonly Block[];
  figures?: Readonly<Record<string, DocumentFigure>>;
};

/** Opens a tagged PDF: title, author and language, with dates from content. */
export async function openPdf(
  about: About,
  size: [number, number],
): Promise<{ pen: Pen; done: Promise<Buffer> }> {
  const faces = await loadFaces();
  const date = writtenAt(about);
  const doc: Doc = new PDFDocument({
    size,
    margin: 0,
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
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.once('end', () => resolve(Buffer.concat(chunks)));
    doc.once('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { pen: { doc, faces, root, sender: about.sender }, done };
}

function drawFoot(pen: Pen, { title, sender }: About, number: number, count: number): void {
  const y = page.height - page.bottom + 30;
  pen.doc.switchToPage(number - 1);
  decoration(pen, () => {
    use(pen, 'body', 8.5).fillColor(hex('ink3'));
    pen.doc.text(`${sender.name}: ${title}`, page.left, y, { lineBreak: false });
    const says = `${number} of ${count}`;
    pen.doc.text(says, page.width - page.right - pen.doc.widthOfString(says), y, { lineBreak: false });
  });
}

/**
 * A text as a PDF on US Letter: a first page with the contents, then the text. It is tagged (headings, lists,
 * tables, drawings with their alternative text), in American English, with its headings as bookmarks. The same
 * document gives the same bytes.
 *
 * @throws Error when a block places a drawing that `figures` does not have.
 */
export async function renderPdf(document: TextDocument): Promise<Buffer> {
  const { pen, done } = await openPdf(document, [page.width, page.height]);
  const { doc } = pen;
  doc.addPage();
  const drawContents = drawTitlePage(pen, document);
  const parts: Part[] = [];
  let part: PDFKit.PDFOutline | undefined;
  const onHeading = (level: 2 | 3, text: string, y: number) => {
    const at = { top: y, pageNumber: doc.bufferedPageRange().count - 1 } as object;
    if (level === 2 || !part) {
      part = doc.outline.addItem(text, at);
      parts.push({ text, page: doc.bufferedPageRange().count - 1 });
    } else part.addItem(text, at);
  };
  doc.addPage();
  paginate(
    pen,
    compose(pen, document.blocks, firstPlace(pen.root, document.figures ?? {}, onHeading)),
    page.top,
  );
  drawContents(parts);
  const { count } = doc.bufferedPageRange();
  for (let number = 2; number <= count; number += 1) drawFoot(pen, document, number, count);
  doc.end();
  return done;
}
