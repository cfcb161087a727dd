/** @requirement CHAT-11 CHAT-12 CHAT-13 CHAT-14 CHAT-15 */
import { chatContent } from '@/app/_lib/chat-content';
import { company } from '@/content/company/company';
import { facts, groupQuote, usd } from '@/content/company/facts';
import { services } from '@/content/services';
import { createAssistant } from '@/lib/chat/reply';
import { intents } from '@/lib/chat/types';

const { address, email, experience, founded, phone } = company;
const assistant = createAssistant(chatContent, null);
const says = (message: string) => assistant.replyTo(message).content;

test('the quick replies are the four of the specification', () => {
  expect(chatContent.quickReplies).toEqual([
    'What services do you offer?',
    'How much do your services cost?',
    'How can I contact your team?',
    'Do you offer custom AI solutions?',
  ]);
});

test('the intents are those of the specification, each with keywords and a topic', () => {
  expect(Object.keys(chatContent.keywords).sort()).toEqual([...intents].sort());
  const ids = ['prices', ...chatContent.topics.map(({ id }) => id)];
  for (const { topic } of Object.values(chatContent.keywords)) expect(ids).toContain(topic);
});

test('the reply to what is not understood is exact', () => {
  expect(chatContent.unknown).toBe(
    "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
  );
});

const ourselves = [`founded in ${founded.chat}`, experience.chat];
test.each([
  ['When were you founded?', ourselves],
  ['How experienced are you?', ourselves],
  ['Who are you?', ourselves],
  ['Why choose you?', ourselves],
  ['What are your business hours?', [facts.hours.statement]],
  ['How can I contact your team?', [email, phone, address]],
  ['How much does training cost for 60 people?', [usd(groupQuote.total), facts.coaching.statement]],
])("asked '%s', it says %j", (question, parts) => {
  for (const part of parts) expect(says(question)).toContain(part);
});

test('all services are listed by name, with their base prices', () => {
  const [list, prices] = [says('What services do you offer?'), says('How much do your services cost?')];
  for (const { title } of services) {
    expect(list).toContain(title);
    expect(prices).toMatch(new RegExp(`${title}: \\{usd:\\d+\\}`));
  }
});

test.each([
  ['How do I write a business case for my boss?', '/tools/business-case'],
  ['Is my company ready for AI?', '/resources/ai-readiness-assessment'],
  ['What would it return? Do you have an ROI calculator?', '/resources/ai-roi-calculator'],
  ['What would it cost?', '/tools/pricing-calculator'],
  ['Which service do I need?', '/tools/service-selector'],
])("'%s' leads to the tool for it", (question, href) => {
  expect(assistant.replyTo(question).next).toContainEqual(expect.objectContaining({ href }));
});

test.each([
  ['When is your earliest start date?', 'start dates'],
  ['Can I talk to one of your clients?', 'references'],
  ['How many people work for you?', 'how many people work here'],
  ['Do you connect to Salesforce?', 'products we connect to'],
])("'%s' is told as not covered", (question, subject) => {
  expect(says(question)).toMatch(new RegExp(`^Our site doesn’t cover [^.]*${subject}`));
  expect(assistant.replyTo(question).next).toContainEqual({ kind: 'person', label: 'Talk to a person' });
});

test.each([
  ['es', '¿Cuánto cuesta la formación?'],
  ['de', 'Was kostet eine Schulung für uns?'],
  ['fr', 'Combien coûte une formation ?'],
])("a message in '%s' is answered in it, with a link to a person", (lang, message) => {
  expect(assistant.replyTo(message)).toMatchObject({ lang, content: expect.stringContaining('](/contact)') });
});

test.each([
  ['r u hipaa compliant', /GDPR or HIPAA/],
  ['ok thx bye', /^Goodbye/],
  ['r u a bot or a real person', /automated assistant/],
  ['that didnt answer my question', /^Sorry/],
  ['what do u do with my email address', /only to answer you/],
])("'%s' gets the reply of its subject", (message, reply) => {
  expect(says(message)).toMatch(reply);
});
