import { shareImage } from '../../seo/page-files';
import type { SitePage } from '../../seo/site-page';
import type { Redirect } from '../redirects';
import { type CheckedFact, factFindings } from './facts';
import { linkFindings } from './links';
import { phraseFindings } from './phrases';
import { alternativeFindings, pictureFindings } from './pictures';
import type { Report } from './print';
import { lengthsOf, resultFindings } from './results';
import { isRecord, partsOf, type Source } from './source';
import { headingFindings, readingsOf } from './texts';
import { voiceFindings } from './voice';

export { printReport } from './print';

/** What the report is made from. */
export type Given = {
  sources: readonly Source[];
  /** Messages of files that did not load. */
  refused: readonly string[];
  sitePages: readonly SitePage[];
  company: { name: string };
  redirects: readonly Redirect[];
  /** Addresses that code names; those that are made from an id are functions. */
  routes: Readonly<Record<string, unknown>>;
  same: readonly string[];
  facts: Readonly<Record<string, CheckedFact>>;
  /** The chat's replies: facts and voice are checked, and nothing else of the report concerns them. */
  replies: readonly Source[];
  /** Whether the site's folder of files has one at this address. */
  isFile: (address: string) => boolean;
};

/** A copy of an entry as the site uses it; the entry's own file has it as it was written. */
const isRead = (value: unknown): boolean => isRecord(value) && Array.isArray(value.body);

/** What a file says itself: an index repeats its folder's entries, and other files pick some of them. */
export function sourceOf(file: string, module: Record<string, unknown>): Source {
  const repeats = (value: unknown) =>
    Array.isArray(value) &&
    (value.some(isRead) ||
      (file.endsWith('/index.ts') && value.some((item) => isRecord(item) && 'id' in item)));
  return { file, value: Object.fromEntries(Object.entries(module).filter(([, value]) => !repeats(value))) };
}

/** The sources with each object once: what a file takes from another is the other's. */
function withoutRepeats(sources: readonly Source[]): Source[] {
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

/** Addresses of entries that this build keeps back: a link to them is not dead, only early. */
const keptBack = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) =>
    partsOf(source).flatMap(({ value }) =>
      isRecord(value) && typeof value.publishDate === 'string' ? [`/blog/${value.id}`] : [],
    ),
  );

/** Everything that the person who edits should know of the content. */
export function reportOf(given: Given): Report {
  const { sitePages, redirects, routes, isFile } = given;
  const sources = withoutRepeats(given.sources);
  const named = Object.values(routes).filter((value): value is string => typeof value === 'string');
  const pages = new Set([...sitePages.map(({ path }) => path), ...named, ...keptBack(sources)]);
  const images = new Set([...pages].map(shareImage));
  return {
    pages: sitePages.length,
    lengths: lengthsOf(sitePages, given.company.name),
    readings: readingsOf(sources),
    findings: [
      ...given.refused.map((what) => ({ grade: 'fix' as const, file: 'content', what })),
      ...resultFindings(sitePages, given.company.name),
      ...linkFindings(sources, pages, new Map(redirects.map(({ from, to }) => [from, to]))),
      ...alternativeFindings(sources),
      ...pictureFindings(sources, (address) => images.has(address) || isFile(address)),
      ...headingFindings(sources),
      ...phraseFindings(sources, given.same),
      ...factFindings([...sources, ...given.replies], given.facts),
      ...voiceFindings([...sources, ...given.replies]),
    ],
  };
}
