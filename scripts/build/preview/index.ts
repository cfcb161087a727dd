/**
 * Runs at the end of the build of a preview, after scripts/build/pages.ts: compares the build with the published site,
 * checks whether it is ready, and writes the page /preview (app/preview).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { type Comparison, compare } from '@/lib/preview/compare';
import { launchNotes } from '@/lib/preview/launch-notes';
import { readManifest } from '@/lib/preview/manifest';
import { readinessOf } from '@/lib/preview/readiness';
import type { ServerKnows } from '@/lib/preview/server-knows';
import { readPreviewSettings } from '@/lib/preview/settings';
import { readReport } from '../content-report';
import { policyOf } from '../policy';
import { type Base, loadBase, productionSettings } from './base';
import type { OldPictures } from './changes';
import { PreviewDocument } from './document';

const parser = unified().use(rehypeParse).freeze();

/** Pictures that the page shows twice; more would make it too heavy to open. */
const MOST_PICTURES = 60;
const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

/** The published pictures of those that changed. They are copied, since the site lets no other show them. */
async function oldPictures({ shareImages, pictures }: Comparison, base: Base): Promise<OldPictures> {
  const gone = [...shareImages, ...pictures]
    .filter(({ is, address }) => is !== 'added' && !address.includes('#'))
    .slice(0, MOST_PICTURES);
  const found: Record<string, string> = {};
  for (const { address } of gone) {
    const bytes = 'file' in base ? await base.file(address) : undefined;
    const type = TYPES[extname(address)] ?? `image/${extname(address).slice(1)}`;
    if (bytes) found[address] = `data:${type};base64,${bytes.toString('base64')}`;
  }
  return found;
}

/** What content says has to be done before launch. */
function notesBeforeLaunch(folder: string) {
  return readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => launchNotes(file, readFileSync(join(folder, file), 'utf8')));
}

/** Files of the build that end so; the framework keeps them below a folder with a name of its own. */
const fileOf = (build: string, end: string): string => {
  const name = readdirSync(join(build, 'server'), { recursive: true, encoding: 'utf8' }).find((file) =>
    file.replaceAll('\\', '/').endsWith(end),
  );
  if (!name) throw new Error(`The build has no ${end}.`);
  return join(build, 'server', name);
};

/** Writes the page /preview of the build in `folder`. */
export async function writePreview(folder: string): Promise<void> {
  const build = join(folder, '.next');
  const settings = readPreviewSettings();
  const body = fileOf(build, '/preview.body');
  const known: ServerKnows = JSON.parse(readFileSync(body, 'utf8'));
  const manifest = readManifest(JSON.parse(readFileSync(join(build, 'published.json'), 'utf8')));
  const base = await loadBase(settings.base);
  const comparison = 'manifest' in base ? compare(base.manifest, manifest) : undefined;
  const today = new Date().toISOString().slice(0, 10);
  const readiness = readinessOf(
    {
      ...(await readReport()),
      launch: notesBeforeLaunch(folder),
      ...(await productionSettings(base, settings.base, known.missingSettings)),
    },
    today,
  );
  const page: Root = parser.parse(readFileSync(fileOf(build, '/about.html'), 'utf8'));
  const html = `<!DOCTYPE html>${renderToStaticMarkup(
    createElement(PreviewDocument, {
      build: known.build,
      manifest,
      readiness,
      compared:
        comparison && 'manifest' in base
          ? { comparison, name: base.name, old: await oldPictures(comparison, base) }
          : { problem: 'problem' in base ? base.problem : '' },
      editable: Boolean(settings.edit),
      styles: selectAll('link[rel=stylesheet]', page).map(({ properties }) => String(properties.href)),
      rootClass: ([select('html', page)?.properties.className] as string[][]).flat().join(' '),
      css: readFileSync(join(__dirname, 'preview.css'), 'utf8'),
    }),
  )}`;
  writeFileSync(body, html);
  const meta = body.replace(/body$/, 'meta');
  const rest = JSON.parse(readFileSync(meta, 'utf8'));
  const headers = { ...rest.headers, 'content-security-policy': policyOf(parser.parse(html)) };
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
