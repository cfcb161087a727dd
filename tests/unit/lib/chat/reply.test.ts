/** @requirement CHAT-12 CHAT-13 */
import { createAssistant } from '@/lib/chat/reply';
import { bakery, bakeryPassages } from '../../../support/chat';

const assistant = createAssistant(bakery, bakeryPassages);
const says = (message: string, ...earlier: string[]) => assistant.replyTo(message, earlier).content;
const labels = (message: string, ...earlier: string[]) =>
  assistant.replyTo(message, earlier).next.map(({ label }) => label);

describe('passages', () => {
  test('a reply is sentences of a passage, with their page and heading as a link', () => {
    expect(says('Is there delivery to the island?')).toMatch(
      /Delivery to the island takes two days\.\sFrom \[Delivery: How bread reaches you\]\(\/delivery#bread\)/,
    );
  });

  test('prices of a passage stay amounts, for the visitor’s currency', () => {
    expect(says('What does a platter of rolls cost?')).toContain('{usd:35}');
  });

  test('Yes and No are read out only in answer to the very question they answer', () => {
    expect(says('Is the flour organic?')).toMatch(/^No\. The flour/);
    expect(says('Which mills does the flour come from?')).toMatch(
      /^(?!No)[\s\S]*The flour comes from two mills/,
    );
  });

  test('a question for a service and little else is answered with the first lines of its page', () => {
    expect(says('Tell me about your courses')).toMatch(/^You knead at our own tables\./);
  });
});

test('a question in other words that the site knows is the same question, unless it asks for another thing', () => {
  expect(says('how do u mill ur flour')).toMatch(/^No\. The flour/);
  expect(says('Where do you mill the flour?')).not.toMatch(/^No/);
});

test('one unknown word does not keep back an answer that is sure', () => {
  expect(says('How do you mill flour dude?')).toContain('two mills');
  expect(says('Recommend an island dude')).toContain(bakery.unknown);
});

describe('honest silence', () => {
  test('what nothing answers gets the fixed sentence and a person, and nothing is asserted', () => {
    expect(assistant.replyTo('Who discovered the planet Neptune?')).toEqual({
      content: bakery.unknown,
      next: [{ kind: 'person', label: 'A person' }],
    });
  });

  test('what comes close is offered as links to pages', () => {
    const { content, next } = assistant.replyTo(
      'Could the bicycle courier juggle burning knives for charity?',
    );
    expect(content).toBe(`${bakery.unknown}\n${bakery.guesses}`);
    expect(next[0]).toEqual({
      kind: 'link',
      label: 'Delivery: How bread reaches you',
      href: '/delivery#bread',
    });
  });

  test('a subject that the site does not publish is named, with the way to a person', () => {
    expect(assistant.replyTo('Can I have the recipe for your bread delivery?')).toEqual({
      content: 'We don’t publish our recipes.',
      next: [{ kind: 'person', label: 'A person' }],
    });
  });

  test('a noun that the site does not have is named, with the way to a person', () => {
    expect(assistant.replyTo('Do you sell gift vouchers?')).toMatchObject({
      content: 'Nothing about “gift vouchers”. Ask a person.',
      next: [{ kind: 'person' }],
    });
  });

  test('small talk about the weather is not understood, whatever passage has a word of it', () => {
    expect(assistant.replyTo('Does the weather delay bread delivery?')).toEqual({
      content: bakery.unknown,
      next: [{ kind: 'person', label: 'A person' }],
    });
  });
});

describe('curated replies', () => {
  test.each([
    ['hello', 'Hello yourself.'],
    ['When are you open?', 'Open from six.'],
    ['Can I reserve?', 'Order by phone.'],
  ])("'%s' gets its own reply", (message, reply) => {
    expect(says(message)).toBe(reply);
  });

  test('a topic does not answer a question that says more than its phrases', () => {
    expect(says('Can the courier open the bread van on the island?')).not.toContain('Open from six');
  });

  test('where neither a topic nor a passage answers, a keyword does', () => {
    expect(says('doors?')).toBe('Open from six.');
    expect(says('basket please')).toBe('Order by phone.');
  });

  test('anger gets an apology and a person', () => {
    expect(assistant.replyTo('I am angry!! Third time this week.')).toMatchObject({
      content: 'Sorry.',
      next: [{ kind: 'person' }],
    });
  });
});

describe('prices', () => {
  test.each([
    ['What does a class cost?', 'base price of {usd:200}'],
    [
      'How much is a class for 30 people?',
      'comes to about {usd:550}: a base price of {usd:200}, {usd:300} more',
    ],
    ['A course for a team of eight?', 'comes to about {usd:250}: a base price of {usd:200} and {usd:50} for'],
    [
      'What would a class cost just for me?',
      'one person comes to about {usd:170}: a base price of {usd:200}, {usd:80} less',
    ],
    ['We are 30 people. What does a class cost?', '{usd:550}'],
    ['how much r classes 4 us if were 30 ppl', '{usd:550}'],
    ['How long does a class take?', 'takes about 2 weeks'],
    ['no shop just me what would it cost', '{usd:170}'],
  ])("'%s' is answered by team size", (message, part) => {
    expect(says(message)).toContain(part);
  });

  test('the other product is named beside a price of the first', () => {
    expect(says('class for 30 people?')).toContain('Lessons for one cost {usd:90}.');
    expect(says('What does a class cost just for me?')).toContain('That is a seat in a class.');
  });

  test.each([
    ['And for 30?', ['What does a class cost?'], 'class for 30 people|classes for 30 people'],
    ['and for 8', ['What does a class cost?', 'And for 30?'], 'for 8 people'],
    ['and catering?', ['What does a class cost?'], 'Catering has a base price'],
  ])("'%s' still asks for the price", (message, earlier, part) => {
    expect(says(message, ...earlier)).toMatch(new RegExp(part));
  });

  test('two services are compared by the first lines of their pages', () => {
    expect(says('What is the difference between a class and catering?')).toMatch(
      /^You knead at our own tables\.[\s\S]*\nCatering takes two bakers/,
    );
  });

  test('without a service all base prices are given', () => {
    expect(says('How much?')).toBe('Base prices: {usd:200} and {usd:400}.');
  });
});

describe('two questions', () => {
  test('get two answers', () => {
    const reply = says('When are you open and is there delivery to the island?');
    expect(reply).toMatch(/Open from six\.\n\n[\s\S]*two days/);
  });

  test('without an answer to the second, the reply says so', () => {
    const { content, next } = assistant.replyTo('When are you open? Who discovered Neptune?');
    expect(content).toBe('Open from six.\n\nNo answer to “Who discovered Neptune?”.');
    expect(next).toContainEqual({ kind: 'person', label: 'A person' });
  });

  test('the second may point back to the first', () => {
    expect(says('Is there catering and what does it cost?')).toContain(
      'Catering has a base price of {usd:400}',
    );
  });

  test('a third is offered for the next turn', () => {
    const message = 'When are you open? Can I reserve? Is the flour organic?';
    expect(says(message)).toContain('Next: “Is the flour organic?”?');
    expect(labels(message)).toContain('Is the flour organic?');
  });
});

test('a question that points back is about what was asked before', () => {
  expect(says('And what does it cost?', 'Is there catering?')).toContain(
    'Catering has a base price of {usd:400}',
  );
  expect(says('And what does it cost?', 'hello')).toBe('Base prices: {usd:200} and {usd:400}.');
});

test('what a conversation was about preselects the contact form', () => {
  expect(assistant.topicOfConversation(['Is there catering?', 'Can I reserve?', 'thanks'])).toEqual({
    intent: 'booking',
    service: 'catering',
  });
  expect(assistant.topicOfConversation(['Who discovered Neptune?'])).toEqual({});
});

test('a greeting is one, whatever was asked before', () => {
  expect(says('ok hi', 'Is there catering?')).toBe('Hello yourself.');
});
