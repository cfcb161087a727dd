import { createHash } from 'node:crypto';
import { officeTexts } from '@/lib/documents/office-text';
import type { PageVersion } from '@/lib/preview/compare';
import type { SiteToCompare } from './site';

async function pdfTexts(bytes: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const { items } = await (await file.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  });
  return (await Promise.all(pages)).join('\n').split('\n');
}

async function versionOf(address: string, bytes: Buffer): Promise<PageVersion> {
  const texts = address.endsWith('.pdf') ? await pdfTexts(bytes) : Object.values(officeTexts(bytes)).flat();
  // A figure of a worksheet is no text; the checksum tells that the file changed.
  const checksum = `Checksum of the file: ${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  return { path: address, name: `Document ${address}`, lines: [...texts, checksum].filter(Boolean) };
}

/** Adds the documents that differ between two sites to their pages. */
export async function addDocuments(before: SiteToCompare, after: SiteToCompare): Promise<void> {
  for (const address of new Set([...before.documents, ...after.documents])) {
    const [old, fresh] = [await before.read(address), await after.read(address)];
    if (old && fresh?.equals(old)) continue;
    if (old) before.pages.set(address, await versionOf(address, old));
    if (fresh) after.pages.set(address, await versionOf(address, fresh));
  }
}
