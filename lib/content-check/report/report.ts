import { formatDate } from '../../format/dates';
import { shareImagePath } from '../../seo/page-files';
import type { SitePage } from '../../seo/site-page';
import { caseFigureFindings } from './case-figures';
import { headingFindings } from './entries';
import { type CheckedFact, countFindings, factFindings } from './facts';
import { alternativeFindings, drawingFindings, imageFindings } from './images';
import { anchorFinder, linkFindings } from './links';
import type { Report, UnpublishedEntry } from './print';
import { type Redirect, redirectFindings } from './redirects';
import { repeatedSentenceFindings } from './repeated-sentences';
import { searchResultFindings } from './search-results';
import { type ContentSource, isRecord, partsOf } from './source';
import { wordingFindings } from './wording';

export type ReportInput = {
  sources: readonly ContentSource[];
  sitePages: readonly SitePage[];
  company: { name: string };
  redirects: readonly Redirect[];
  /** Addresses that code names; those made from an id are functions. */
  routes: Readonly<Record<string, unknown>>;
  facts: Readonly<Record<string, CheckedFact>>;
  /** How many of a thing the site has, by its plural: 'services'. */
  counts: Readonly<Record<string, number>>;
  /** Anchors that components name. */
  anchors: ReadonlySet<string>;
  /** The day of the report, as '2025-05-08'. */
  today: string;
  /** Whether `public` has a file at this address. */
  isFile: (address: string) => boolean;
  /** Names of the files in content/illustrations. */
  drawings: readonly string[];
};

/** A processed copy of an entry; the entry's own file has the original. */
const isRead = (value: unknown): boolean => isRecord(value) && Array.isArray(value.body);

/** A file's own values: an index repeats its folder's entries, and other files import some of them. */
export function sourceOf(file: string, module: Record<string, unknown>): ContentSource {
  const repeats = (value: unknown) =>
    Array.isArray(value) &&
    (value.some(isRead) ||
      (file.endsWith('/index.ts') && value.some((item) => isRecord(item) && 'id' in item)));
  return { file, value: Object.fromEntries(Object.entries(module).filter(([, value]) => !repeats(value))) };
}

/** The sources with each object once, in the file that defines it. */
function withoutRepeats(sources: readonly ContentSource[]): ContentSource[] {
  const seen = new WeakSet<object>();
  const once = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return Array.isArray(value)
      ? value.map(once)
      : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, once(child)]));
  };
  return sources.map(({ file, value }) => ({ file, value: once(value) }));
}

/** Entries that are not published yet, and why. */
const unpublishedEntriesOf = (
  sources: readonly ContentSource[],
  today: string,
): (UnpublishedEntry & { why: string })[] =>
  sources.flatMap((source) =>
    partsOf(source).flatMap(({ file, value }) => {
      if (!isRecord(value) || !('draft' in value || 'publishDate' in value)) return [];
      const { id, title, draft, publishDate, url, ctaLink } = value;
      const why = draft
        ? 'is a draft'
        : String(publishDate ?? '') > today && `is held back until ${formatDate(String(publishDate))}`;
      if (!why) return [];
      const own = [url, ctaLink, publishDate && `/blog/${id}`].filter(Boolean).map(String);
      const download = [`/resources/guides#guide-${id}`, `/resources#${value.file}`];
      return [
        {
          file,
          title: String(title ?? id ?? file),
          draft: draft === true,
          ...(publishDate !== undefined && { from: String(publishDate) }),
          paths: own.length > 0 ? own : download,
          why,
        },
      ];
    }),
  );

/** Runs all checks of content. */
export function reportOf(given: ReportInput): Report {
  const { sitePages, redirects, routes, isFile } = given;
  const sources = withoutRepeats(given.sources);
  const named = Object.values(routes).filter((value): value is string => typeof value === 'string');
  const unpublishedEntries = unpublishedEntriesOf(sources, given.today);
  const unpublishedPaths = new Map(
    unpublishedEntries.flatMap(({ paths, why }) => paths.map((path): [string, string] => [path, why])),
  );
  const pages = new Set(
    [...sitePages.map(({ path }) => path), ...named].filter((path) => !unpublishedPaths.has(path)),
  );
  const unpublished = new Set(unpublishedEntries.map(({ file }) => file));
  // Redirects may lead to documents; redirectFindings knows.
  const published = sources.filter(
    ({ file }) => !unpublished.has(file) && file !== 'content/site/redirects.ts',
  );
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const hasAnchor = anchorFinder(sources, given.anchors);
  const targets = { pages, moved, unpublished: unpublishedPaths, hasAnchor };
  const images = new Set([...pages].map(shareImagePath));
  return {
    pages: sitePages.length,
    unpublished: unpublishedEntries,
    findings: [
      ...searchResultFindings(sitePages, given.company.name),
      ...linkFindings(published, targets),
      ...linkFindings(
        sources.filter(({ file }) => unpublished.has(file)),
        { ...targets, pages: new Set([...pages, ...unpublishedPaths.keys()]), unpublished: new Map() },
      ).map((finding) => ({ ...finding, grade: 'suggestion' as const })),
      ...redirectFindings(redirects, (address) => pages.has(address) || isFile(address), [...pages]),
      ...countFindings(sources, given.counts),
      ...caseFigureFindings(sources),
      ...alternativeFindings(sources),
      ...drawingFindings(sources, given.drawings),
      ...imageFindings(sources, (address) => images.has(address) || isFile(address)),
      ...headingFindings(sources),
      ...repeatedSentenceFindings(sources),
      ...factFindings(sources, given.facts),
      ...wordingFindings(sources),
    ],
  };
}
