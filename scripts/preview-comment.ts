/**
 * Prints a comment for a pull request: what the finished build changes on the published site. Needs PREVIEW_BASE_URL.
 * `npx tsx scripts/preview-comment.ts [address of the preview]`
 */
import { readFileSync } from 'node:fs';
import { commentOf } from '@/lib/preview/comment';
import { compare } from '@/lib/preview/compare';
import { readManifest } from '@/lib/preview/manifest';
import { readPreviewSettings } from '@/lib/preview/settings';
import { loadBase } from './build/preview/base';

async function main(): Promise<void> {
  const base = await loadBase(readPreviewSettings().base);
  if ('problem' in base) {
    process.stdout.write(`### What changes on the site is not known\n\n${base.problem}\n`);
    return;
  }
  const built = readManifest(JSON.parse(readFileSync('.next/published.json', 'utf8')));
  process.stdout.write(commentOf(compare(base.manifest, built), process.argv[2]));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
