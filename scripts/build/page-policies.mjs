/**
 * Runs after `next build`: `node scripts/build/page-policies.mjs [folder]`. Gives each prerendered page its own
 * Content-Security-Policy, made of the hashes of what stands inline in it, and its scripts their integrity. Gives each
 * file its length. Next sends the headers that it finds in a page's .meta file; they win over those of next.config.mjs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FILE_POLICY, pagePolicy } from '../../lib/security-headers.mjs';
import { lengthHeaders } from '../../lib/server/file-length.mjs';
import { completeStandalone } from './standalone.mjs';

const digest = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const unique = (values) => [...new Set(values)];

/** The texts of inline elements. Data blocks, such as JSON-LD, never run and need no hash. */
function inline(html, name) {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '', text]) => text !== '' && !/\btype="application\//.test(attributes))
    .map(([, , text = '']) => text);
}

/** The policy of a page's HTML. */
export function policyOf(html, env = process.env) {
  const hashes = (name) => unique(inline(html, name).map((text) => `'${digest(text)}'`));
  return pagePolicy({ scripts: hashes('script'), styles: hashes('style') }, env);
}

/**
 * Adds `integrity` to the scripts of this build and to their preloads, which must agree for a preload to count.
 *
 * @param {(path: string) => Buffer | null} read the file under /_next/, or null.
 */
export function withIntegrity(html, read) {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="\/_next\/(static\/[^"?]+\.js)"[^>]*>/g,
    (tag, path) => {
      const file = tag.includes(' integrity=') ? null : read(path);
      return file ? tag.replace(/\s*\/?>$/, (end) => ` integrity="${digest(file)}"${end}`) : tag;
    },
  );
}

/** Treats the build in `folder`. @returns number of pages. @throws {Error} when a page has no .meta file. */
export function writePolicies(folder, env = process.env) {
  const build = join(folder, '.next');
  const app = join(build, 'server', 'app');
  const read = (path) => {
    const file = join(build, path);
    return existsSync(file) ? readFileSync(file) : null;
  };
  const outputs = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const addHeaders = (meta, headersOf) => {
    const known = JSON.parse(readFileSync(meta, 'utf8'));
    const headers = { ...known.headers, ...headersOf(known.headers?.['content-type']) };
    writeFileSync(meta, JSON.stringify({ ...known, headers }));
  };
  for (const name of outputs.filter((output) => output.endsWith('.body'))) {
    const bytes = readFileSync(join(app, name));
    addHeaders(join(app, name.replace(/\.body$/, '.meta')), (type) => ({
      'content-security-policy': FILE_POLICY,
      ...lengthHeaders(type, bytes),
    }));
  }
  const pages = outputs.filter((output) => output.endsWith('.html'));
  for (const name of pages) {
    const page = join(app, name);
    const html = withIntegrity(readFileSync(page, 'utf8'), read);
    writeFileSync(page, html);
    const policy = policyOf(html, env);
    addHeaders(page.replace(/\.html$/, '.meta'), () => ({ 'content-security-policy': policy }));
  }
  return pages.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const folder = resolve(process.argv[2] ?? '.');
  const count = writePolicies(folder);
  const standalone = completeStandalone(folder);
  process.stdout.write(`Policies written for ${count} pages; ${relative('', standalone)} runs by itself\n`);
}
