import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { redirects } from '@/content/site/redirects';
import { createPolicy } from '../build/content-security-policy';
import { addPolicy } from '../build/finish-pages';
import { readReport } from '../content-check/load-content';
import { readBuild } from './build-info';
import { compareSites } from './compare';
import { createComment, renderPreview } from './document';
import { listBuiltFiles, readSite } from './read-site';
import { listWrittenTexts } from './sources';

/** Files of content that differ from the commit where this branch began. Without Git there are none. */
function listChangedFiles(cwd: string): string[] {
  for (const base of ['origin/HEAD', 'origin/main', 'main', 'HEAD']) {
    const args = ['diff', '--name-only', '--relative', '--merge-base', base, '--', 'content'];
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
    if (status === 0) return stdout.split('\n').filter(Boolean);
  }
  return [];
}

/**
 * The end of the build of a deploy preview: compares it with the published site, and writes the page /preview
 * (app/preview), the index that the bar reads, and a comment for a pull request.
 *
 * @throws Error where the build in `folder` lacks app/preview
 */
export async function writePreviewPage(folder: string): Promise<void> {
  const build = join(folder, '.next');
  const { PREVIEW_BASE_URL: base, PREVIEW_EDIT_URL: edit } = process.env;
  const files = listBuiltFiles(build);
  const [page, sources] = ['preview.body', 'preview/sources.json.body'].map((name) => files.get(name));
  if (!page || !sources) throw new Error('The build lacks app/preview.');
  const published = base
    ? await readSite(base).catch((error: Error) => `${base} could not be read: ${error.message}.`)
    : 'There is nothing to compare with. Set PREVIEW_BASE_URL to the address of the published site and build again.';
  const { findings, unpublished } = await readReport();
  const moved = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const hidden = new Set([...moved.keys(), ...unpublished.flatMap(({ paths }) => paths)]);
  const isRead = typeof published !== 'string';
  const content = {
    ...{ findings, unpublished, moved, edit, build: readBuild(), files: listChangedFiles(folder) },
    changes: isRead ? compareSites(published, await readSite(build), hidden) : [],
    compared: isRead ? `Compared with ${base}.` : published,
  };
  // The address at which this build is served, where the host or the settings say.
  const { NEXT_PUBLIC_SITE_URL, DEPLOY_PRIME_URL, VERCEL_URL } = process.env;
  const address = NEXT_PUBLIC_SITE_URL || DEPLOY_PRIME_URL || (VERCEL_URL && `https://${VERCEL_URL}`);
  writeFileSync(join(build, 'preview-comment.md'), createComment(content, address));
  writeFileSync(sources, JSON.stringify(listWrittenTexts(folder)));
  const html = renderPreview(content);
  writeFileSync(page, html);
  addPolicy(page.replace(/body$/, 'meta'), createPolicy(fromHtml(html)));
}
