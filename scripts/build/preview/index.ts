/**
 * Runs at the end of the build of a preview, after scripts/build/pages.ts: compares the build with the published site,
 * checks whether it is ready, and writes the page /preview (app/preview) and a comment for a pull request.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { redirects } from '@/content/site/redirects';
import { commentOf } from '@/lib/preview/comment';
import { compareSites, type SiteChange } from '@/lib/preview/compare';
import { type LaunchNote, publishChecklist } from '@/lib/preview/publish-checklist';
import { readPreviewSettings } from '@/lib/preview/settings';
import { policyOf } from '../policy';
import { readReport } from '../read-content-report';
import { changedFiles, unseenFiles } from './changed-files';
import { PreviewDocument } from './document';
import { compareDownloads } from './downloads';
import { takePictures } from './pictures';
import { inFolder, type PublishedSite, readSite, siteAt } from './site';
import { writtenTexts } from './sources';

/** The comments in content that name a task before launch. They are deleted when it is done. */
const notesBeforeLaunch = (folder: string): LaunchNote[] =>
  readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const [, text] = /^\s*(?:\/\/|\*) (.*\bbefore launch\b.*)/i.exec(line) ?? [];
          return text ? { file, line: index + 1, text } : [];
        }),
    );

/** The published site, or why there is none to compare with. */
async function readPublished(
  from: string | undefined,
  paths: readonly string[],
): Promise<PublishedSite | string> {
  if (!from)
    return 'There is nothing to compare with. Set PREVIEW_BASE_URL to the address of the published site and build again.';
  try {
    return await readSite(siteAt(from), paths);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The published site at ${from} could not be read: ${reason}.`;
  }
}

/** The address at which this build is served, where the host or the settings say. */
const addressOf = ({ NEXT_PUBLIC_SITE_URL, DEPLOY_PRIME_URL, VERCEL_URL }: NodeJS.ProcessEnv) =>
  NEXT_PUBLIC_SITE_URL || DEPLOY_PRIME_URL || (VERCEL_URL ? `https://${VERCEL_URL}` : undefined);

/** The style sheets of the site, as a page of it names them; the page's own styles have only what that page needs. */
const stylesOf = (page: Root) =>
  selectAll('head > link[rel=stylesheet]', page).map(({ properties: { href } }, key) =>
    createElement('link', { key, rel: 'stylesheet', href: String(href) }),
  );

/** Replaces what a route of the build answers. */
function writeBody(file: string | undefined, body: string): void {
  if (!file) throw new Error('The build lacks app/preview.');
  writeFileSync(file, body);
}

/** Writes the page /preview of the build in `folder`, and the index that the bar reads. */
async function writePreview(folder: string): Promise<void> {
  const build = join(folder, '.next');
  const { base, edit } = readPreviewSettings();
  const files = inFolder(build, join(folder, 'public'));
  const here = await readSite(files, files.paths);
  const published = await readPublished(base, files.paths);
  const report = await readReport();
  const today = new Date().toISOString().slice(0, 10);
  const labelOf = (path: string) => {
    const entry = report.unpublished.find(({ paths }) => paths.includes(path));
    return entry && (entry.draft ? 'Draft' : 'Scheduled');
  };
  const isCompared = typeof published !== 'string';
  const changes = isCompared ? compareSites(published.pages, here.pages) : [];
  const downloads = isCompared ? await compareDownloads(published, here) : [];
  const { pictures, problem } = isCompared
    ? await takePictures(changes, published, here)
    : { pictures: new Map() };
  const textsOf = ({ path = '', kind, edits }: SiteChange): string[] =>
    kind === 'changed'
      ? edits.flatMap(({ before, after, alike }) => [
          before,
          after,
          ...alike.flatMap((one) => [one.before, one.after]),
        ])
      : [...((isCompared && published.pages.get(path)) || here.pages.get(path) || { main: [] }).main].map(
          ({ text }) => text,
        );
  const seen = [
    ...changes.flatMap(textsOf),
    ...downloads.flatMap(({ lines }) => lines.map(({ text }) => text)),
  ];
  const unseen = isCompared ? unseenFiles(changedFiles(folder), seen) : [];
  const redirected = new Set<string>(redirects.map(({ from }) => from));
  const gone = [
    ...changes.flatMap(({ kind, path = '' }) => (kind === 'removed' ? path : [])),
    ...downloads.flatMap(({ is, address }) => (is === 'removed' ? address : [])),
    // A draft has a page in this preview, and none once it is published.
    ...(isCompared ? report.unpublished.flatMap(({ paths }) => paths) : []).filter(
      (path) => isCompared && published.pages.has(path),
    ),
  ];
  const readiness = publishChecklist(
    {
      ...report,
      launch: notesBeforeLaunch(folder),
      newPages: new Set(changes.flatMap(({ kind, path = '' }) => (kind === 'added' ? basename(path) : []))),
      lost: gone.filter((path) => !redirected.has(path)),
    },
    today,
  );
  const about = fromHtml((await here.read('/about'))?.toString() ?? '');
  const compared = isCompared
    ? { changes, downloads, files: unseen, name: published.name, labelOf, problem }
    : { reason: published };
  const html = `<!DOCTYPE html>${renderToStaticMarkup(
    createElement(PreviewDocument, {
      build: JSON.parse((await here.read('/preview'))?.toString() ?? '{}'),
      readiness,
      compared,
      pages: here.pages,
      pictures,
      edit,
      origin: base?.startsWith('http') ? new URL(base).origin : '',
      head: stylesOf(about),
      rootClass: ([select('html', about)?.properties.className] as string[][]).flat().join(' '),
    }),
  )}`;
  const documents = [
    ...downloads.map(({ address, is }) => `${address} ${is}`),
    ...unseen.map(({ file }) => `${file}, which no page shows`),
  ];
  const comment = commentOf(
    readiness,
    isCompared ? { changes, documents, labelOf } : { problem: published },
    addressOf(process.env),
  );
  writeFileSync(join(build, 'preview-comment.md'), comment);
  writeBody(files.file('/preview/sources.json'), JSON.stringify(writtenTexts(folder)));
  const body = files.file('/preview');
  writeBody(body, html);
  const meta = String(body).replace(/body$/, 'meta');
  const rest = JSON.parse(readFileSync(meta, 'utf8'));
  const headers = { ...rest.headers, 'content-security-policy': policyOf(fromHtml(html)) };
  writeFileSync(meta, JSON.stringify({ ...rest, headers }));
}

if (process.argv[1] && /[\\/]build[\\/]preview[\\/]index(\.ts)?$/.test(process.argv[1])) {
  writePreview(resolve('.')).then(
    () => process.stdout.write('The page /preview is written\n'),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
