import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { redirects } from '@/content/redirects';
import { withPrices } from '@/lib/currency/format';
import { MANIFEST_PATH, type Manifest, type ManifestPage, type PageText } from '@/lib/preview/manifest';
import { createMatcher, type Matcher } from '@/lib/preview/match';
import { readContent } from '@/lib/preview/read-sources';
import { hasLetters, textKey } from '@/lib/preview/text-key';
import { siteOrigin } from '@/lib/site-origin';
import { textsOf } from './page-texts';

/** A finished page. */
export type FinishedPage = { html: string; page: Root };

const FILE = /\.(?:avif|docx|gif|ico|jpe?g|pdf|png|pptx|svg|webp|xlsx|zip)$/;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** The hash of a file, or of each drawing in one that holds several: '/illustrations/services.svg#training'. */
function hashesOf(address: string, bytes: Buffer): [string, string][] {
  const text = address.endsWith('.svg') ? bytes.toString() : '';
  const [svg] = parser.parse(text).children.filter((node) => node.type === 'element');
  const drawings = (svg?.children ?? []).flatMap((node): [string, string][] => {
    const id = node.type === 'element' ? node.properties.id : undefined;
    const part = text.slice(node.position?.start.offset, node.position?.end.offset);
    return id ? [[`${address}#${id}`, hashOf(Buffer.from(part))]] : [];
  });
  return drawings.length > 0 ? drawings : [[address, hashOf(bytes)]];
}

const attribute = (page: Root, selector: string, name: string) =>
  String(select(selector, page)?.properties[name] ?? '');
const dollars = (usd: number) => `$${usd.toLocaleString('en-US')}`;

/** The data that React hands to the client components of a page. */
function payloadOf(html: string): unknown[] {
  const payload = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map(([, text]) => JSON.parse(text ?? '""') as string)
    .join('');
  return payload.split('\n').flatMap((row): unknown[] => {
    try {
      return [JSON.parse(row.replace(/^[0-9a-f]+:/, ''))];
    } catch {
      // A row of another kind, such as the name of a script.
      return [];
    }
  });
}

/** Texts and figures of content in the data of a page: what its tools and menus show later. */
function carriedTexts(value: unknown, matcher: Matcher, way: readonly string[] = []): string[] {
  if (typeof value === 'string')
    return hasLetters(value) && matcher.knows(value) ? [textKey(withPrices(value, dollars))] : [];
  if (typeof value === 'number') {
    const field = way.slice(-2).join('.');
    return way.length > 1 && matcher.knowsNumber(field, value) ? [`${field}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  // The bar of a preview carries them, and a branch may have the name of a word of the site.
  if ('branch' in value && 'commit' in value) return [];
  return Object.entries(value).flatMap(([key, child]) => carriedTexts(child, matcher, [...way, key]));
}

type Draft = ManifestPage & { carried: Set<string> };

function pageOf({ html, page }: FinishedPage, matcher: Matcher): Draft {
  const main = select('main', page) as Element;
  const canonical = attribute(page, 'link[rel=canonical]', 'href');
  const image = attribute(page, 'meta[property="og:image"]', 'content');
  const title = select('title', page)?.children[0];
  const files = [...html.matchAll(/(?<=["'(])(\/[\w./-]+)(#[\w-]+)?/g)].flatMap(([address, file = '']) =>
    FILE.test(file) && !file.startsWith('/og/') ? [address] : [],
  );
  return {
    path: canonical ? new URL(canonical).pathname : '/_not-found',
    title: title?.type === 'text' ? title.value : '',
    description: attribute(page, 'meta[name=description]', 'content'),
    ...(image && { image: new URL(image).pathname }),
    texts: textsOf(main, matcher),
    later: [],
    files: [...new Set(files)].sort(),
    carried: new Set(payloadOf(html).flatMap((row) => carriedTexts(row, matcher))),
  };
}

/** What one page carries and nothing shows yet. */
function withLater({ carried, ...page }: Draft, everywhere: ReadonlySet<string>): ManifestPage {
  const shown = [page.title, page.description, ...page.texts.map(({ text }) => text)].join('\n');
  return {
    ...page,
    later: [...carried].filter((text) => !everywhere.has(text) && !shown.includes(text)).sort(),
  };
}

/** Texts inside the chat's data by their place, without what it only recognizes messages by. */
function chatTexts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, withPrices(value, dollars)]];
  if (Array.isArray(value))
    return value.flatMap((child, index) =>
      chatTexts(child, `${place}.${(child as { id?: string })?.id ?? index}`),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    /^(?:id|kind|intent|asks|keywords|href|words|code)$/.test(key)
      ? []
      : chatTexts(child, place ? `${place}.${key}` : key),
  );
}

/**
 * The manifest of the finished build in `folder`.
 *
 * @param pages those that a visitor may open
 * @param bodies paths of the files that the build wrote at an address of the site, each ending in '.body'
 */
export function createManifest(
  folder: string,
  pages: readonly FinishedPage[],
  bodies: readonly string[],
): Manifest {
  const matcher = createMatcher(readContent(folder));
  const [first] = pages;
  const drafts = pages.map((page) => pageOf(page, matcher));
  const everywhere = new Set(
    [...(drafts[0]?.carried ?? [])].filter((text) => drafts.every(({ carried }) => carried.has(text))),
  );
  const around = ['body header', 'body footer'].flatMap((selector) => {
    const part = first && select(selector, first.page);
    return part ? textsOf(part, matcher) : [];
  });
  const seen = new Set(around.map(({ text }) => text));
  const hidden = [...everywhere].filter((text) => !seen.has(text)).map((text): PageText => ({ text }));
  const files: Record<string, string> = {};
  for (const body of bodies) {
    const address = /\/\$(\/.*)\.body$/.exec(body)?.[1] ?? '';
    if (FILE.test(address)) Object.assign(files, Object.fromEntries(hashesOf(address, readFileSync(body))));
  }
  const fixed = join(folder, 'public');
  for (const name of readdirSync(fixed, { recursive: true, encoding: 'utf8' })) {
    const address = `/${name.replaceAll('\\', '/')}`;
    if (FILE.test(address))
      Object.assign(files, Object.fromEntries(hashesOf(address, readFileSync(join(fixed, name)))));
  }
  const assistant = bodies.find((body) => body.endsWith('/assistant.json.body'));
  const chat = assistant ? JSON.parse(readFileSync(assistant, 'utf8')) : {};
  return {
    version: 1,
    origin: siteOrigin,
    pages: drafts
      .map((draft) => withLater(draft, everywhere))
      .sort((one, other) => one.path.localeCompare(other.path)),
    shared: [...around, ...hidden],
    chat: Object.fromEntries(chatTexts(chat)),
    redirects: [...redirects],
    files,
  };
}

/** Fills in the manifest of the build in `folder`, and leaves a copy in `.next`. */
export function writeManifest(
  folder: string,
  pages: readonly FinishedPage[],
  bodies: readonly string[],
): void {
  const body = bodies.find((file) => file.endsWith(`${MANIFEST_PATH}.body`));
  if (!body) return;
  const text = JSON.stringify(createManifest(folder, pages, bodies));
  writeFileSync(body, text);
  writeFileSync(join(folder, '.next', MANIFEST_PATH), text);
}
