import type { SitePage } from '../../site/page';
import { shareImage } from '../../site/twins';
import type { Redirect } from '../redirects';
import { linkFindings } from './links';
import { phraseFindings } from './phrases';
import { alternativeFindings, pictureFindings } from './pictures';
import type { Report } from './print';
import { lengthsOf, resultFindings } from './results';
import { isRecord, partsOf, type Source } from './source';
import { headingFindings, readingsOf } from './texts';

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
  /** Whether the site's folder of files has one at this address. */
  isFile: (address: string) => boolean;
};

/** An index repeats the entries of its folder; what it says itself are its other exports. */
export function sourceOf(file: string, module: Record<string, unknown>): Source {
  const isCollection = (value: unknown) =>
    Array.isArray(value) && value.some((item) => isRecord(item) && 'id' in item);
  const own = Object.entries(module).filter(
    ([, value]) => !(file.endsWith('/index.ts') && isCollection(value)),
  );
  return { file, value: Object.fromEntries(own) };
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
  const { sources, sitePages, redirects, routes, isFile } = given;
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
    ],
  };
}
