import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnswerFinder } from '@/lib/chat/answers';
import { MIN_LIKENESS } from '@/lib/chat/read-question';
import { createReader } from '@/lib/chat/reader';
import { getDayIn } from '@/lib/format/dates';
import { cleanIllustration } from '@/lib/illustrations/illustration-file';
import * as routes from '@/lib/routes';
import { isCoverOutdated, listCovers } from '../documents/printed';
import { listFiles } from '../support/list-files';
import { readOfficeTexts } from '../support/office-text';
import { emptyFileFindings, fileFindings, pictureFindings } from './file-findings';
import { type ContentSource, type Finding, textsOf, toFix } from './findings';
import { readContent, typeProblems } from './load-content';
import { lineOf } from './parse-content-file';
import { isIn, lostPlaces } from './places';
import { findingLine, type Report } from './print';
import { reportOf, sourceOf } from './report';

const root = join(__dirname, '../..');

const ILLUSTRATIONS = 'content/illustrations';
const PICTURES = 'content/articles/pictures';

/** The words of an illustration, or what is wrong with it. */
function readIllustrationFile(name: string): ContentSource | Finding {
  const file = `${ILLUSTRATIONS}/${name}`;
  try {
    const { markup } = cleanIllustration(readFileSync(join(root, file), 'utf8'), file);
    return { file, value: [...markup.matchAll(/>([^<]+)</g)].map(([, words]) => words) };
  } catch (error) {
    return { grade: 'fix', file, message: (error as Error).message.replace(`${file}:`, '').trim() };
  }
}

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
  const files = ['public/downloads', 'public/guide-covers', PICTURES].flatMap((folder) =>
    listFiles(root, folder),
  );
  const office = files
    .filter((file) => /\.(docx|xlsx|pptx)$/.test(file))
    .map((file): ContentSource | Finding => {
      try {
        return { file, value: readOfficeTexts(readFileSync(join(root, file))) };
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
  const covers = listCovers(allGuides).filter(
    ({ image, name }) => isWhole(`public${image}`) && isWhole(`public/downloads/${name}`),
  );
  return [
    ...byFile.values(),
    ...covers.filter(isCoverOutdated).map(({ image, name }): Finding => {
      const message = `${name} has changed since this picture of its first page was made. Run 'npm run documents' if the first page looks different now.`;
      return { grade: 'suggestion', file: `public${image}`, message };
    }),
    ...office.filter((result) => 'value' in result),
  ];
}

/** Statements of the readiness assessment that its worksheet does not ask. */
async function worksheetFindings(downloads: readonly (ContentSource | Finding)[]): Promise<Finding[]> {
  const { readinessAreas } = await import('@/content/tools/readiness');
  const { resources } = await import('@/content/resources/resources');
  const name = resources.find(({ id }) => id === 'ai-readiness-assessment')?.file;
  const sheet = downloads.find(({ file }) => file === `public/downloads/${name}`);
  if (!sheet || !('value' in sheet)) return [];
  const texts = new Set(textsOf(sheet).map(({ value }) => value));
  return readinessAreas.flatMap(({ statements }, area) =>
    statements.flatMap((statement, index) => {
      const spot = {
        file: 'content/tools/readiness.ts',
        where: `readinessAreas.${area}.statements.${index}`,
      };
      const message = `${sheet.file} does not ask '${statement}'. Write it into its sheet 'Answers', and a new row into the formulas of 'Result'.`;
      return texts.has(statement) ? [] : toFix(spot, message, statement);
    }),
  );
}

/** Finds questions that the chat calls not covered, of those that the FAQ of a page answers. */
export async function gapFindings(asked?: readonly string[]): Promise<Finding[]> {
  const { chatContent } = await import('@/app/_lib/chat-content');
  const { uncoveredSubjects } = await import('@/content/chat/uncovered-subjects');
  const { contactFaq, sharedFaq } = await import('@/content/faq/faq');
  const { pricingFaq } = await import('@/content/tools/pricing-calculator');
  const questions = asked ?? [...sharedFaq, ...contactFaq, ...pricingFaq].map(({ question }) => question);
  // Without their answers; their words are no typing errors.
  const passages = questions.map((heading) => ({ page: 'FAQ', heading, href: routes.faq, text: '' }));
  const { read } = createReader(chatContent, passages);
  const { rateAnswers } = createAnswerFinder(chatContent, []);
  return questions.flatMap((question): Finding[] => {
    const [likeliest] = rateAnswers(read(question), [], '', '');
    if (!likeliest || likeliest.likeness < MIN_LIKENESS) return [];
    // In the order of the file.
    const index = chatContent.uncoveredSubjects.indexOf(likeliest.answer);
    const uncovered = uncoveredSubjects[index];
    if (!uncovered) return [];
    const message = `the chat may say that our site doesn’t cover ${uncovered.subject}, and a page answers '${question}'. Remove this entry, or the words that ask for it.`;
    const place = { path: `uncoveredSubjects.${index}`, needle: uncovered.subject };
    return [{ grade: 'suggestion', file: 'content/chat/uncovered-subjects.ts', message, place }];
  });
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
  const { facts } = await import('@/content/company/facts');
  const { sitePages } = await import('@/app/_lib/site-pages');
  const { company } = await import('@/content/company/company');
  const { inquiryTypes, serviceOptions } = await import('@/content/contact/contact-options');
  const { industries } = await import('@/content/industries');
  const { caseStudies } = await import('@/content/case-studies');
  const { referenceFindings } = await import('./references');
  const { redirects } = await import('@/content/site/redirects');
  const illustrations = readdirSync(join(root, ILLUSTRATIONS)).filter((name) => name.endsWith('.svg'));
  const downloads = await readDownloads();
  const read = [...illustrations.map(readIllustrationFile), ...downloads];
  const report = reportOf({
    today: getDayIn(company.hours.office.zone, new Date()),
    sources: [...sources, ...read.filter((result) => 'value' in result)],
    illustrations,
    ...{ sitePages, company, redirects, routes, facts },
    counts: {
      services: serviceOptions.length,
      industries: industries.length,
      'case studies': caseStudies.length,
      'composite clients': caseStudies.length,
    },
    choices: { service: serviceOptions.map(({ id }) => id), inquiry: inquiryTypes.map(({ id }) => id) },
    isFile: (address) => existsSync(join(root, 'public', address)),
  });
  const findings = [
    ...read.filter((result) => 'grade' in result),
    ...referenceFindings(),
    ...(await gapFindings()),
    ...(await worksheetFindings(downloads)),
    ...report.findings,
  ].map((finding): Finding => {
    const { file, place } = finding;
    const source = files.get(file);
    return source && place
      ? { ...finding, line: lineOf(source, place.path.split('.'), { needle: place.needle }) }
      : finding;
  });
  // A broken link that a paragraph has twice is one mistake.
  const once = [...new Map(findings.map((finding) => [findingLine(finding), finding])).values()];
  const types = once.some(({ grade }) => grade === 'fix') ? [] : await typeProblems(root);
  return types.length > 0 ? refused(types) : { ...report, findings: once, loads: true };
}
