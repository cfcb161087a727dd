/** @jest-environment node */
import { chatContent, trainingExamples } from '@/content/chat';
import { company } from '@/content/company';
import { inquiryTypes } from '@/content/contact-options';
import { indexedPaths } from '@/content/indexed-paths';
import { pricing } from '@/content/pricing-rules';
import { services } from '@/content/services';
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

test.each([
  // Question, what the reply says, and what it must not say.
  ['Do you offer 24/7 support?', '24/7 support is the priority add-on', /^Yes/],
  ['SOC 2 or ISO 27001?', 'We don’t publish security certificates', /library|resources/i],
  ['Do you have a DPA?', 'We don’t publish contract documents', /^Yes/],
  ['Where is our data kept?', 'we agree in writing on where it is processed', /^Yes/],
  ['How many people work for you?', 'We don’t publish how many people work here', /\d+ (?:people|employees)/],
  ['Is there a volume discount?', 'We don’t publish any other discounts', /^Yes/],
  ['Can I have a free trial?', 'There is no trial version', /^Yes/],
  ['Can you come to our office?', 'Consultations are remote', /^Yes/],
])("'%s' gets an honest answer", (question, part, wrong) => {
  expect(says(question)).toContain(part);
  expect(says(question)).not.toMatch(wrong);
});

test.each(['Training for 60 people?', 'How much does training cost for 60 people?', 'How much is training?'])(
  "'%s' names the group price by team size and the coaching price per person",
  (question) => {
    // 2,000 x 2.2 for 51-200 people, and 1,000 for standard support.
    expect(says(question)).toContain('51-200 people: {usd:5400}');
    expect(says(question)).toContain('Essentials: {usd:1500} per person');
    expect(says(question)).toMatch(/group program.*team size/);
  },
);

test('a question that points back is about the service named before', () => {
  expect(says('And how much is it?', ['Do you automate workflows?'])).toContain('{usd:7500}');
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
