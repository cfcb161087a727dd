/** One page of a PDF: its size in points and its text, with single spaces. */
export type PdfPage = { width: number; height: number; text: string };

/** Reads the pages of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push({ width: right - left, height: top - bottom, text: text.replace(/\s+/g, ' ') });
  }
  await task.destroy();
  return pages;
}

type Node = { role?: string; children?: Node[] };
const rolesIn = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesIn),
];

type Mark = { title: string; items: Mark[] };
const titlesIn = (marks: readonly Mark[]): string[] =>
  marks.flatMap(({ title, items }) => [title, ...titlesIn(items)]);

/** What a PDF says of itself: its information, language, bookmarks in order, and the roles of its structure. */
export async function openPdf(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const info = (await document.getMetadata()).info as Record<string, string>;
  const roles = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const tree = await (await document.getPage(number)).getStructTree();
    for (const role of rolesIn(tree as Node)) roles.add(role);
  }
  const outline = titlesIn(((await document.getOutline()) ?? []) as Mark[]);
  const tagged = (await document.getMarkInfo())?.Marked === true;
  await task.destroy();
  return { info, language: info.Language, outline, roles: [...roles], tagged };
}
