/** @requirement CHAT-11 CHAT-12 CHAT-13 CHAT-14 CHAT-15 CHAT-19 CHAT-20 CHAT-21 */
import { chatContent } from '@/app/_lib/chat-content';
import { sitePages } from '@/app/_lib/site-pages';
import { company } from '@/content/company/company';
import { groupQuote } from '@/content/company/facts';
import { hoursSummary } from '@/content/company/hours';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import { type Chat, createChat } from '@/lib/chat/reply';
import { stopWords, toPhrase } from '@/lib/search/words';
import { readMessages } from '@/scripts/chat-evaluate/messages';

let chat: Chat;
beforeAll(async () => {
  chat = await createChat(chatContent);
});
const replyTo = (message: string, page = '/') => chat.replyTo(message, {}, page);
const says = (message: string, page?: string) => replyTo(message, page).reply.content;
const { address, email, experience, founded, phone } = company;

test('every quick reply gets an answer', () => {
  for (const question of chatContent.quickReplies)
    expect(replyTo(question).reply).not.toHaveProperty('results');
});

test.each([
  ['hello', 'greeting'],
  ['services', 'service'],
  ['price', 'pricing'],
  ['contact', 'contact'],
  ['appointment', 'booking'],
  ['support', 'support'],
  ['about', 'about'],
] as const)("the keyword '%s' has the intent %s", (keyword, intent) => {
  expect(replyTo(keyword).context.intent).toBe(intent);
});

const ourselves = [`founded in ${founded.chat}`, experience.chat];
test.each([
  ['When were you founded?', ourselves],
  ['How experienced are you?', ourselves],
  ['What are your business hours?', [hoursSummary]],
  ['How can I contact your team?', [email, phone, address]],
])("asked '%s', the chat says %j", (question, parts) => {
  for (const part of parts) expect(says(question)).toContain(part);
});

test('the reply to whether we are open begins with yes or no', () => {
  const { yes, no } = chatContent.opening;
  expect([yes, no]).toContain(says('Are you open now?').replace(` ${hoursSummary}`, ''));
});

test('all services are listed by name, with the prices of the calculator', () => {
  const [list, prices] = [says('What services do you offer?'), says('How much do your services cost?')];
  for (const { title } of services) {
    expect(list).toContain(title);
    expect(prices).toMatch(new RegExp(`${title}: from \\{usd:\\d+\\}`));
  }
  const total = groupQuote.total - pricing.supportCost.standard;
  expect(says('How much does training cost for 60 people?')).toContain(`{usd:${total}}`);
});

test('every question on a page gets the answer given on that page', () => {
  const questions = sitePages.flatMap((page) => page.questions.map(({ question }) => question));
  const missed = questions.filter((question) => replyTo(question).context.answer !== question);
  expect(missed).toEqual([]);
});

test('every fact that an answer names is on a page', () => {
  const known = new Set(Object.values(chatContent.pages).flatMap(({ facts = {} }) => Object.keys(facts)));
  const named = chatContent.answers.flatMap(({ reply }) =>
    [...reply.matchAll(/\{([a-z]+)\}/gi)].map(([, name]) => name),
  );
  expect(named.filter((name = '') => !/^(open|about)$/.test(name) && !known.has(name))).toEqual([]);
});

test('no labeled message of the evaluation is an utterance, and the expected answers exist', () => {
  const messages = readMessages();
  const utterances = new Set(
    chatContent.answers.flatMap(({ question, utterances }) => [question, ...utterances].map(toPhrase)),
  );
  const answers = new Set(chatContent.answers.map(({ question }) => question));
  const labels = messages.flatMap((message) => message.answers);
  // A subject goes when a page covers it.
  const isKnown = (label: string) =>
    answers.has(label) ||
    /^(?:not covered|intent|price|prices|weeks|budget|description|language|unknown)\b/.test(label);
  expect(messages.length).toBeGreaterThanOrEqual(300);
  expect(messages.map(({ text }) => text).filter((text) => utterances.has(toPhrase(text)))).toEqual([]);
  expect(labels.filter((label) => !isKnown(label))).toEqual([]);
});

test('no word that identifies a language is an English word', () => {
  const words = chatContent.languages.flatMap((language) => language.words?.split(' ') ?? []);
  expect(words.filter((word) => stopWords.has(word))).toEqual([]);
  expect(replyTo('what was missed').reply).not.toHaveProperty('lang');
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
  expect(replyTo(message).reply).toMatchObject({ lang, content: expect.stringContaining('](/contact)') });
});
