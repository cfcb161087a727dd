import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@/lib/content/report/print';
import { type Given, reportOf, sourceOf } from '@/lib/content/report/report';

const root = join(__dirname, '../..');
const load = (file: string): Promise<Record<string, unknown>> => import(join(root, file));

/** Files without copy of their own: schemas, and files that arrange what others hold. */
const WITHOUT_COPY =
  /schema\.ts$|^content\/(fields|icons|metadata|structured-data|site-pages|site-motifs|indexed-paths|content-index|training-tiers|facts)\.ts$|^content\/(landing-page|chat)\/|^content\/industries\/names\.ts$/;
/** The build makes these files; the link test asks the finished site for them. */
const MADE_BY_BUILD = /^\/downloads\//;
/** Sentences that must be worded the same everywhere. */
const SAME_EVERYWHERE = [
  'converted at fixed rates from US dollars',
  'Figures in case studies are illustrative.',
];

/** Reads all content and says what to fix in it. */
export async function readReport(): Promise<Report> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !WITHOUT_COPY.test(file))
    .sort();

  // Wrong content throws while it loads; each message is reported once.
  const refused = new Set<string>();
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      refused.add(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  const sources: Given['sources'][number][] = [];
  for (const file of files) {
    const source = await attempt(async () => sourceOf(file, await load(file)));
    if (source) sources.push(source);
  }
  const replies: Given['replies'][number][] = [];
  for (const file of ['content/chat/topics.ts', 'content/chat/gaps.ts']) {
    const source = await attempt(async () => ({ file, value: await load(file) }));
    if (source) replies.push(source);
  }
  const site = await attempt(async () => {
    const { facts } = await import('@/content/facts');
    const { sitePages } = await import('@/content/site-pages');
    const { company } = await import('@/content/company');
    const { redirects } = await import('@/content/redirects');
    const { routes } = await import('@/lib/routes');
    // Loading this file checks the redirects against the pages.
    await load('content/indexed-paths.ts');
    return { sitePages, company, redirects, routes, facts };
  });

  return reportOf({
    sources,
    ...(site ?? { sitePages: [], company: { name: '' }, redirects: [], routes: {}, facts: {} }),
    refused: [...refused],
    same: [...SAME_EVERYWHERE, ...Object.values(site?.facts ?? {}).map(({ statement }) => statement)],
    replies,
    isFile: (address) => MADE_BY_BUILD.test(address) || existsSync(join(root, 'public', address)),
  });
}
