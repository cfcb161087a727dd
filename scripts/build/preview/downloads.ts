import { diffLines } from 'diff';
import { strFromU8, unzipSync } from 'fflate';
import type { PublishedSite } from './site';

/** A changed document, with the lines removed and added. */
export type DownloadChange = {
  address: string;
  is: 'added' | 'removed' | 'changed';
  lines: { text: string; added: boolean }[];
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The lines of a Word, Excel or PowerPoint file. */
const officeText = (bytes: Buffer): string =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) =>
      /^(word\/document|xl\/sharedStrings|xl\/worksheets\/[^/]+|ppt\/slides\/[^/]+)\.xml$/.test(name),
    )
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, part]) =>
      strFromU8(part)
        .replace(/<\/(w:p|a:p|si|row)>/g, '\n')
        .replace(/<\/c>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
    )
    .join('\n');

async function pdfText(bytes: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const { items } = await (await file.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  });
  return (await Promise.all(pages)).join('\n');
}

/** The text of a document, without its site's origin, which is a setting. */
const textOf = async (address: string, bytes: Buffer): Promise<string> =>
  (address.endsWith('.pdf') ? await pdfText(bytes) : officeText(bytes))
    .replace(/https?:\/\/[\w.-]+(:\d+)?/g, '')
    .replace(/[ \t]+/g, ' ');

/** The documents whose text differs between two sites. */
export async function compareDownloads(
  before: PublishedSite,
  after: PublishedSite,
): Promise<DownloadChange[]> {
  const all = [...new Set([...before.downloads, ...after.downloads])].sort();
  const found: DownloadChange[] = [];
  for (const address of all) {
    const [old, fresh] = [await before.read(address), await after.read(address)];
    if (!old || !fresh) {
      if (old || fresh) found.push({ address, is: fresh ? 'added' : 'removed', lines: [] });
      continue;
    }
    if (old.equals(fresh)) continue;
    const lines = diffLines(await textOf(address, old), await textOf(address, fresh)).flatMap(
      ({ value, added, removed }) =>
        added || removed
          ? value.split('\n').flatMap((text) => (text.trim() ? { text: text.trim(), added } : []))
          : [],
    );
    if (lines.length > 0) found.push({ address, is: 'changed', lines });
  }
  return found;
}
