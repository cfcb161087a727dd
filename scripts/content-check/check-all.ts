import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssistant } from '@/lib/chat/reply';
import { dayIn } from '@/lib/format/dates';
import { cleanDrawing } from '@/lib/illustrations/drawing-file';
import { coversOf, isCoverOlder } from '../documents/printed';
import { officeTexts } from '../support/office-text';
import { emptyFileFindings, fileFindings, pictureFindings } from './files';
import type { ContentSource, Finding } from './findings';
import { readContent, typeProblems } from './load-content';
import { lineOf } from './parse-content-file';
import { isIn, lostPlaces, places } from './places';
import { findingLine, type Report } from './print';
import { reportOf, sourceOf } from './report';

const root = join(__dirname, '../..');

const [DRAWINGS] = places.drawings;
const [PICTURES] = places.pictures;

/** The words of a drawing, or what is wrong with it. */
function readDrawingFile(name: string): ContentSource | Finding {
  const file = `${DRAWINGS}/${name}`;
  try {
    const { markup } = cleanDrawing(readFileSync(join(root, file), 'utf8'), file);
    return { file, value: [...markup.matchAll(/>([^<]+)</g)].map(([, words]) => words) };
  } catch (error) {
    return { grade: 'fix', file, message: (error as Error).message.replace(`${file}:`, '').trim() };
  }
}

const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

/** The downloads and their pictures: those that are missing or that nothing names, and what Office files say. */
async function readDownloads(): Promise<(ContentSource | Finding)[]> {
  const { downloads } = await import('@/content/resources/downloads');
  const { allGuides } = await import('@/content/guides');
  const { allArticles } = await import('@/content/articles');
  const named = new Map<string, string>([
    ...downloads.map(({ name, by }) => [`public/downloads/${name}`, by] as const),
    ...allGuides.map(({ image, title }) => [`public${image}`, `'${title}'`] as const),
    ...allArticles.flatMap(({ pictures, title }) =>
      Object.values(pictures).map(({ file }) => [`${PICTURES}/${file}`, `'${title}'`] as const),
    ),
  ]);
  const files = [...filesIn('public/downloads'), ...filesIn('public/guide-covers'), ...filesIn(PICTURES)];
  const office = files
    .filter((file) => /\.(docx|xlsx|pptx)$/.test(file))
    .map((file): ContentSource | Finding => {
      try {
        return { file, value: officeTexts(readFileSync(join(root, file))) };
      } catch {
        return { grade: 'fix', file, message: 'this is no Office file. Save it again in its program.' };
      }
    });
  const pictures = files.filter((file) => !file.startsWith('public/downloads/'));
  // One mistake, one line: what is empty is also no picture.
  const byFile = new Map<string, Finding>();
  for (const finding of [
    ...emptyFileFindings(root),
    ...fileFindings(named, files),
    ...(await pictureFindings(root, pictures)),
    ...office.filter((result) => 'grade' in result),
  ])
    if (!byFile.has(finding.file)) byFile.set(finding.file, finding);
  const isWhole = (file: string) => files.includes(file) && !byFile.has(file);
  const covers = coversOf(allGuides).filter(
    ({ image, name }) => isWhole(`public${image}`) && isWhole(`public/downloads/${name}`),
  );
  return [
    ...byFile.values(),
    ...covers.filter(isCoverOlder).map(({ image, name }): Finding => {
      const message = `${name} has changed since this picture of its first page was made. Run 'npm run documents' if the first page looks different now.`;
      return { grade: 'suggestion', file: `public${image}`, message };
    }),
    ...office.filter((result) => 'value' in result),
  ];
}

/** Questions that pages answer, and that the assistant would call not covered while its pages are not loaded. */
async function gapFindings(): Promise<Finding[]> {
  const { chatContent } = await import('@/app/_lib/chat-content');
  const { gaps } = await import('@/content/chat/gaps');
  const { contactFaq, sharedFaq } = await import('@/content/faq/faq');
  const { pricingFaq } = await import('@/content/tools/pricing-calculator');
  const assistant = createAssistant(chatContent, null);
  return [...sharedFaq, ...contactFaq, ...pricingFaq].flatMap(({ question }): Finding[] => {
    const { content } = assistant.replyTo(question);
    const index = gaps.findIndex(({ subject }) => content.startsWith(`Our site doesn’t cover ${subject}.`));
    const gap = gaps[index];
    if (!gap) return [];
    const message = `the assistant may say that our site doesn’t cover ${gap.subject}, and a page answers '${question}'. Remove this entry, or the words that ask for it.`;
    const place = { path: `gaps.${index}`, needle: gap.subject };
    return [{ grade: 'suggestion', file: 'content/chat/gaps.ts', message, place }];
  });
}

/** The anchors that components name: short words between quotes. */
function anchorsInCode(): Set<string> {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(root, folder, name),
    ),
  );
  const words = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => readFileSync(name, 'utf8').match(/(?<=["'`])[a-z][a-z0-9-]*(?=["'`]|\$\{)/g) ?? []);
  return new Set(words);
}

/** The report when content does not load: nothing else, because everything else would be a consequence. */
const refused = (findings: Finding[]): ContentReport => ({
  loads: false,
  pages: 0,
  unpublished: [],
  findings,
});

/** `loads` is false when a file cannot be read, so that no page can be made. */
type ContentReport = Report & { loads: boolean };

/** Reads all content and runs all checks. */
export async function readReport(): Promise<ContentReport> {
  const [lost] = lostPlaces(root);
  if (lost) throw new Error(`scripts/content-check/places.ts names '${lost}', which does not exist.`);
  const content = await readContent(root);
  if (content.problems.length > 0) return refused(content.problems);
  if (content.unlisted.length > 0) return { ...refused(content.unlisted), loads: true };

  const { modules, files } = content;
  const sources = [...modules]
    .filter(([file]) => !isIn(file, 'withoutCopy'))
    .map(([file, module]) => sourceOf(file, module));
  const routes = await import('@/lib/routes');
  const { facts } = await import('@/content/company/facts');
  const { sitePages } = await import('@/app/_lib/site-pages');
  const { company } = await import('@/content/company/company');
  const { inquiryTypes, serviceOptions } = await import('@/content/contact/contact-options');
  const { industries } = await import('@/content/industries');
  const { caseStudies } = await import('@/content/case-studies');
  const { referenceFindings } = await import('./references');
  const { redirects } = await import('@/content/site/redirects');
  const drawings = readdirSync(join(root, DRAWINGS)).filter((name) => name.endsWith('.svg'));
  const read = [...drawings.map(readDrawingFile), ...(await readDownloads())];
  const report = reportOf({
    today: dayIn(company.hours.office.zone, new Date()),
    sources: [...sources, ...read.filter((result) => 'value' in result)],
    drawings,
    ...{ sitePages, company, redirects, routes, facts },
    counts: {
      services: serviceOptions.length,
      industries: industries.length,
      'case studies': caseStudies.length,
      'composite clients': caseStudies.length,
    },
    choices: { service: serviceOptions.map(({ id }) => id), inquiry: inquiryTypes.map(({ id }) => id) },
    anchors: anchorsInCode(),
    isFile: (address) => existsSync(join(root, 'public', address)),
  });
  const findings = [
    ...read.filter((result) => 'grade' in result),
    ...referenceFindings(),
    ...(await gapFindings()),
    ...report.findings,
  ].map((finding): Finding => {
    const { file, place } = finding;
    const source = files.get(file);
    return source && place
      ? { ...finding, line: lineOf(source, place.path.split('.'), { needle: place.needle }) }
      : finding;
  });
  // A broken link that a paragraph has twice is one mistake.
  const told = new Set<string>();
  const once = findings.filter((finding) => {
    const line = findingLine(finding);
    return !told.has(line) && told.add(line);
  });
  const types = once.some(({ grade }) => grade === 'fix') ? [] : await typeProblems(root);
  return types.length > 0 ? refused(types) : { ...report, findings: once, loads: true };
}
