/**
 * The end of the build of a deploy preview: compares it with the published site, checks whether it is ready, and writes
 * the page /preview (app/preview) and a comment for a pull request.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { redirects } from '@/content/site/redirects';
import { createPolicy } from '../build/content-security-policy';
import { addPolicy } from '../build/finish-pages';
import { readReport } from '../content-check/check-all';
import { readOfficeTexts } from '../support/office-text';
import { findUnseenFiles } from './changed-files';
import { createComment } from './comment';
import { compareSites, type SiteChange } from './compare';
import type { PageVersion } from './compare-texts';
import { renderPreview } from './document';
import { takePictures } from './pictures';
import { createChecklist } from './publish-checklist';
import { openBuild, openSite, readSite, type SiteToCompare } from './read-site';
import { listWrittenTexts } from './sources';

/** The published site, or why there is none to compare with. */
async function readPublished(
  from: string | undefined,
  paths: readonly string[],
): Promise<SiteToCompare | string> {
  if (!from)
    return 'There is nothing to compare with. Set PREVIEW_BASE_URL to the address of the published site and build again.';
  try {
    return await readSite(openSite(from), paths);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The published site at ${from} could not be read: ${reason}.`;
  }
}

async function readPdfTexts(bytes: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const { items } = await (await file.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  });
  return (await Promise.all(pages)).join('\n').split('\n');
}

async function createDocumentVersion(address: string, bytes: Buffer): Promise<PageVersion> {
  const texts = address.endsWith('.pdf')
    ? await readPdfTexts(bytes)
    : Object.values(readOfficeTexts(bytes)).flat();
  // A figure of a worksheet is no text; the checksum tells that the file changed.
  const checksum = `Checksum of the file: ${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  return { path: address, name: `Document ${address}`, lines: [...texts, checksum].filter(Boolean) };
}

/** Adds the documents that differ between two sites to their pages. */
async function addDocuments(before: SiteToCompare, after: SiteToCompare): Promise<void> {
  for (const address of new Set([...before.documents, ...after.documents])) {
    const [old, fresh] = [await before.read(address), await after.read(address)];
    if (old && fresh?.equals(old)) continue;
    if (old) before.pages.set(address, await createDocumentVersion(address, old));
    if (fresh) after.pages.set(address, await createDocumentVersion(address, fresh));
  }
}

/** What changed on the pages and in the documents of the published site, and in files that no page shows. */
async function compareWith(
  published: SiteToCompare,
  here: SiteToCompare,
  hidden: ReadonlySet<string>,
  folder: string,
) {
  await addDocuments(published, here);
  const changes = compareSites(published.pages, here.pages, hidden);
  const { pictures, problem = '' } = await takePictures(changes, published, here);
  const textsOf = ({ path = '', changes: all }: SiteChange): readonly string[] =>
    all.length > 0
      ? all.flatMap(({ edits }) => edits.flatMap(({ before, after }) => [before, after]))
      : ((here.pages.get(path) ?? published.pages.get(path))?.lines ?? []);
  const files = findUnseenFiles(folder, changes.flatMap(textsOf));
  const compared =
    changes.length + files.length > 0
      ? `Compared with ${published.name}. ${problem}`
      : `Nothing. This build shows what ${published.name} shows.`;
  return { changes, files, pictures, compared };
}

/** Writes the page /preview of the build in `folder`, and the index that the bar reads. */
export async function writePreviewPage(folder: string): Promise<void> {
  const build = join(folder, '.next');
  const { PREVIEW_BASE_URL: base, PREVIEW_EDIT_URL: edit } = process.env;
  const files = openBuild(build);
  const here = await readSite(files, files.paths);
  const published = await readPublished(base, files.paths);
  const report = await readReport();
  for (const { draft, paths } of report.unpublished)
    for (const page of paths.flatMap((path) => here.pages.get(path) ?? []))
      page.name += draft ? ' (draft)' : ' (scheduled)';
  const moved = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const hidden = new Set([...moved.keys(), ...report.unpublished.flatMap(({ paths }) => paths)]);
  const comparison =
    typeof published === 'string'
      ? { changes: [], files: [], pictures: new Map(), compared: published }
      : await compareWith(published, here, hidden, folder);
  const gone = comparison.changes.flatMap(({ kind, path = '' }) => (kind === 'removed' ? path : []));
  const lost = gone.filter((path) => !moved.has(path));
  const checks = createChecklist(report, { gone, lost, deadLinks: here.deadLinks });
  const html = renderPreview({
    ...comparison,
    build: JSON.parse((await here.read('/preview'))?.toString() ?? '{}'),
    checks,
    pages: here.pages,
    moved,
    edit,
    origin: base?.startsWith('http') ? new URL(base).origin : '',
  });
  // The address at which this build is served, where the host or the settings say.
  const { NEXT_PUBLIC_SITE_URL, DEPLOY_PRIME_URL, VERCEL_URL } = process.env;
  const address = NEXT_PUBLIC_SITE_URL || DEPLOY_PRIME_URL || (VERCEL_URL && `https://${VERCEL_URL}`);
  writeFileSync(join(build, 'preview-comment.md'), createComment(checks, comparison, address));
  const bodyOf = (path: string) => {
    const body = files.file(path);
    if (!body) throw new Error('The build lacks app/preview.');
    return body;
  };
  writeFileSync(bodyOf('/preview/sources.json'), JSON.stringify(listWrittenTexts(folder)));
  writeFileSync(bodyOf('/preview'), html);
  addPolicy(bodyOf('/preview').replace(/body$/, 'meta'), createPolicy(fromHtml(html)));
}
