/**
 * `npm run bench:growth`: what a hundred more case studies and a hundred more articles cost. Builds a copy of the
 * sources as it is and one that has them; prints seconds and memory of both builds, and the bytes of pages that
 * show neither.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { copySources } from '../../tests/support/variant';

const root = join(__dirname, '..', '..');
const folder = join(root, '.test-output', 'growth');
const MORE = 100;

/** Writes copies of every entry of a collection in turn, each under a name, an id and a title of its own. */
function grow(collection: string): void {
  const path = join(folder, 'content', collection);
  const index = join(path, 'index.ts');
  const ids = readdirSync(path).flatMap((name) =>
    ['index.ts', 'schema.ts'].includes(name) ? [] : [name.replace(/\.ts$/, '')],
  );
  const added = Array.from({ length: MORE }, (_, number) => {
    const id = ids[number % ids.length] ?? '';
    const text = readFileSync(join(path, `${id}.ts`), 'utf8');
    const constant = /export const (\w+)/.exec(text)?.[1] ?? '';
    const copy = { id: `${id}-${number}`, constant: `${constant}${number}` };
    const changed = text
      .replaceAll(new RegExp(`(?<=['/])${id}(?=['./])`, 'g'), copy.id)
      .replaceAll(constant, copy.constant)
      .replace(/^( {2}title: ['"`])/m, `$1No. ${number}: `)
      .replace(/^( {4}title: ['"`])/m, `$1No. ${number}: `);
    writeFileSync(join(path, `${copy.id}.ts`), changed);
    return copy;
  });
  const imports = added.map(({ id, constant }) => `import { ${constant} } from './${id}';`).join('\n');
  const names = added.map(({ constant }) => `  ${constant},`).join('\n');
  const text = readFileSync(index, 'utf8').replace(/^\]\);$/m, `${names}\n]);`);
  writeFileSync(index, `${imports}\n${text}`);
}

/** Resident memory of a process and of all that it started, in megabytes (Linux). */
function memoryOf(pid: number): number {
  let kilobytes = 0;
  const waiting: (number | string)[] = [pid];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    try {
      kilobytes += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
      for (const task of readdirSync(`/proc/${id}/task`))
        waiting.push(...readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean));
    } catch {
      // It ended while it was looked at, or this system has no /proc.
    }
  }
  return kilobytes / 1024;
}

/** Builds the folder. @throws {Error} with the output when the build fails. */
async function build() {
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TURBOPACK_ROOT: root },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 100);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  const { routes } = JSON.parse(readFileSync(join(folder, '.next/prerender-manifest.json'), 'utf8'));
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: peak,
    files: Object.keys(routes).length,
  };
}

/** Bytes of a page and of its scripts and styles, compressed as the server sends them. */
function bytesOf(page: string): { html: number; parts: number } {
  const server = join(folder, '.next/server');
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const name = names.find((file) => file.endsWith(`/$/${page}.html`));
  if (!name) throw new Error(`the build has no page ${page}`);
  const html = readFileSync(join(server, name), 'utf8');
  const parts = new Set(
    [...html.matchAll(/(?:src|href)="\/_next\/(static\/[^"]+\.(?:js|css))"/g)].map(([, at = '']) => at),
  );
  const files = [...parts].map((at) => gzipSync(readFileSync(join(folder, '.next', at))).length);
  return { html: gzipSync(html).length, parts: files.reduce((sum, size) => sum + size, 0) };
}

const PAGES = [
  'about',
  'faq',
  'contact',
  'services/ai-training',
  'tools/pricing-calculator',
  'legal/terms-of-service',
];
type Measured = Awaited<ReturnType<typeof measure>>;

async function measure(name: string) {
  process.stderr.write(`building ${name}\n`);
  return { name, ...(await build()), bytes: PAGES.map((page) => ({ page, ...bytesOf(page) })) };
}

const row = ({ name, seconds, files, megabytes }: Measured) =>
  `| ${name} | ${files} | ${seconds.toFixed(1)} | ${(seconds / files).toFixed(3)} | ${Math.round(megabytes)} |`;

async function main(): Promise<void> {
  copySources(folder);
  const before = await measure('as it is');
  copySources(folder);
  for (const collection of ['case-studies', 'articles']) grow(collection);
  const after = await measure(`with ${MORE} more of each`);
  rmSync(folder, { recursive: true, force: true });
  const changes = before.bytes.map((old, index) => {
    const now = after.bytes[index] ?? old;
    return `| /${old.page} | ${old.html} | ${now.html - old.html} | ${old.parts} | ${now.parts - old.parts} |`;
  });
  process.stdout.write(
    `${[
      '| build | files | seconds | seconds per file | peak memory, MB |',
      '| --- | --- | --- | --- | --- |',
      row(before),
      row(after),
      '',
      '| page | HTML, bytes | more | scripts and styles, bytes | more |',
      '| --- | --- | --- | --- | --- |',
      ...changes,
    ].join('\n')}\n`,
  );
}

void main();
