/** @requirement CHAT-12 CHAT-13 */
import { createChat } from '@/lib/chat/reply';
import { bakery, bakeryPassages } from '../../../support/chat';

const chat = createChat(bakery, bakeryPassages);
const says = (message: string, ...earlier: string[]) => chat.replyTo(message, earlier).content;
const person = { kind: 'person', label: 'A person' };

test.each(['Is the flour organic?', 'Which mills does the flour come from?', 'how do u mill ur flour'])(
  "'%s' is answered by a whole passage with its link, first sentence included",
  (question) => {
    expect(says(question)).toBe(
      'No. The flour comes from two mills in the valley.\nFrom [Questions: Is the flour organic?](/faq#flour)',
    );
  },
);

describe('honest silence', () => {
  test('what nothing answers gets the fixed sentence and a person, and nothing is asserted', () => {
    for (const message of ['Who discovered the planet Neptune?', 'Does the weather delay bread delivery?'])
      expect(chat.replyTo(message)).toEqual({ content: bakery.unknown, next: [person] });
  });

  test('what may be meant is offered by title, and a title answers', () => {
    const { content, next } = chat.replyTo('Does the courier bring flowers?');
    expect(content).toBe(bakery.which);
    expect(next[0]).toEqual({ kind: 'ask', label: 'Delivery: How bread reaches you' });
    expect(says('Delivery: How bread reaches you')).toContain('A bicycle courier brings bread');
  });

  test('a subject that the site does not publish is named, with the way to a person', () => {
    expect(chat.replyTo('Can I have the recipe for your bread delivery?')).toEqual({
      content: 'We don’t publish our recipes.',
      next: [person],
    });
  });
});

test.each([
  // Topics of the company's own.
  ['hello', /^Hello yourself\.$/],
  ['When are you open?', /^Open from six\.$/],
  ['Can I reserve?', /^Order by phone\.$/],
  ['doors?', /^Open from six\.$/],
  ['basket please', /^Order by phone\.$/],
  ['I am angry!! Third time this week.', /^Sorry\.$/],
  // A question that says more than the topic's phrases.
  ['Can the courier open the bread van on the island?', /^(?!.*Open from six)/s],
  // Prices.
  ['What does a class cost?', /base price of {usd:200}/],
  ['A course for a team of eight?', /with standard support, comes to about {usd:250}/],
  ['What would a class cost just for me?', /{usd:80} less for team size/],
  ['We are 30 people. What does a class cost?', /{usd:550}/],
  ['how much r classes 4 us if were 30 ppl', /{usd:550}/],
  ['How long does a class take?', /takes about 2 weeks/],
  ['class for 30 people?', /Lessons for one cost {usd:90}\./],
  ['How much?', /Catering has a base price of {usd:400}/],
  ['What is the difference between a class and catering?', /- Catering: We bake at your office\. Base price/],
])("'%s' is answered with %s", (message, reply) => {
  expect(says(message)).toMatch(reply);
});

test('a price names its team, its support and its weeks', () => {
  expect(says('How much is a class for 30 people?')).toContain(
    'Baking classes for 30 people, with standard support, comes to about {usd:550}: a base price of {usd:200}, ' +
      '{usd:300} more for team size (11+ people) and {usd:50} for standard support. It takes about 2 weeks.',
  );
});

test('on a page about a service, its price is meant', () => {
  const { content } = chat.replyTo('how much is this', [], '/catering');
  expect(content).toContain('Catering has a base price of {usd:400}');
});

describe('what was said', () => {
  const price = 'How much is a class for 30 people?';
  test.each([
    ['and for 8', 'Baking classes for 8 people, with standard support', [price]],
    ['and with premium?', 'for 30 people, with premium support, comes to about {usd:590}', [price]],
    ['in euros?', '€295.00: a base price of €100.00', [price, 'and with premium?']],
    ['and catering?', 'Catering for 30 people', [price]],
    ['and how long?', 'for 30 people, with standard support, takes about 2 weeks', [price]],
    ['And what does it cost?', 'Catering has a base price of {usd:400}', ['Is there catering?']],
  ])("a follow-up keeps its subject: '%s'", (message, part, earlier) => {
    const reply = says(message, ...earlier);
    expect(reply).toContain(part);
    expect(bakery.services.filter(({ title }) => reply.includes(title))).toHaveLength(1);
  });

  test('a follow-up about a passage is about its page', () => {
    expect(says('and do they bring an apron?', 'Tell me about your courses')).toContain('Bring an apron');
    expect(says('and who brings it?', 'How does bread reach us?')).toContain('A bicycle courier');
    expect(says('is it far?', 'Which mills does the flour come from?')).toContain('two mills');
  });

  test('a greeting is one, whatever was asked before', () => {
    expect(says('ok hi', 'Is there catering?')).toBe('Hello yourself.');
    expect(says('blorp', 'How do you mill flour?')).toContain(bakery.unknown);
  });

  test('what a conversation was about preselects the contact form', () => {
    expect(chat.topicOfConversation(['Is there catering?', 'Can I reserve?', 'thanks'])).toEqual({
      intent: 'booking',
      service: 'catering',
    });
    expect(chat.topicOfConversation(['Who discovered Neptune?'])).toEqual({});
  });
});

describe('two questions', () => {
  test('get two answers, and the second may point back to the first', () => {
    const both = says('When are you open and is there delivery to the island?');
    expect(both).toMatch(/Open from six\.\n\n[\s\S]*two days/);
    expect(says('Is there catering and what does it cost?')).toContain('base price of {usd:400}');
  });

  test('without an answer to the second, the reply says so', () => {
    const { content, next } = chat.replyTo('When are you open? Who discovered Neptune?');
    expect(content).toBe('Open from six.\n\nNo answer to “Who discovered Neptune?”.');
    expect(next).toContainEqual(person);
  });

  test('a third is offered for the next turn', () => {
    const { content, next } = chat.replyTo('When are you open? Can I reserve? Is the flour organic?');
    expect(content).toContain('Next: “Is the flour organic?”?');
    expect(next.map(({ label }) => label)).toContain('Is the flour organic?');
  });
});
