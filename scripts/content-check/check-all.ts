import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasBegun, isPublished } from '@/lib/collections/is-published';
import * as routes from '@/lib/routes';
import { MAX_TITLE_LENGTH, resultTitle } from '@/lib/seo/metadata';
import type { SitePage } from '@/lib/seo/site-page';
import { fileFindings, type NamedFiles, type Place, readOtherTexts } from './file-findings';
import { type Finding, type Report, toLine, type UnpublishedEntry } from './findings';
import { assistantFindings, countFact, factFindings, isRead, wordingFindings } from './hints';
import { linkFindings, redirectFindings } from './links';
import { readContent } from './load-content';
import { type ContentText, textsOf } from './parse-content-file';
import { anchorFindings, type Kind, type Reference, referenceFindings } from './references';

const root = join(__dirname, '../..');

/** Loads the content, once it is known that it can be loaded. */
const load = async () => ({
  ...(await import('@/app/_lib/site-pages')),
  ...(await import('@/content/articles')),
  ...(await import('@/content/audiences')),
  ...(await import('@/content/case-studies')),
  ...(await import('@/content/company/company')),
  ...(await import('@/content/company/facts')),
  ...(await import('@/content/company/partners')),
  ...(await import('@/content/company/team')),
  ...(await import('@/content/company/testimonials')),
  ...(await import('@/content/contact/contact-options')),
  ...(await import('@/content/faq/faq')),
  ...(await import('@/content/guides')),
  ...(await import('@/content/industries')),
  ...(await import('@/content/resources/downloads')),
  ...(await import('@/content/resources/resources')),
  ...(await import('@/content/services')),
  ...(await import('@/content/site/announcement')),
  ...(await import('@/content/site/redirects')),
  ...(await import('@/content/tools/readiness')),
});
type Content = Awaited<ReturnType<typeof load>>;
type Entry = { id: string | number; title: string; draft: boolean; publishDate?: string };

/** Entries that are not published yet. */
function listUnpublished({ allArticles, allServices, allIndustries, allGuides, announcement }: Content) {
  const waiting = <One extends Entry>(
    folder: string,
    entries: readonly One[],
    ...paths: ((one: One) => string)[]
  ) =>
    entries
      .filter((entry) => !isPublished(entry, { showsAll: false }))
      .map(
        (entry): UnpublishedEntry => ({
          file: `content/${folder}/${'file' in entry ? entry.file : entry.id}.ts`,
          title: entry.title,
          from: entry.draft ? undefined : entry.publishDate,
          paths: paths.map((pathOf) => pathOf(entry)),
        }),
      );
  const file = 'content/site/announcement.ts';
  const isComing = announcement && !hasBegun(announcement.from);
  return [
    ...waiting('articles', allArticles, ({ id }) => routes.article(id)),
    ...waiting('services', allServices, ({ id }) => routes.service(id)),
    ...waiting('industries', allIndustries, ({ id }) => routes.industry(id)),
    ...waiting(
      'guides',
      allGuides,
      ({ id }) => `${routes.guides}#guide-${id}`,
      ({ file: name }) => `${routes.resources}#${name}`,
      ({ file: name }) => routes.guide(name),
    ),
    ...(isComing ? [{ file, title: 'The announcement', from: announcement.from, paths: [] }] : []),
  ];
}

/** The fields that name an entry, by their file and path, and the entries there are. */
function listReferences({ allServices, allIndustries, allGuides, ...content }: Content): Reference[] {
  const ids = (what: string, entries: readonly { id: string | number; draft?: boolean }[]): Kind => ({
    what,
    names: entries.map(({ id }) => String(id)),
    drafts: entries.flatMap(({ id, draft }) => (draft ? String(id) : [])),
  });
  const [service, industry] = [ids('service', allServices), ids('industry', allIndustries)];
  const questions = content.sharedFaq.map((_, index) => ({ id: index + 1 }));
  const offices = content.company.offices.map(({ city: id }) => ({ id }));
  const guideFiles = allGuides.map(({ file: id, draft }) => ({ id, draft }));
  return [
    [/^(articles|videos)\/.* services\.\d+$/, service],
    [/^tools\/.*\b(help\.service|primary|secondary)$/, service],
    [/ page\.sections\.\d+\.(ids\.\d+|service|match\.solution)$/, service],
    [/^case-studies\/.* solution$/, service],
    [/^case-studies\/.* industry$|match\.industry$/, industry],
    [/ page\.sections\.\d+\.audience$/, ids('audience', content.audiences)],
    [/ page\.sections\.\d+\.id$/, ids('testimonial', content.testimonials)],
    [/ page\.sections\.\d+\.positions\.\d+$/, ids('shared question in content/faq/faq.ts', questions)],
    [/^company\/team.* \d+\.office$/, ids('office', offices)],
    [/^tools\/readiness.*\bhelp\.guide$/, ids('guide', allGuides)],
    [/^resources\/resources-page.*\bitem$/, ids('resource', [...content.resources, ...guideFiles])],
  ];
}

/** Finds titles that search results cut, and titles and descriptions that two pages share. */
export function searchFindings(
  pages: readonly SitePage[],
  name: string,
  texts: readonly ContentText[] = [],
): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page): Finding[] => {
    const title = resultTitle(page, name);
    const own = page.path.split('/').at(-1) || 'pages';
    const isIts = ({ file, value }: ContentText) =>
      file.includes(own) && [page.meta.title, page.meta.description].includes(value);
    const { file, line } = texts.find(isIts) ?? { file: `page ${page.path}` };
    const [same] = [title, page.meta.description].filter((text) => seen.has(text));
    const repeated = `search results show '${same}' for ${seen.get(same ?? '')} too. Give each page a title and a description of its own.`;
    const cut = `a search result shows ${MAX_TITLE_LENGTH} of the ${title.length} characters of '${title}'.`;
    for (const text of [title, page.meta.description]) seen.set(text, page.path);
    return [
      ...(same ? [{ file, line, message: repeated }] : []),
      ...(title.length > MAX_TITLE_LENGTH
        ? [{ file, line, message: cut, hint: 'search result' as const }]
        : []),
    ];
  });
}

/** The files that entries name, each with the place that names it. */
function listNamedFiles({ downloads, allGuides }: Content, texts: readonly ContentText[]): NamedFiles {
  const written = (file: string): [string, Place] => {
    const names = [basename(file), basename(file).replace(/\.\w+$/, '')];
    const place = texts.find(({ path, value }) => path.at(-1) === 'file' && names.includes(value));
    return [file, place ?? { file: 'content/resources/downloads.ts' }];
  };
  const ofEntries = texts.flatMap((text): [string, Place][] => {
    const [file, place] = [text.file.replace('content/', ''), text.path.join('.')];
    if (place.endsWith('Src')) return [[`public${text.value}`, text]];
    if (/\.pictures\.\w+\.file$/.test(place)) return [[`content/articles/pictures/${text.value}`, text]];
    const isHero = /^(audiences|industries|services)\/.* (\w+|\S+\.illustration)\.name$/.test(
      `${file} ${place}`,
    );
    const kinds = isHero ? ['wide', 'narrow'] : [];
    return kinds.map((kind) => [`content/illustrations/${text.value}.${kind}.svg`, text]);
  });
  return new Map([
    ...downloads.map(({ name }) => written(`public/downloads/${name}`)),
    ...allGuides.flatMap(({ image }) => (image ? [written(`public${image}`)] : [])),
    ...ofEntries,
  ]);
}

/** Reads all content and runs all checks. `loads` is false when a file cannot be read, so that no page can be made. */
export async function readReport(): Promise<Report & { loads: boolean }> {
  const { files, problems, unlisted } = await readContent(root);
  const refused = { pages: 0, unpublished: [], findings: [...problems, ...unlisted] };
  // Everything else would be a consequence.
  if (refused.findings.length > 0) return { ...refused, loads: problems.length === 0 };

  const content = await load();
  const { sitePages, redirects, industries, caseStudies } = content;
  const unpublished = listUnpublished(content);
  const isWaiting = ({ file }: ContentText) => unpublished.some((entry) => entry.file === file);
  const sources = [...files.values()].filter(({ file }) => !file.startsWith('content/schemas/'));
  const texts = sources.flatMap(textsOf).filter((text) => !isWaiting(text));
  const other = readOtherTexts(root);
  const waiting = unpublished.flatMap(({ paths, from }) =>
    paths.map((path) => [path, from ? `is held back until ${from}` : 'is a draft'] as const),
  );
  const constants = Object.values(routes).filter((value) => typeof value === 'string');
  const targets = {
    pages: new Set([...sitePages.map(({ path }) => path), ...constants]),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    unpublished: new Map(waiting),
    service: content.serviceOptions.map(({ id }) => id),
    inquiry: content.inquiryTypes.map(({ id }) => id),
  };
  const exists = (address: string) => targets.pages.has(address) || existsSync(join(root, 'public', address));

  const sheet = content.resources.find(({ id }) => id === 'ai-readiness-assessment')?.file ?? '';
  const inSheet = other.texts.filter(({ file }) => file.endsWith(sheet)).map(({ value }) => value);
  const asked = content.readinessAreas.flatMap(({ statements }) => statements);
  const unasked = texts.filter(
    ({ file, value }) => file.endsWith('/readiness.ts') && asked.includes(value) && !inSheet.includes(value),
  );
  const counts = {
    services: countFact('services', content.services.length),
    industries: countFact('industries', industries.length),
    caseStudies: countFact('(?:case studies|composite clients)', caseStudies.length),
  };
  const read = [...texts, ...other.texts].filter(isRead);
  const findings: Finding[] = [
    ...other.findings,
    ...(await fileFindings(root, listNamedFiles(content, sources.flatMap(textsOf)))),
    ...referenceFindings(texts, listReferences(content)),
    ...sources.flatMap((source) => anchorFindings(textsOf(source))),
    ...linkFindings(texts, targets),
    ...redirectFindings(redirects, texts, exists, [...targets.pages]),
    ...searchFindings(sitePages, content.company.name, texts),
    ...unasked.map(({ file, line, value }) => ({
      ...{ file, line },
      message: `public/downloads/${sheet} does not ask '${value}'. Write it into its sheet 'Answers', and a new row into the formulas of 'Result'.`,
    })),
    ...factFindings(read, { ...content.facts, ...content.tierFacts, ...counts }),
    ...assistantFindings(
      texts,
      content.company.offices.map(({ city }) => city),
    ),
    ...wordingFindings(read),
  ];
  // A broken link that a paragraph has twice is one mistake.
  const once = new Map(findings.map((finding) => [toLine(finding), finding]));
  return { pages: sitePages.length, unpublished, findings: [...once.values()], loads: true };
}
