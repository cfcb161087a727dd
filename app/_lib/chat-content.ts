import { z } from 'zod';
import { answers } from '@/content/chat/answers';
import { languages } from '@/content/chat/languages';
import { list } from '@/content/chat/lists';
import { chatSteps } from '@/content/chat/steps';
import { askPerson, chatTexts, openingTexts, priceTexts } from '@/content/chat/texts';
import { uncoveredSubjects } from '@/content/chat/uncovered-subjects';
import {
  serviceNames,
  utterancesOfIndustries,
  utterancesOfPrograms,
  utterancesOfRules,
} from '@/content/chat/utterances';
import { company } from '@/content/company/company';
import { facts } from '@/content/company/facts';
import { team } from '@/content/company/team';
import { industries } from '@/content/industries';
import { pricing } from '@/content/pricing/pricing-rules';
import { chatAnswer, uncoveredSubject } from '@/content/schemas/chat';
import { utterances } from '@/content/schemas/faq';
import { services } from '@/content/services';
import { selectorCount } from '@/content/tools/tool-figures';
import { type ChatContent, type ChatService, ruleQuestions } from '@/lib/chat/types';
import { checkEntry, contentError } from '@/lib/content-check/check';
import { numberInWords } from '@/lib/format/number-words';
import * as routes from '@/lib/routes';
import { toPhrase } from '@/lib/search/words';
import { chatPages } from './chat-pages';
import { getSitePage, sitePages } from './site-pages';

const UTTERANCES = 'content/chat/utterances.ts';
/** The utterances of an entry of that file. */
const utterancesOf = (entries: Readonly<Record<string, string>>, entry: string): string[] =>
  entry in entries ? checkEntry(utterances, UTTERANCES, entries[entry], entry) : [];

/** The services as visitors name them. */
const chatServices: ChatService[] = services.map((service) => ({
  id: service.id,
  title: service.title,
  description: service.description,
  names: [...utterancesOf(serviceNames, service.id), service.title.toLowerCase()],
  href: service.url,
  type: service.pricingType,
  ...(service.pricingType === 'training' && {
    alternative: `That is a group program, which teaches one team together. ${facts.trainingLengths.statement} ${facts.coaching.statement}`,
    alternativeForOne: `${facts.soloSeat.statement} ${facts.coaching.statement}`,
  }),
}));

/** The reply to 'What services do you offer?', which lists them. */
const servicesReply = `We offer ${numberInWords(services.length)} services:\n${list(
  services.map(({ title, description }) => `${title}: ${description}`),
)}\nNot sure which? The service selector asks ${selectorCount.words} questions and recommends one.`;

/** The leaders of the About page. */
const teamReply = `${team.map(({ name, title }) => `${title}: ${name}`).join('; ')}.`;

/** The programs of the training, each as the answer to what it is and for whom. */
const programAnswers: ChatContent['answers'] = services
  .flatMap(({ page }) =>
    page.sections.flatMap((section) => (section.kind === 'programs' ? section.items : [])),
  )
  .map(({ title, description, features, forWhom, duration, format }) => ({
    question: `What is ${title}?`,
    utterances: utterancesOf(utterancesOfPrograms, title),
    reply: `${title} (${duration}): ${description}\n${list([...features, `Who it’s for: ${forWhom}`, `Format: ${format}`])}`,
    next: ['training', 'calculator'],
    intent: 'service',
    service: 'ai-training',
  }));

/** Each industry as the answer to whether we work with it. */
const industryAnswers: ChatContent['answers'] = industries.map(
  ({ id, title, description, useCases, ctaLink, page }) => ({
    question: `Do you work with ${title.toLowerCase()}?`,
    page: ctaLink,
    // 'Can it do returns?' asks for something that its page lists.
    utterances: [
      ...utterancesOf(utterancesOfIndustries, id),
      ...page.sections.flatMap((section) =>
        section.kind === 'features' ? section.items.map((item) => item.title) : [],
      ),
    ],
    reply: `Yes. ${description} We build, for example: ${useCases.slice(0, 4).join(', ').toLowerCase()}.`,
    next: ['industries', 'consultation'],
    intent: 'service',
  }),
);

/** The questions and answers of the pages. One that several pages have belongs to the FAQ. */
const pageAnswers = new Map(
  [...sitePages, getSitePage(routes.faq)].flatMap(({ path, label, questions }) =>
    questions.map(({ question, answer, utterances = [] }) => [
      question,
      { question, utterances, reply: answer, next: [], page: path, source: label },
    ]),
  ),
);

const answered: ChatContent['answers'] = [
  ...checkEntry(z.array(chatAnswer), 'content/chat/answers.ts', answers).map((answer) => ({
    ...answer,
    reply: answer.reply.replace('{services}', servicesReply).replace('{team}', teamReply),
  })),
  ...programAnswers,
  ...industryAnswers,
  ...checkEntry(z.array(uncoveredSubject), 'content/chat/uncovered-subjects.ts', uncoveredSubjects).map(
    ({ utterances, subject, published, link }) => ({
      question: `not covered: ${subject}`,
      utterances,
      reply: [`Our site doesn’t cover ${subject}.`, published, askPerson].filter(Boolean).join(' '),
      next: ['person', link],
    }),
  ),
  ...ruleQuestions.map((rule) => ({
    question: rule,
    utterances: utterancesOf(utterancesOfRules, rule),
    reply: '',
    next: [],
    rule,
  })),
  ...pageAnswers.values(),
];

// The chat could give neither of two answers that have an utterance in common.
const asked = answered.flatMap(({ question, utterances: texts }) =>
  texts.map((utterance) => ({ question, utterance, phrase: toPhrase(utterance) })),
);
const questionOf = new Map(asked.map(({ phrase, question }) => [phrase, question]));
for (const { question, utterance, phrase } of asked)
  if (questionOf.get(phrase) !== question)
    contentError(
      { file: 'content', entry: question, field: 'utterances' },
      `'${utterance}' is also an utterance of '${questionOf.get(phrase)}'.`,
      'Keep it where the answer fits better.',
    );

/** What the chat knows and says. app/chat.json serves it to the browser. */
export const chatContent: ChatContent = {
  ...chatTexts,
  opening: { ...company.hours.office, ...openingTexts },
  steps: chatSteps,
  answers: answered,
  services: chatServices,
  pages: chatPages,
  prices: { ...priceTexts, rules: pricing, next: ['calculator', 'quote'] },
  languages,
};
