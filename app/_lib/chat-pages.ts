import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { priceLines } from '@/content/company/price-lines';
import { guides } from '@/content/guides';
import { industries } from '@/content/industries';
import type { CaseStudy } from '@/content/schemas/case-studies';
import type { LandingPage } from '@/content/schemas/landing-page';
import type { Service } from '@/content/schemas/services';
import { services } from '@/content/services';
import { selectorCount, statementCount } from '@/content/tools/tool-figures';
import { videos } from '@/content/videos';
import type { ChatContent } from '@/lib/chat/types';
import { guideFiles } from '@/lib/documents/downloads';
import { formatFileInfo } from '@/lib/documents/file-info';
import { formatDate } from '@/lib/format/dates';
import { formatReadingTime } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { formatSpokenDuration } from '@/lib/videos/durations';

const joined = new Intl.ListFormat('en-GB');
const minutesOf = (readTime: string) => readTime.replace(' min', '');
/** Words that follow others in a sentence. */
const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const serviceTitles = (ids: readonly string[]) =>
  joined.format(services.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])));

/** When the chart of a case study begins, changes and ends: 'Its chart runs from week 0 to week 22.' */
function timeOf({ chart: { detail, change, changeAt } }: CaseStudy): string {
  const { times } = detail;
  const labelAt = times.find(({ at }) => at === changeAt)?.label;
  const range = `Its chart runs from ${times[0]?.label} to ${times.at(-1)?.label}`;
  return labelAt && change ? `${range}; “${change}” is at ${labelAt}.` : `${range}.`;
}

/** What the chart of a case study counts, and from what to what it changed. */
const measureOf = ({ chart: { detail } }: CaseStudy) =>
  `${detail.caption}${detail.first ? `, from ${detail.first} to ${detail.last}` : ''}`;

/** How the work of a case study was done: 'Match (define a customer), Model (learn why they return) and …'. */
const approachOf = ({ narrative: { approach } }: CaseStudy) =>
  joined.format(approach.map(({ title, note }) => `${title} (${note})`));

/** The steps of a service: 'Assess (Week 1), Plan (Week 2) …'. */
function stepsOf({ page }: Service): Record<string, string> {
  const process = page.sections.find((section) => section.kind === 'process');
  if (process?.kind !== 'process') return {};
  const steps = process.steps.map(({ title, when }) => (when ? `${title} (${when})` : title));
  return { steps: `It has ${steps.length} steps: ${joined.format(steps)}. ${process.lead ?? ''}`.trim() };
}

/** What a price buys, in the words of the service's page. */
function priceOf({ title, pricingType }: Service): Record<string, string> {
  const [covers, measured, included, settled] = priceLines(pricingType).map(({ description }) =>
    inSentence(description),
  );
  return {
    measured: `How we measure ${title}: ${measured}`,
    included: `${title} includes ${included} For the base price it covers ${covers} The quote settles ${settled}`,
  };
}

/** What a page says of the targets that it shows, of what people still decide, and of what it offers. */
function sectionsOf({ sections }: LandingPage): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const section of sections) {
    if (section.kind === 'statistics')
      facts.targets = `These are targets, not results: ${joined.format(
        section.items.map(
          ({ value, label, counts }) => `${inSentence(value)} ${label} (${counts.replace('Target: ', '')})`,
        ),
      )}. We agree on yours before we start.`;
    // Of a few things there is room to say what each is.
    if (section.kind === 'features')
      facts.offer = `${section.title}: ${section.items
        .map(({ title, description }) =>
          section.items.length > 3
            ? inSentence(title)
            : `${inSentence(title)} (${inSentence(description).replace(/\.$/, '')})`,
        )
        .join('; ')}.`;
    if (section.kind === 'showcase' && section.items.every(({ person }) => person))
      facts.decided =
        `${section.title}: ${section.items.map(({ title }) => inSentence(title)).join('; ')}. ${section.lead ?? ''}`.trim();
  }
  return facts;
}

type Pages = ChatContent['pages'];
const tool = (count: string, file?: string, example?: string): Pages[string] => ({
  kind: 'tool',
  facts: { count, ...(file && { file }), ...(example && { example }) },
});
const ofExample = 'No. It is an example that shows how the tool works: put your own numbers in its place.';

/** What the chat knows of a page in front of which it is asked. */
export const chatPages: Pages = {
  ...Object.fromEntries<Pages[string]>([
    ...services.map((service): [string, Pages[string]] => [
      service.url,
      {
        kind: 'service',
        service: service.id,
        facts: { ...stepsOf(service), ...priceOf(service), ...sectionsOf(service.page) },
      },
    ]),
    ...industries.map(({ ctaLink, page }): [string, Pages[string]] => [
      ctaLink,
      { kind: 'industry', facts: sectionsOf(page) },
    ]),
    ...audiences.map(({ id, ctaLink, page }): [string, Pages[string]] => [
      ctaLink,
      { kind: 'audience', ...(id === 'individuals' && { users: 1 }), facts: sectionsOf(page) },
    ]),
    ...articles.map((article): [string, Pages[string]] => [
      article.url,
      {
        kind: 'article',
        facts: {
          author: article.author,
          date: formatDate(article.publishDate),
          minutes: minutesOf(article.readTime),
          sources: joined.format(article.sources.map(({ author }) => author)),
          service: serviceTitles(article.services),
        },
      },
    ]),
    ...caseStudies.map((study): [string, Pages[string]] => [
      study.url,
      {
        kind: 'case-study',
        service: study.solutionId,
        facts: {
          results: study.results.join(' '),
          time: timeOf(study),
          measure: measureOf(study),
          approach: approachOf(study),
          company: study.narrative.quote.company,
          service: study.solution,
        },
      },
    ]),
    ...guides.flatMap((guide): [string, Pages[string]][] =>
      guide.page && guide.text
        ? [
            [
              guide.page,
              {
                kind: 'guide',
                facts: {
                  minutes: minutesOf(formatReadingTime(guide.text.body)),
                  file: formatFileInfo(guideFiles(guide).file),
                  about: guide.description,
                },
              },
            ],
          ]
        : [],
    ),
    ...videos.map((video): [string, Pages[string]] => [
      routes.video(video.slug),
      {
        kind: 'video',
        facts: {
          length: formatSpokenDuration(video.duration),
          level: video.level,
          about: video.description,
        },
      },
    ]),
  ]),
  [routes.guides]: { kind: 'guide' },
  [routes.resources]: { kind: 'guide' },
  [routes.videos]: { kind: 'video' },
  [routes.implementationGuide]: { kind: 'guide' },
  [routes.serviceSelector]: tool(`${selectorCount.words} questions`),
  [routes.pricingCalculator]: tool('six questions'),
  [routes.readiness]: tool(
    `for your view of ${statementCount.words} statements`,
    'a worksheet in XLSX format',
  ),
  [routes.roiCalculator]: tool('for six numbers', 'a worksheet in XLSX format', ofExample),
  [routes.businessCase]: tool(
    'for the numbers and names on its cards, and starts with an example',
    'the workbook of your memo',
    ofExample,
  ),
};
