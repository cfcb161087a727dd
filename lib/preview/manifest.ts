/** A text of a page, and the field of the content that it comes from, such as 'content/faq.ts sharedFaq.2.answer'. */
export type PageText = { text: string; field?: string };

export type ManifestPage = {
  path: string;
  title: string;
  description: string;
  /** Address of its share image. */
  image?: string;
  /** What it shows, in the order of reading. */
  texts: PageText[];
  /** What its tools show after a choice. */
  later: string[];
  /** Addresses of the site's own pictures and documents that it shows or links to. */
  files: string[];
};

/** What a build publishes of itself, so that another can be compared with it. It names nothing that is not public. */
export type Manifest = {
  version: 1;
  origin: string;
  pages: ManifestPage[];
  /** Header and footer, which are on every page. */
  shared: PageText[];
  /** The chat's texts by their place in it. */
  chat: Record<string, string>;
  redirects: { from: string; to: string }[];
  /** Pictures and downloads by address, each with the SHA-256 of its bytes. */
  files: Record<string, string>;
};

/** Where every build publishes it. */
export const MANIFEST_PATH = '/published.json';

/** @throws Error when `value` is no manifest that this version can read. */
export function readManifest(value: unknown): Manifest {
  const { version, pages } = (value ?? {}) as Partial<Manifest>;
  if (version !== 1 || !Array.isArray(pages))
    throw new Error('it is not a manifest of this site, or one of another version');
  return value as Manifest;
}
