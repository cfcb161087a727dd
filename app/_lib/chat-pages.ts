import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { priceLines } from '@/content/company/price-lines';
import { guides } from '@/content/guides';
import type { CaseStudy } from '@/content/schemas/case-studies';
import type { Service } from '@/content/schemas/services';
import { services } from '@/content/services';
import { pageOf } from '@/content/site/pages';
import type { ChatContent } from '@/lib/chat/types';
import { formatDate } from '@/lib/format/dates';
import * as routes from '@/lib/routes';

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

const tool = (path: string, file?: string): Page => [
  path,
  {
    free: 'You need no account and no email address: it is free, and you see the result at once.',
    tool: `the ${pageOf(path).label ?? pageOf(path).heading}`,
    ...(file && { file }),
  },
];
const worksheet = 'a worksheet in XLSX format';
const free =
  'It is free, and you don’t need to give an email address. The button to download it is on its page.';

const pages: readonly Page[] = [
  ...services.map((service): Page => [service.url, serviceFacts(service), { service: service.id }]),
  [routes.solution('individuals'), {}, { users: 1 }],
  ...articles.map(({ url, author, publishDate, sources }): Page => {
    const cited = joined.format(sources.map((source) => source.author));
    return [url, { author, date: formatDate(publishDate), sources: cited }];
  }),
  ...caseStudies.map((study): Page => [study.url, studyFacts(study), { service: study.solutionId }]),
  ...guides.flatMap(({ page }): Page[] => (page ? [[page, { free }]] : [])),
  tool(routes.serviceSelector),
  tool(routes.pricingCalculator),
  tool(routes.readiness, worksheet),
  tool(routes.roiCalculator, worksheet),
  tool(routes.businessCase, 'the workbook of your memo'),
];

/** What the chat knows of a page in front of which it is asked. */
export const chatPages: ChatContent['pages'] = Object.fromEntries(
  pages.map(([path, facts, of]) => [path, { ...of, facts }]),
);
