import { z } from 'zod';
import { caseStudies } from '@/content/case-studies';
import { choices } from '@/content/chat/choices';
import { gaps } from '@/content/chat/gaps';
import { languages } from '@/content/chat/languages';
import { keywords, offTopic, pricePhrases, serviceNames } from '@/content/chat/phrases';
import { stepLinks, stepQuestions } from '@/content/chat/steps';
import { askPerson, chatTexts, openingTexts, personLabel, priceTexts } from '@/content/chat/texts';
import { topics } from '@/content/chat/topics';
import { company } from '@/content/company/company';
import { facts } from '@/content/company/facts';
import { pricing } from '@/content/pricing/pricing-rules';
import { chatGap, chatLanguage, chatTopic } from '@/content/schemas/chat';
import { services } from '@/content/services';
import { pricingSteps } from '@/content/tools/pricing-calculator';
import type { ChatContent, ChatService, ChatStep } from '@/lib/chat/types';
import { checkEntry, contentError } from '@/lib/content-check/check';
import type { TeamSize } from '@/lib/pricing-calculator/parameters';

type StepInput = z.output<typeof chatTopic>['next'][number];

function stepOf(step: StepInput, file: string, entry: string): ChatStep {
  if ('person' in step) return { kind: 'person', label: personLabel };
  const missing = (name: string): never =>
    contentError(
      { file, entry, field: 'next' },
      `'${name}' is not a next step.`,
      'The steps are listed in content/chat/steps.ts.',
    );
  if ('ask' in step) return { kind: 'ask', label: stepQuestions[step.ask] ?? missing(step.ask) };
  return { kind: 'link', ...(stepLinks[step.link] ?? missing(step.link)) };
}

/** The most people of a team size, from its words: 10 for '2-10 people', none for '200+ people'. */
function mostOf(id: string, measure = ''): number | null {
  if (id === 'individual') return 1;
  const most = /-(\d+)/.exec(measure)?.[1];
  if (most) return Number(most);
  return measure.includes('+')
    ? null
    : contentError(
        { file: 'content/tools/pricing-calculator.ts', entry: 'teamSize', field: id },
        `'${measure}' does not say how many people it holds.`,
        "Write it as '2-10 people' or '200+ people'; the assistant reads it.",
      );
}

/** The team sizes of the pricing calculator. */
export const teamSizes: ChatContent['teamSizes'] = (
  pricingSteps.find(({ id }) => id === 'teamSize')?.options ?? []
).map(({ id, measure = '' }) => ({
  id: id as TeamSize,
  upTo: mostOf(id, measure),
  measure: id === 'individual' ? 'one person' : measure,
}));

/** The services as visitors name them. */
const chatServices: ChatService[] = services.map((service) => ({
  id: service.id,
  title: service.title,
  description: service.description,
  asks: [...(serviceNames[service.id] ?? []), wordsOf(service.title)],
  href: service.url,
  type: service.pricingType,
  ...(service.pricingType === 'training' && {
    alternative: `That is a group program, which teaches one team together. ${facts.trainingLengths.statement} ${facts.coaching.statement}`,
    alternativeForOne: `${facts.soloSeat.statement} ${facts.coaching.statement}`,
  }),
}));

/** The service that a page is about: its own, or that of a case study. */
const serviceOfPage: Record<string, string> = Object.fromEntries([
  ...services.map(({ id, url }) => [url, id]),
  ...caseStudies.map(({ url, solution }) => [
    url,
    services.find(({ title }) => title === solution)?.id ?? '',
  ]),
]);

/** A title as a phrase whose words follow each other. */
function wordsOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

const TOPICS = 'content/chat/topics.ts';
const GAPS = 'content/chat/gaps.ts';

/** What the assistant says by itself. app/assistant.json serves it to the browser. */
export const chatContent: ChatContent = {
  ...chatTexts,
  personLabel,
  opening: { ...company.hours.office, ...openingTexts },
  topics: checkEntry(z.array(chatTopic), TOPICS, topics).map((topic) => ({
    ...topic,
    next: topic.next.map((step) => stepOf(step, TOPICS, topic.id)),
  })),
  gaps: checkEntry(z.array(chatGap), GAPS, gaps).map(({ asks, subject, published, link }) => ({
    asks,
    reply: [`Our site doesn’t cover ${subject}.`, published, askPerson].filter(Boolean).join(' '),
    next: [{ person: true as const }, { link }].map((step) => stepOf(step, GAPS, subject)),
  })),
  keywords,
  services: chatServices,
  serviceOfPage,
  choices,
  teamSizes,
  prices: {
    ...pricePhrases,
    ...priceTexts,
    rules: pricing,
    next: [stepOf({ link: 'calculator' }, TOPICS, 'prices'), stepOf({ link: 'quote' }, TOPICS, 'prices')],
  },
  offTopic,
  languages: checkEntry(z.array(chatLanguage), 'content/chat/languages.ts', languages),
};
