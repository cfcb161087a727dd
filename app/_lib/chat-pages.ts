import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { priceLines } from '@/content/company/price-lines';
import { guides } from '@/content/guides';
import type { CaseStudy } from '@/content/schemas/case-studies';
import type { Service } from '@/content/schemas/services';
import { services } from '@/content/services';
import { pageOf } from '@/content/site/pages';
import { pricingSteps } from '@/content/tools/pricing-calculator';
import { selectorCount, statementCount } from '@/content/tools/tool-figures';
import { videos } from '@/content/videos';
import type { ChatContent } from '@/lib/chat/types';
import { guideFiles } from '@/lib/documents/downloads';
import { formatFileInfo } from '@/lib/documents/file-info';
import { formatDate } from '@/lib/format/dates';
import { numberInWords } from '@/lib/format/number-words';
import { formatReadingTime } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { formatSpokenDuration } from '@/lib/videos/durations';

type Facts = Record<string, string>;
/** The path of a page, its facts, and the service or the number of people that it is about. */
type Page = [path: string, facts: Facts, of?: { service?: string; users?: number }];

const joined = new Intl.ListFormat('en-GB');
/** Words that follow others in a sentence. */
const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function studyFacts({ results, chart, narrative, solution }: CaseStudy): Facts {
  const { times } = chart.detail;
  return {
    composite: 'The client is a composite, and the figures are illustrative.',
    results: results.join(' '),
    time: `Its chart runs from ${times[0]?.label} to ${times.at(-1)?.label}.`,
    approach: joined.format(narrative.approach.map(({ title, note }) => `${title} (${note})`)),
    company: narrative.quote.company,
    project: solution,
  };
}

/** The steps of a service: 'Assess (Week 1), Plan (Week 2) …', and what its price buys. */
function serviceFacts({ title, pricingType, page }: Service): Facts {
  const [covers, measured, included, settled] = priceLines(pricingType).map(({ description }) =>
    inSentence(description),
  );
  const process = page.sections.find((section) => section.kind === 'process');
  const steps = process?.steps.map((step) => (step.when ? `${step.title} (${step.when})` : step.title)) ?? [];
  return {
    ...(process && {
      steps: `${title} has ${steps.length} steps: ${joined.format(steps)}. ${process.lead ?? ''}`.trim(),
    }),
    measured: `How we measure ${title}: ${measured}`,
    included: `${title} includes ${included} For the base price it covers ${covers} The quote settles ${settled}`,
  };
}

/** A tool asks for `count`. */
const tool = (path: string, count: string, more: Facts = {}): Page => [
  path,
  {
    free: 'You need no account and no email address: it is free, and you see the result at once.',
    tool: `the ${pageOf(path).label ?? pageOf(path).heading}`,
    length: `It asks ${count}.`,
    ...more,
  },
];
const example = 'No. It is an example that shows how the tool works: put your own numbers in its place.';
const worksheet = 'a worksheet in XLSX format';

const pages: readonly Page[] = [
  ...services.map((service): Page => [service.url, serviceFacts(service), { service: service.id }]),
  [routes.solution('individuals'), {}, { users: 1 }],
  ...articles.map(({ url, author, publishDate, sources }): Page => {
    const cited = joined.format(sources.map((source) => source.author));
    return [url, { author, date: formatDate(publishDate), sources: cited }];
  }),
  ...caseStudies.map((study): Page => [study.url, studyFacts(study), { service: study.solutionId }]),
  ...guides
    .filter(({ page }) => page)
    .map((guide): Page => {
      const minutes = formatReadingTime(guide.text?.body ?? []).replace(' min', '');
      return [
        guide.page ?? '',
        {
          free: 'It is free, and you don’t need to give an email address. The button to download it is on its page.',
          length: `It takes about ${minutes} minutes to read. The file: ${formatFileInfo(guideFiles(guide).file)}.`,
        },
      ];
    }),
  ...videos.map(({ slug, duration }): Page => {
    const length = `The recording is planned to last ${formatSpokenDuration(duration)}. It is not published yet; the page has the walkthrough in writing.`;
    return [routes.video(slug), { length }];
  }),
  tool(routes.serviceSelector, `${selectorCount.words} questions`),
  tool(routes.pricingCalculator, `${numberInWords(pricingSteps.length)} questions`),
  tool(routes.readiness, `for your view of ${statementCount.words} statements`, { file: worksheet }),
  tool(routes.roiCalculator, 'for six numbers', { file: worksheet, example }),
  tool(routes.businessCase, 'for the numbers and names on its cards, and starts with an example', {
    file: 'the workbook of your memo',
    example,
  }),
];

/** What the chat knows of a page in front of which it is asked. */
export const chatPages: ChatContent['pages'] = Object.fromEntries(
  pages.map(([path, facts, of]) => [path, { ...of, facts }]),
);
