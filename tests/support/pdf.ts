type Node = { role?: string; children?: Node[] };
const rolesIn = ({ role, children = [] }: Node): string[] => [role ?? [], children.flatMap(rolesIn)].flat();

type Bookmark = { title: string; items: Bookmark[] };
const titlesIn = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesIn(items)]);

/**
 * Reads a PDF: the size in points and the text with single spaces of each page, the addresses that its links open, its
 * title, its language, its bookmarks in order, and the roles of its structure.
 */
export async function readPdf(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages = [];
  const [links, roles]: [string[], string[]] = [[], []];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push({ width: right - left, height: top - bottom, text: text.replace(/\s+/g, ' ') });
    for (const { url, unsafeUrl } of await page.getAnnotations()) links.push(unsafeUrl ?? url ?? []);
    roles.push(...rolesIn(((await page.getStructTree()) ?? {}) as Node));
  }
  const info = (await document.getMetadata()).info as Record<string, string>;
  const outline = titlesIn(((await document.getOutline()) ?? []) as Bookmark[]);
  const tagged = (await document.getMarkInfo())?.Marked === true;
  await task.destroy();
  return { pages, links: links.flat(), title: info.Title, language: info.Language, outline, roles, tagged };
}
