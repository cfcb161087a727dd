import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { listLookupOrigins } from '@/lib/currency/detect';
import { createPagePolicy } from '@/lib/http/security-headers.mjs';

const computeDigest = (data: string | Buffer) =>
  `sha256-${createHash('sha256').update(data).digest('base64')}`;

const getText = ({ children }: Element) =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** Data blocks, such as structured data, never run and need no hash. */
const isData = ({ properties }: Element) => String(properties.type ?? '').startsWith('application/');

/** The Content-Security-Policy of a page; it allows the page's inline scripts and styles by hash. */
export function createPolicy(page: Root, env: Record<string, string | undefined> = process.env): string {
  const hashes = (selector: string) => {
    const texts = selectAll(selector, page)
      .filter((element) => !isData(element))
      .map(getText);
    return [...new Set(texts)].filter(Boolean).map((text) => `'${computeDigest(text)}'`);
  };
  const connections = listLookupOrigins(env);
  return createPagePolicy({ scripts: hashes('script'), styles: hashes('style'), connections });
}

/**
 * Adds `integrity` to the build's scripts and to their preloads, which must match. The framework's option
 * `experimental.sri` misses the scripts of client components.
 *
 * @param html of the page
 * @param page the same, parsed with positions
 * @param read returns the file below `/_next/`, or undefined when there is none
 */
export function addIntegrity(html: string, page: Root, read: (path: string) => Buffer | undefined): string {
  const scripts = selectAll('script[src^="/_next/"], link[as="script"][href^="/_next/"]', page);
  let result = html;
  // From the end, so that earlier positions stay valid.
  for (const { tagName, properties, position } of scripts.reverse()) {
    const address = String(properties.src ?? properties.href);
    const file = properties.integrity ? undefined : read(address.replace(/^\/_next\/|\?.*$/g, ''));
    const start = position?.start.offset;
    if (!file || start === undefined) continue;
    const at = start + `<${tagName}`.length;
    result = `${result.slice(0, at)} integrity="${computeDigest(file)}"${result.slice(at)}`;
  }
  return result;
}
