/** `npm run content:check`: reads all content and says in plain words what to fix. Exits 1 when there is something. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';

const root = join(import.meta.dirname, '..');
const jiti = createJiti(import.meta.url, { alias: { '@': root } });
const load = (file) => jiti.import(join(root, file));

/** Files that hold no words of their own: they arrange what others say. */
const ARRANGED =
  /^content\/(schema|metadata|structured-data|site-pages|site-motifs|indexed-paths|check-references|landing-pages|content-index|training-tiers)\.ts$/;
/** What visitors may say to the assistant is not our copy. */
const VISITORS = /^content\/chat\//;
/** Files that the build makes; the link test asks the finished site for them. */
const MADE = /^\/downloads\//;
/** Sentences that have to be the same wherever they stand. */
const SAME = ['converted at fixed rates from US dollars', 'Figures in case studies are illustrative.'];

const started = performance.now();
const rules = await load('lib/content/report/report.ts');
const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .map((file) => `content/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts') && !ARRANGED.test(file) && !VISITORS.test(file))
  .sort();

const refused = new Set();
const sources = [];
for (const file of files) {
  try {
    sources.push(rules.sourceOf(file, await load(file)));
  } catch (error) {
    refused.add(error.message);
  }
}

let site = { sitePages: [], company: { name: '' }, redirects: [], routes: {} };
try {
  site = {
    ...(await load('content/site-pages.ts')),
    ...(await load('content/company.ts')),
    ...(await load('content/redirects.ts')),
    ...(await load('lib/routes.ts')),
  };
  // Checks the redirects against the pages.
  await load('content/indexed-paths.ts');
} catch (error) {
  refused.add(error.message);
}

const report = rules.reportOf({
  sources,
  refused: [...refused],
  ...site,
  same: SAME,
  isFile: (address) => MADE.test(address) || existsSync(join(root, 'public', address)),
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${rules.printReport(report, new Date().toISOString().slice(0, 10))}\n${seconds} s\n`);
process.exitCode = report.findings.some(({ grade }) => grade === 'fix') ? 1 : 0;
