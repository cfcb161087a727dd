import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sitePages } from '@/app/_lib/site-pages';
import { allArticles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { company } from '@/content/company/company';
import { facts, tierFacts } from '@/content/company/facts';
import { testimonials } from '@/content/company/testimonials';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { sharedFaq } from '@/content/faq/faq';
import { allGuides } from '@/content/guides';
import { allIndustries } from '@/content/industries';
import { downloads } from '@/content/resources/downloads';
import { resources } from '@/content/resources/resources';
import { allServices } from '@/content/services';
import { announcement } from '@/content/site/announcement';
import { redirects } from '@/content/site/redirects';
import { hasBegun, isPublished } from '@/lib/collections/is-published';
import * as routes from '@/lib/routes';
import { fileFindings, type NamedFiles, readOtherTexts } from './file-findings';
import { type Finding, type Report, toLine, type UnpublishedEntry } from './findings';
import { factFindings, isRead } from './hints';
import { linkFindings, redirectFindings } from './links';
import { type ContentFile, type ContentText, textsOf } from './parse-content-file';
import {
  anchorFindings,
  type Kind,
  type Reference,
  referenceFindings,
  sharedMetaFindings,
} from './references';

type Entry = { id: string | number; title: string; draft: boolean; publishDate?: string; file?: string };

/** The entries that may be unpublished, with the addresses of each by its id and file. */
const FAMILIES: [folder: string, readonly Entry[], (id: string, file: string) => string[]][] = [
  ['articles', allArticles, (id) => [routes.article(id)]],
  ['services', allServices, (id) => [routes.service(id)]],
  ['industries', allIndustries, (id) => [routes.industry(id)]],
  [
    'guides',
    allGuides,
    (id, file) => [`${routes.guides}#guide-${id}`, `${routes.resources}#${file}`, routes.guide(file)],
  ],
];

function listUnpublished(): UnpublishedEntry[] {
  const entries = FAMILIES.flatMap(([folder, all, listPaths]) =>
    all
      .filter((entry) => !isPublished(entry, { showsAll: false }))
      .map(({ id, file = String(id), title, draft, publishDate }) => ({
        ...{ file: `content/${folder}/${file}.ts`, title, paths: listPaths(String(id), file) },
        from: draft ? undefined : publishDate,
      })),
  );
  if (!announcement || hasBegun(announcement.from)) return entries;
  const file = 'content/site/announcement.ts';
  return [...entries, { file, title: 'The announcement', from: announcement.from, paths: [] }];
}

const ids = (what: string, entries: readonly { id: string | number; draft?: boolean }[]): Kind => ({
  what,
  names: entries.map(({ id }) => String(id)),
  drafts: entries.flatMap(({ id, draft }) => (draft ? String(id) : [])),
});
const [service, industry] = [ids('service', allServices), ids('industry', allIndustries)];
const questions = sharedFaq.map((_, index) => ({ id: index + 1 }));
const offices = company.offices.map(({ city: id }) => ({ id }));
const guideFiles = allGuides.map(({ file: id, draft }) => ({ id, draft }));

/** The fields that name an entry, by their file and path, and the entries there are. */
const REFERENCES: readonly Reference[] = [
  [/^(articles|videos)\/.* services\.\d+$/, service],
  [/^tools\/.*\b(help\.service|primary|secondary)$/, service],
  [/ page\.sections\.\d+\.(ids\.\d+|service|match\.solution)$/, service],
  [/^case-studies\/.* solution$/, service],
  [/^case-studies\/.* industry$|match\.industry$/, industry],
  [/ page\.sections\.\d+\.audience$/, ids('audience', audiences)],
  [/ page\.sections\.\d+\.id$/, ids('testimonial', testimonials)],
  [/ page\.sections\.\d+\.positions\.\d+$/, ids('shared question in content/faq/faq.ts', questions)],
  [/^company\/team.* \d+\.office$/, ids('office', offices)],
  [/^tools\/readiness.*\bhelp\.guide$/, ids('guide', allGuides)],
  [/^resources\/resources-page.*\bitem$/, ids('resource', [...resources, ...guideFiles])],
];

/** The files that entries name, each with the place that names it. */
function listNamedFiles(texts: readonly ContentText[]): NamedFiles {
  const written = (file: string) => {
    const names = [basename(file), basename(file).replace(/\.\w+$/, '')];
    const place = texts.find(({ path, value }) => path.at(-1) === 'file' && names.includes(value));
    return [file, place ?? { file: 'content/resources/downloads.ts' }] as const;
  };
  const ofEntries = texts.flatMap((text): [string, ContentText][] => {
    const [file, place] = [text.file.replace('content/', ''), text.path.join('.')];
    if (place.endsWith('Src')) return [[`public${text.value}`, text]];
    if (/\.pictures\.\w+\.file$/.test(place)) return [[`content/articles/pictures/${text.value}`, text]];
    const isHero = /^(audiences|industries|services)\/.* (\w+|\S+\.illustration)\.name$/.test(
      `${file} ${place}`,
    );
    const kinds = isHero ? ['wide', 'narrow'] : [];
    return kinds.map((kind) => [`content/illustrations/${text.value}.${kind}.svg`, text]);
  });
  return new Map<string, Pick<Finding, 'file' | 'line'>>([
    ...downloads.map(({ name }) => written(`public/downloads/${name}`)),
    ...[...allGuides, ...resources].flatMap(({ image }) => (image ? [written(`public${image}`)] : [])),
    ...ofEntries,
  ]);
}

/** Runs all checks over content that can be loaded, from the files of `root`. */
export async function checkAll(root: string, files: readonly ContentFile[]): Promise<Report> {
  const unpublished = listUnpublished();
  const sources = files.filter(({ file }) => !file.startsWith('content/schemas/'));
  const all = sources.flatMap(textsOf);
  const texts = all.filter(({ file }) => !unpublished.some((entry) => entry.file === file));
  const other = readOtherTexts(root);
  const paths = sitePages.map(({ path }) => path);
  const targets = {
    pages: new Set([...paths, ...Object.values(routes).filter((value) => typeof value === 'string')]),
    moved: new Map<string, string>(redirects.map(({ from, to }) => [from, to])),
    unpublished: new Map(
      unpublished.flatMap((entry) =>
        entry.paths.map((path) => [path, entry.from ? `is held back until ${entry.from}` : 'is a draft']),
      ),
    ),
    service: serviceOptions.map(({ id }) => id),
    inquiry: inquiryTypes.map(({ id }) => id),
  };
  const exists = (address: string) => targets.pages.has(address) || existsSync(join(root, 'public', address));
  const findings: Finding[] = [
    ...other.findings,
    ...(await fileFindings(root, listNamedFiles(all))),
    ...referenceFindings(texts, REFERENCES),
    ...sources.flatMap((source) => anchorFindings(textsOf(source))),
    ...linkFindings(texts, targets),
    ...redirectFindings(redirects, texts, exists, paths),
    ...sharedMetaFindings(texts),
    ...factFindings([...texts, ...other.texts].filter(isRead), { ...facts, ...tierFacts }),
  ];
  // A broken link that a paragraph has twice is one mistake.
  const once = new Map(findings.map((finding) => [toLine(finding), finding]));
  return { pages: sitePages.length, unpublished, findings: [...once.values()] };
}
