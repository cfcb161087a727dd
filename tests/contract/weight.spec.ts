import { join } from 'node:path';
import { indexedPaths } from '../../content/indexed-paths';
import { routes } from '../../lib/routes';
import { clientModules } from '../support/modules';
import { expect, test } from '../support/test';
import { bytesOf, type File, pageFiles } from '../support/weight';

/** Script bodies of a blank app of the same Next version, gzip; `npm run bench` measures it again. */
const FLOOR = 134_904;
const TOOLS: string[] = [
  routes.serviceSelector,
  routes.pricingCalculator,
  routes.readiness,
  routes.roiCalculator,
];

/** Styles: what every page has, what the blog and the resources add, what the tools add. */
const styles = (path: string) =>
  15_200 +
  (path.startsWith(routes.blog) || path.startsWith(routes.resources) ? 4_200 : 0) +
  (TOOLS.includes(path) ? 3_900 : 0);

/** Bytes as transferred. Content pages may have a tenth more script than a blank app, tools a quarter. */
const budget = (path: string) => ({
  script: Math.floor(FLOOR * (TOOLS.includes(path) ? 1.25 : path === routes.contact ? 1.15 : 1.1)),
  html: 37_500,
  style: styles(path),
  font: 25_500,
  requests: 20,
  // The pictures of most pages are part of their HTML.
  total: 240_000,
});

/** The files of a kind, largest first, each with the modules that put it there. */
function account(files: readonly File[], kind: File['kind'], modules: Map<string, Set<string>>): string {
  return files
    .filter((file) => file.kind === kind)
    .sort((a, b) => b.transferred - a.transferred)
    .map(({ path, transferred }) => `${transferred} ${path} ${[...(modules.get(path) ?? [])].join(', ')}`)
    .join('\n');
}

test('no page grows past its budget of bytes and requests', async ({ site }) => {
  const modules = clientModules(join(__dirname, '../../.next'));
  expect(modules.size).toBeGreaterThan(0);
  const over: string[] = [];
  for (const path of indexedPaths) {
    const files = await pageFiles(site.origin, path);
    const allowed = budget(path);
    for (const kind of ['script', 'html', 'style', 'font'] as const) {
      const bytes = bytesOf(files, kind);
      if (kind !== 'html') expect(bytes, `${path} has ${kind}`).toBeGreaterThan(0);
      if (bytes > allowed[kind])
        over.push(`${path}: ${kind} ${bytes} of ${allowed[kind]}\n${account(files, kind, modules)}`);
    }
    const total = files.reduce((sum, { transferred }) => sum + transferred, 0);
    if (total > allowed.total) over.push(`${path}: ${total} bytes in all`);
    if (files.length > allowed.requests) over.push(`${path}: ${files.length} requests`);
  }
  expect(over).toEqual([]);
});
