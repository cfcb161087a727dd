/** @jest-environment node */
import { chatContent, trainingExamples } from '@/content/chat';
import { company } from '@/content/company';
import { inquiryTypes } from '@/content/contact-options';
import { sharedFaq } from '@/content/faq';
import { indexedPaths } from '@/content/indexed-paths';
import { pricing } from '@/content/pricing';
import { services } from '@/content/services';
import { trainingTiers } from '@/content/training-tiers';
import { createAssistant } from '@/lib/chat/reply';
import { trainAssistant } from '@/lib/chat/train';

const assistant = createAssistant(trainAssistant(chatContent, trainingExamples));
const says = (message: string, earlier?: string[]) => assistant.replyTo(message, earlier).content;

test('CHAT-13 the reply to what is not understood is exact', () => {
  expect(says('asdf qwer')).toBe(
    "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
  );
});

test('CHAT-14 asked about the company, it says when it was founded and what experience it has', () => {
  expect(company.founded.chat).toBe(2022);
  expect(company.experience.chat).toBe('over 50 years of combined team experience');
  for (const question of [
    'When were you founded?',
    'How experienced are you?',
    'Who are you?',
    'Why choose you?',
  ]) {
    expect(says(question)).toContain('founded in 2022');
    expect(says(question)).toContain('over 50 years of combined team experience');
  }
});

test('CHAT-15 asked for the hours, it says them', () => {
  expect(says('What are your business hours?')).toContain('Monday to Friday 9am to 5pm EST');
});

test('asked for contact details, it gives e-mail, phone and address', () => {
  const reply = says('How can I contact your team?');
  for (const fact of [company.email, company.phone, company.address]) expect(reply).toContain(fact);
});

test('all services are listed by name, and each is described and priced when it is named', () => {
  const list = says('What services do you offer?');
  for (const service of services) {
    expect(list).toContain(service.title);
    expect(says(`Tell me about ${service.title}`)).toContain(service.description);
    const price = says(`How much does ${service.title} cost?`);
    expect(price).toContain(`{usd:${pricing.baseCost[service.pricingType]}}`);
  }
});

test('training is priced by tier, and a tier without a price has none invented', () => {
  const reply = says('How much is training per person?');
  for (const tier of trainingTiers) expect(reply).toContain(tier.name);
  expect(reply).toContain('{usd:1500}');
  expect(reply).toContain('{usd:3500}');
  expect(reply).toContain('Enterprise: custom price');
});

test('the shared questions are answered in the words of content', () => {
  const answerOf = (start: string) => sharedFaq.find(({ question }) => question.startsWith(start))?.answer;
  expect(says('How long does an AI project take?')).toContain(answerOf('How long'));
  expect(says('What happens to our data?')).toContain(answerOf('What happens to our data'));
});

test.each(['Do you work with hospitals?', 'AI for law firms', 'We are a bank'])(
  'industries: %s',
  (question) => {
    const { next } = assistant.replyTo(question);
    expect(next[0]).toMatchObject({ kind: 'link', href: expect.stringMatching(/^\/industries\//) });
  },
);

test('a question that points back is about the service named before', () => {
  expect(says('And how much is it?', ['Do you automate workflows?'])).toContain('{usd:7500}');
});

test('two questions get two answers', () => {
  const reply = says('Where are you based? And how much is workflow automation?');
  expect(reply).toContain(company.address);
  expect(reply).toContain('{usd:7500}');
});

test('every reply suggests at most three next steps, and every link leads to a page', () => {
  const steps = [...chatContent.topics, ...chatContent.entities].flatMap((entry) => {
    expect(entry.next.length).toBeLessThanOrEqual(3);
    return entry.next;
  });
  const types = inquiryTypes.map(({ id }) => id);
  for (const step of steps) {
    if (step.kind !== 'link') continue;
    const url = new URL(step.href, 'http://site');
    expect(indexedPaths).toContain(url.pathname);
    if (url.searchParams.has('inquiry')) expect(types).toContain(url.searchParams.get('inquiry'));
  }
  for (const step of steps) if (step.kind === 'ask') expect(says(step.label)).not.toBe(chatContent.unknown);
});

test('the matter for the contact form is the last intent and the last service named', () => {
  expect(assistant.topicOfConversation(['Do you do training?', 'I want to book a call', 'zzzz zzz'])).toEqual(
    {
      intent: 'booking',
      service: 'ai-training',
    },
  );
  expect(assistant.topicOfConversation([])).toEqual({ intent: undefined, service: undefined });
});
