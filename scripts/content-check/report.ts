import { formatDate } from '@/lib/format/dates';
import * as routes from '@/lib/routes';
import type { SitePage } from '@/lib/seo/site-page';
import { caseStudyFigureFindings, illustrationFindings } from './entries';
import { type CheckedFact, countFindings, factFindings } from './facts';
import { type ContentSource, type Finding, isRecord, partsOf, suggestion, textsOf } from './findings';
import { linkFindings, type Redirect, redirectFindings } from './links';
import { isIn } from './places';
import type { Report, UnpublishedEntry } from './print';
import { searchResultFindings } from './search-snippets';
import { repeatedSentenceFindings, wordingFindings } from './wording';

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
  /** What a link to the contact form may choose, by the name in its query. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** The day of the report, as '2025-05-08'. */
  today: string;
  /** Whether `public` has a file at this address. */
  isFile: (address: string) => boolean;
  /** Names of the files in content/illustrations. */
  illustrations: readonly string[];
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
  sources.flatMap(partsOf).flatMap(({ file, value }) => {
    if (!isRecord(value)) return [];
    const { id, title, draft, publishDate, url, ctaLink } = value;
    const isAnnouncement = isIn(file, 'announcement');
    const first = isAnnouncement ? value.from : publishDate;
    const from = first === undefined ? undefined : String(first);
    const isLater = from !== undefined && from > today;
    if (!draft && !isLater) return [];
    const why = draft ? 'is a draft' : `is held back until ${formatDate(from ?? '')}`;
    const own = [url, ctaLink, publishDate && routes.article(String(id))].filter(Boolean).map(String);
    const ofGuide = [
      ...[`${routes.guides}#guide-${id}`, `${routes.resources}#${value.file}`],
      ...(value.text ? [routes.guide(String(value.file))] : []),
    ];
    const paths = isAnnouncement ? [] : own.length > 0 ? own : ofGuide;
    const name = isAnnouncement ? 'The announcement' : String(title ?? id ?? file);
    return { file, title: name, draft: draft === true, ...(from && { from }), paths, why };
  });

/** An announcement whose last day is over, so that no page shows it. */
const pastFindings = (sources: readonly ContentSource[], today: string): Finding[] =>
  sources
    .filter(({ file }) => isIn(file, 'announcement'))
    .flatMap(textsOf)
    .filter(({ key, value }) => key === 'until' && value < today)
    .map((text) =>
      suggestion(text, `the announcement ended on ${formatDate(text.value)}. Write null in its place.`),
    );

/** Runs all checks of content. */
export function reportOf(input: ReportInput): Report {
  const { sitePages, redirects, isFile, today } = input;
  const sources = withoutRepeats(input.sources);
  const unpublished = unpublishedEntriesOf(sources, today);
  const waiting = new Map(unpublished.flatMap(({ paths, why }) => paths.map((path) => [path, why] as const)));
  const named = Object.values(input.routes).filter((value) => typeof value === 'string');
  const all = [...sitePages.map(({ path }) => path), ...named];
  const pages = new Set(all.filter((path) => !waiting.has(path)));
  // Redirects may lead to documents; redirectFindings knows.
  const linked = sources.filter(({ file }) => !isIn(file, 'redirects'));
  const isWaiting = ({ file }: ContentSource) => unpublished.some((entry) => entry.file === file);
  const targets = {
    pages,
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    unpublished: waiting,
    choices: input.choices,
  };
  return {
    pages: sitePages.length,
    unpublished,
    findings: [
      ...searchResultFindings(sitePages, input.company.name),
      ...linkFindings(
        linked.filter((source) => !isWaiting(source)),
        targets,
      ),
      ...linkFindings(linked.filter(isWaiting), {
        ...targets,
        pages: new Set([...pages, ...waiting.keys()]),
        unpublished: new Map(),
      }).map((finding) => ({ ...finding, grade: 'suggestion' as const })),
      ...redirectFindings(redirects, (address) => pages.has(address) || isFile(address), [...pages]),
      ...countFindings(sources, input.counts),
      ...pastFindings(sources, today),
      ...caseStudyFigureFindings(sources),
      ...illustrationFindings(sources, input.illustrations),
      ...repeatedSentenceFindings(sources),
      ...factFindings(sources, input.facts),
      ...wordingFindings(sources),
    ],
  };
}
