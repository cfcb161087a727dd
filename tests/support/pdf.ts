import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** One page of a PDF: its size in points, its text with single spaces, and the share of it below the last line. */
type PdfPage = { width: number; height: number; text: string; empty: number };

/** Opens a PDF, reads from it, and closes it. */
async function withPdf<Result>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy, pages: PDFPageProxy[]) => Promise<Result>,
): Promise<Result> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: PDFPageProxy[] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await document.getPage(number));
  const result = await read(document, pages);
  await task.destroy();
  return result;
}

/** Reads the pages of a PDF. */
export const readPdf = (bytes: Uint8Array): Promise<PdfPage[]> =>
  withPdf(bytes, (_, pages) =>
    Promise.all(
      pages.map(async (page) => {
        const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
        const items = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
        const text = items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('');
        const lines = items.flatMap(({ str, transform }) => (str.trim() ? [transform[5] as number] : []));
        return {
          width: right - left,
          height: top - bottom,
          text: text.replace(/\s+/g, ' '),
          empty: (Math.min(top, ...lines) - bottom) / (top - bottom),
        };
      }),
    ),
  );

type Node = { role?: string; children?: Node[] };
const rolesIn = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesIn),
];

type Bookmark = { title: string; items: Bookmark[] };
const titlesIn = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesIn(items)]);

/** The metadata of a PDF, its language, its bookmarks in order, and the roles of its structure. */
export const openPdf = (bytes: Uint8Array) =>
  withPdf(bytes, async (document, pages) => {
    const info = (await document.getMetadata()).info as Record<string, string>;
    const trees = await Promise.all(pages.map((page) => page.getStructTree()));
    return {
      info,
      language: info.Language,
      outline: titlesIn(((await document.getOutline()) ?? []) as Bookmark[]),
      roles: [...new Set(trees.flatMap((tree) => rolesIn(tree as Node)))],
      tagged: (await document.getMarkInfo())?.Marked === true,
    };
  });

/** The addresses that a PDF's links open. */
export const linksOf = (bytes: Uint8Array): Promise<string[]> =>
  withPdf(bytes, async (_, pages) =>
    (await Promise.all(pages.map((page) => page.getAnnotations())))
      .flat()
      .flatMap(({ url, unsafeUrl }) => unsafeUrl ?? url ?? []),
  );
