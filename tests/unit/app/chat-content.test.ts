/** @requirement CHAT-11 CHAT-12 CHAT-13 CHAT-14 CHAT-15 CHAT-19 CHAT-20 CHAT-21 */
import { chatContent } from '@/app/_lib/chat-content';
import { sitePages } from '@/app/_lib/site-pages';
import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { uncoveredSubjects } from '@/content/chat/uncovered-subjects';
import { company } from '@/content/company/company';
import { groupQuote, usd } from '@/content/company/facts';
import { hoursSummary } from '@/content/company/hours';
import { industries } from '@/content/industries';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import { createChat } from '@/lib/chat/reply';
import { intents } from '@/lib/chat/types';
import type { Passage } from '@/lib/search/passage';
import { commonWords } from '@/lib/search/words';
import { shortUtterances } from '../../fixtures/short-utterances';

/** The questions and answers of all pages, as the build cuts them. */
const faq = [
  ...new Map(
    sitePages.flatMap(({ path, label, heading, questions }) =>
      questions.map(({ question, answer, alsoAsked }): [string, Passage] => [
        question,
        {
          page: label ?? heading,
          heading: question,
          href: `${path}#q`,
          text: answer,
          kind: 'question',
          ...(alsoAsked && { alsoAsked }),
        },
      ]),
    ),
  ).values(),
];
const chat = createChat(chatContent, faq);
const { address, email, experience, founded, phone } = company;
const says = (message: string, earlier: readonly string[] = [], page = '/') =>
  chat.replyTo(message, earlier, page).content;

describe('what the specification fixes', () => {
  test('every quick reply gets an answer', () => {
    for (const question of chatContent.quickReplies) expect(says(question)).not.toBe(chatContent.unknown);
  });

  test('every intent has keywords and a reply', () => {
    expect(Object.keys(chatContent.keywords).sort()).toEqual([...intents].sort());
    const questions = chatContent.answers.map(({ question }) => question);
    for (const { question } of Object.values(chatContent.keywords)) expect(questions).toContain(question);
  });

  test('a message that is not understood gets the fallback reply', () => {
    expect(says('xqzt')).toBe(chatContent.unknown);
  });

  const ourselves = [`founded in ${founded.chat}`, experience.chat];
  test.each([
    ['When were you founded?', ourselves],
    ['How experienced are you?', ourselves],
    ['Who are you?', ourselves],
    ['What are your business hours?', [hoursSummary]],
    ['How can I contact your team?', [email, phone, address]],
  ])("asked '%s', it says %j", (question, parts) => {
    for (const part of parts) expect(says(question)).toContain(part);
  });
});

test('short utterances get a reply of their intent', () => {
  const missed = shortUtterances.filter(
    ({ text, intent }) => chat.topicOfConversation([text]).intent !== intent,
  );
  expect(shortUtterances).toHaveLength(120);
  expect(missed.length).toBeLessThanOrEqual(6);
});

test('all services are listed by name, with their prices', () => {
  const [list, prices] = [says('What services do you offer?'), says('How much do your services cost?')];
  for (const { title } of services) {
    expect(list).toContain(title);
    expect(prices).toMatch(new RegExp(`${title}: from \\{usd:\\d+\\}`));
  }
});

test.each([
  ['How do I write a business case for my boss?', '/tools/business-case'],
  ['Is my company ready for AI?', '/resources/ai-readiness-assessment'],
  ['What would it return?', '/resources/ai-roi-calculator'],
  ['What would it cost?', '/tools/pricing-calculator'],
  ['Which service do I need?', '/tools/service-selector'],
])("'%s' gets a link to its tool", (question, href) => {
  expect(chat.replyTo(question).next).toContainEqual(expect.objectContaining({ href }));
});

const uncovered = [
  ['When is your earliest start date?', 'start dates'],
  ['Can I talk to one of your clients?', 'references'],
  ['How many people work for you?', 'how many people work here'],
  ['Do you connect to Salesforce?', 'products we connect to'],
  ['is there a certificate?', 'certificates'],
] as const;
// A page may cover one of them since.
const isUncovered = ([, words]: (typeof uncovered)[number]) =>
  uncoveredSubjects.some(({ subject }) => subject.includes(words));

test.each(uncovered.filter(isUncovered))(
  "'%s' gets the reply for a subject that the site does not cover",
  (question, subject) => {
    expect(says(question)).toMatch(new RegExp(`^Our site doesn’t cover [^.]*${subject}`));
    expect(chat.replyTo(question).next).toContainEqual({ kind: 'person', label: 'Talk to a person' });
  },
);

/** What buyers ask: the question, what its answer says, the messages before it, and the page in front of it. */
test.each<[string, RegExp, string[]?, string?]>([
  ['do you work with logistics companies?', /cross industries/],
  ['is that with tax', /exclude VAT/, ['how much for training 20 people']],
  ['so what would it cost us', /for 240 people/, ['we are a freight forwarder with 240 people']],
  ['we have 240 people but only 12 would use it. price?', /prices for 12 people/],
  ['who pays then', /Errors in what we build are ours/, ['what if it gets one wrong']],
  ['why so expensive', /a base price, then one line/, ['price'], '/services/workflow-automation'],
  ['is this price fixed', /binding once both sides/, [], '/tools/pricing-calculator'],
  ['what happens if you go bust', /go on without us/],
  ['where is it stored', /^It stays in systems you control/, ['do you train models with our data']],
  ['do i need to give my email', /don’t need to give an email/, [], '/resources'],
  ['how much is a pilot', /^Business AI Onboarding .*from \{usd:/],
  ['how much is that', /^Priority support costs/, ['do you have 24/7 support']],
  ['what do you need from us', /someone who knows the process/],
  ['hm ok. how do i start', /free call/],
  ['can i call now', /^(Yes, we are open|No, we are closed) now/],
  ['who wrote this', /team wrote this article/, [], articles[0]!.url],
  ['how long did it take', /chart runs from/, [], caseStudies[0]!.url],
  ['does my boss see this?', /^Nobody, unless you share/, [], '/tools/business-case'],
  ['what do we get for that', /^Business AI Onboarding includes/, ['what does onboarding cost']],
  ['what would you automate here', /^What we build for/, [], industries[0]!.ctaLink],
  ['who makes the decision, the software or us', /^What .* still decides?: /, [], industries[0]!.ctaLink],
  [
    'how would we know it worked',
    /^How we measure/,
    ['what does onboarding cost', 'what do we get for that'],
  ],
  ['Fair enough. so when would i need you', /^(?!Ask me anything)/],
  ['where does the 85% come from', /^These are targets/, [], '/services/workflow-automation'],
  ['our budget is $20,000', /^Within \$20,000 for a team of 2-10/],
  ['who are the trainers', /people from our offices?/i],
  ['r u hipaa compliant', /GDPR or HIPAA/],
  ['ok thx bye', /^Goodbye/],
  ['r u a bot or a real person', /automated assistant/],
  [
    'How much does training cost for 60 people?',
    new RegExp(`for 60 people.*from \\${usd(groupQuote.total - pricing.supportCost.standard)}`),
  ],
])("'%s' gets an answer like %s", (question, answer, earlier = [], page = '/') => {
  expect(says(question, earlier, page)).toMatch(answer);
});

test('no word that identifies a language is an English word', () => {
  const english = new Set(commonWords);
  const words = chatContent.languages.flatMap((language) => language.words?.split(' ') ?? []);
  expect(words.filter((word) => english.has(word))).toEqual([]);
  expect(chat.replyTo('what was missed')).not.toHaveProperty('lang');
});

test.each([
  ['es', '¿Cuánto cuesta la formación?'],
  ['de', 'Was kostet eine Schulung für uns?'],
  ['fr', 'Combien coûte une formation ?'],
  ['it', 'Quanto costa un corso per noi?'],
  ['pt', 'Quanto custa um curso?'],
  ['nl', 'wat kost een training'],
  ['pl', 'Ile kosztuje szkolenie?'],
  ['ru', 'Сколько стоит обучение?'],
  ['ja', '研修はいくらですか'],
  ['zh', '培训多少钱'],
])("a message in '%s' gets a reply in that language, with a link to the contact page", (lang, message) => {
  expect(chat.replyTo(message)).toMatchObject({ lang, content: expect.stringContaining('](/contact)') });
});
