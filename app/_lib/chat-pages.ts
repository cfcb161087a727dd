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
import { industriesOverview } from '@/content/site/industries-overview';
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

type Pages = ChatContent['pages'];
type Facts = Record<string, string>;

const joined = new Intl.ListFormat('en-GB');
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

function studyFacts(study: CaseStudy): Facts {
  const { detail } = study.chart;
  return {
    about: study.excerpt,
    composite: 'The client is a composite, and the figures are illustrative.',
    results: study.results.join(' '),
    time: timeOf(study),
    measure: `${detail.caption}${detail.first ? `, from ${detail.first} to ${detail.last}` : ''}`,
    approach: joined.format(study.narrative.approach.map(({ title, note }) => `${title} (${note})`)),
    company: study.narrative.quote.company,
    project: study.solution,
  };
}

/** The steps of a service: 'Assess (Week 1), Plan (Week 2) …', and what its price buys. */
function serviceFacts({ title, pricingType, page }: Service): Facts {
  const [covers, measured, included, settled] = priceLines(pricingType).map(({ description }) =>
    inSentence(description),
  );
  const process = page.sections.find((section) => section.kind === 'process');
  const steps = process?.steps.map(({ title, when }) => (when ? `${title} (${when})` : title)) ?? [];
  return {
    ...(process && {
      steps: `${title} has ${steps.length} steps: ${joined.format(steps)}. ${process.lead ?? ''}`.trim(),
    }),
    measured: `How we measure ${title}: ${measured}`,
    included: `${title} includes ${included} For the base price it covers ${covers} The quote settles ${settled}`,
  };
}

/** What a page says of the figures that it shows, of what people still decide, and of what it offers. */
function sectionFacts({ sections }: LandingPage): Facts {
  const facts: Facts = {};
  for (const section of sections) {
    if (section.kind === 'statistics') {
      const isTarget = section.items.some(({ counts }) => counts.startsWith('Target: '));
      const figures = section.items.map(
        ({ value, label, counts }) => `${inSentence(value)} ${label} (${counts.replace('Target: ', '')})`,
      );
      facts.targets = isTarget
        ? `These are targets, not results: ${joined.format(figures)}. We agree on yours before we start.`
        : `What they count: ${figures.join('; ')}. ${section.lead ?? ''}`.trim();
    }
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

const ofExample = 'No. It is an example that shows how the tool works: put your own numbers in its place.';

/** A tool asks for `count`, and has a `file` to download and an `example` to begin with. */
const tool = (path: string, count: string, more: { file?: string; example?: string } = {}): Pages => ({
  [path]: {
    facts: {
      about: pageOf(path).meta.description,
      free: 'You need no account and no email address: it is free, and you see the result at once.',
      tool: `the ${pageOf(path).label ?? pageOf(path).heading}`,
      length: `It asks ${count}.`,
      ...more,
    },
  },
});

/** What the chat knows of a page in front of which it is asked. */
export const chatPages: Pages = {
  ...Object.fromEntries<Pages[string]>([
    ...services.map((service): [string, Pages[string]] => [
      service.url,
      { service: service.id, facts: { ...serviceFacts(service), ...sectionFacts(service.page) } },
    ]),
    ...industries.map(({ ctaLink, page }): [string, Pages[string]] => [
      ctaLink,
      { facts: sectionFacts(page) },
    ]),
    ...audiences.map(({ id, ctaLink, page }): [string, Pages[string]] => [
      ctaLink,
      { ...(id === 'individuals' && { users: 1 }), facts: sectionFacts(page) },
    ]),
    [routes.industries, { facts: sectionFacts(industriesOverview) }],
    ...articles.map((article): [string, Pages[string]] => [
      article.url,
      {
        facts: {
          about: `In short: ${article.excerpt}`,
          author: article.author,
          date: formatDate(article.publishDate),
          sources: joined.format(article.sources.map(({ author }) => author)),
          offeredAs: serviceTitles(article.services),
        },
      },
    ]),
    ...caseStudies.map((study): [string, Pages[string]] => [
      study.url,
      { service: study.solutionId, facts: studyFacts(study) },
    ]),
    ...guides.flatMap((guide): [string, Pages[string]][] =>
      guide.page && guide.text
        ? [
            [
              guide.page,
              {
                facts: {
                  about: guide.description,
                  free: 'It is free, and you don’t need to give an email address. The button to download it is on its page.',
                  length: `It takes about ${formatReadingTime(guide.text.body).replace(' min', '')} minutes to read. The file: ${formatFileInfo(guideFiles(guide).file)}.`,
                },
              },
            ],
          ]
        : [],
    ),
    ...videos.map((video): [string, Pages[string]] => [
      routes.video(video.slug),
      {
        facts: {
          about: video.description,
          length: `The recording is planned to last ${formatSpokenDuration(video.duration)}. It is not published yet; the page has the walkthrough in writing.`,
          level: video.level,
        },
      },
    ]),
  ]),
  ...tool(routes.serviceSelector, `${selectorCount.words} questions`),
  ...tool(routes.pricingCalculator, `${numberInWords(pricingSteps.length)} questions`),
  ...tool(routes.readiness, `for your view of ${statementCount.words} statements`, {
    file: 'a worksheet in XLSX format',
  }),
  ...tool(routes.roiCalculator, 'for six numbers', {
    file: 'a worksheet in XLSX format',
    example: ofExample,
  }),
  ...tool(routes.businessCase, 'for the numbers and names on its cards, and starts with an example', {
    file: 'the workbook of your memo',
    example: ofExample,
  }),
};
