/** @requirement CHAT-12 CHAT-13 CHAT-19 CHAT-20 CHAT-21 */
import { createChat } from '@/lib/chat/reply';
import { bakery, bakeryPassages } from '../../../support/chat';

const chat = createChat(bakery, bakeryPassages);
const says = (message: string, ...earlier: string[]) => chat.replyTo(message, earlier).content;
const person = { kind: 'person', label: 'A person' };

describe('written answers', () => {
  test.each(['Is the flour organic?', 'so where is your flour from??', 'how do u mill ur flour'])(
    "'%s' gets the answer of the page, with its source",
    (question) => {
      expect(says(question)).toBe(
        'No. The flour comes from two mills in the valley.\nFrom [Questions: Is the flour organic?](/faq#flour)',
      );
    },
  );

  test.each([
    ['hello', 'Hello yourself.'],
    ['When are you open?', 'Open from six.'],
    ['can I resrve', 'Order by phone.'],
    ['I am angry!! Third time this week.', 'Sorry.'],
    // Keywords of an intent.
    ['doors?', 'Open from six.'],
    ['basket please', 'Order by phone.'],
  ])("'%s' gets the reply '%s'", (message, reply) => {
    expect(says(message)).toBe(reply);
  });

  test('a question with one more distinctive word does not get the written answer', () => {
    expect(says('When is the island open?')).not.toContain('Open from six');
  });

  test('a message in other words gets the answer that it is like, and one like none gets no answer', () => {
    expect(says('do mills grow the organic flour')).toMatch(/^No\. The flour comes from two mills/);
    for (const message of ['is flour dear', 'who paints mills', 'does the island have a valley'])
      expect(says(message)).not.toContain('two mills');
  });

  test('a question about the open page gets an answer with the page’s facts', () => {
    expect(chat.replyTo('who wrote this', [], '/recipes/rye').content).toBe('The miller wrote it.');
    expect(chat.replyTo('what did it cost', [], '/recipes/rye').content).toBe('It is free.');
    expect(chat.replyTo('who wrote this', [], '/recipes').content).not.toContain('wrote it');
    expect(says('who wrote this')).toBe(bakery.unknown);
  });
});

test('a number that no answer has gets the figures of the page in front of the visitor', () => {
  expect(chat.replyTo('how many eggs', [], '/recipes/rye').content).toBe('It makes two loaves.');
  expect(chat.replyTo('how many eggs', [], '/recipes').content).not.toContain('makes');
});

describe('a text that a message names', () => {
  test.each(['do you have a guide for rye', 'which template is about rye bread'])(
    "'%s' gets a link to the text",
    (message) => {
      expect(says(message)).toBe('[Rye bread](/recipes/rye): A loaf for three days.');
    },
  );

  test('a question about the named text gets its fact', () => {
    const fact = 'The miller wrote it.\nFrom [Rye bread](/recipes/rye)';
    expect(says('who wrote the guide about rye')).toBe(fact);
    expect(says('who wrote it', 'do you have a guide for rye')).toBe('The miller wrote it.');
  });

  test('a question about using the named text gets no link to it', () => {
    expect(says('may I frame your rye guide')).not.toContain('A loaf');
  });
});

describe('results', () => {
  test('a message without a written answer gets search results', () => {
    const { results, ...reply } = chat.replyTo('Does the courier bring bread to the lighthouse?');
    expect(reply).toEqual({ content: 'No ready answer.', next: [person] });
    expect(results?.[0]).toEqual({
      title: 'Delivery: How bread reaches you',
      href: '/delivery#bread',
      text: 'A bicycle courier brings bread before seven, to the island too.',
    });
  });

  test('an answer that is not likely enough to be said is listed with the page that it leads to', () => {
    const { content, results } = chat.replyTo('are you open on sundays');
    expect(content).toBe('No ready answer.');
    const hours = { title: 'Hours: When are you open?', href: '/hours', text: 'Open from six.' };
    expect(results?.[0]).toEqual({ ...hours, isLikely: true });
    expect(chat.replyTo('is it open to everybody').results?.[0]).toEqual(hours);
  });

  test('in front of a text, an answer about something else must be likelier to be said', () => {
    expect(says('are you open')).toBe('Open from six.');
    expect(chat.replyTo('are you open', [], '/recipes/rye').content).toBe('No ready answer.');
  });

  test('the open page is among the search results', () => {
    const { results } = chat.replyTo('does the courier need heels', [], '/recipes/rye');
    expect(results?.map(({ href }) => href)).toContain('/recipes/rye');
  });

  test('a message without results gets the fixed sentence and a link to a person', () => {
    for (const page of ['/', '/recipes/rye'])
      expect(chat.replyTo('Who discovered Neptune?', [], page)).toEqual({
        content: bakery.unknown,
        next: [person],
      });
  });

  test('a reply names the subject that the site does not cover', () => {
    expect(chat.replyTo('Can I have the recipe?')).toEqual({
      content: 'We don’t publish that.',
      next: [person],
    });
    expect(says('What is the price of yeast?')).toBe('We don’t publish that.');
    // It is said where an answer of this likeness would only be listed.
    expect(says('Can I print the recipe?')).toBe('We don’t publish that.');
    expect(says('Who discovered Neptune?', 'Can I have the recipe?')).toBe(bakery.unknown);
  });
});

describe('prices by the calculator’s rules', () => {
  test.each(['Would a class work with 30 people?', 'Which class is good for 30 people?'])(
    '%s asks for no price',
    (message) => {
      expect(says(message)).not.toContain('{usd:');
    },
  );

  test('the chat’s price names team size, support and weeks', () => {
    expect(says('How much is a class for 30 people?')).toBe(
      'Baking classes for 30 people, with email support, costs from {usd:500}: a base price of {usd:200} and {usd:300} ' +
        'more for team size (11+ people). It takes about 2 weeks.\nLessons for one cost {usd:90}.\nOther choices change it.',
    );
  });

  test.each([
    ['What does a class cost?', /costs from {usd:200}, its base price/],
    ['A course for a team of eight?', /with email support, costs from {usd:200}/],
    ['What would a class cost just for me?', /{usd:80} less for team size[\s\S]*a seat in a class/],
    ['how much r classes if were 30 ppl', /{usd:500}/],
    ['How long does a class take?', /^Baking classes for a group of ten takes about 2 weeks/],
    ['How much?', /Catering, with email support: from|Catering: from {usd:400}|Catering/],
    [
      'What is the difference between a class and catering?',
      /- Catering: We bake at your office\. Its price for a group/,
    ],
    ['Tell me about catering', /^Catering: We bake at your office\./],
  ])("'%s' is answered with %s", (message, reply) => {
    expect(says(message)).toMatch(reply);
  });

  test('a price includes the support that was named, also in a later message', () => {
    const price = /for 30 people, with premium support, costs from {usd:590}: .*{usd:90} for support/;
    expect(says('How much is a class for 30 people with premium support?')).toMatch(price);
    expect(says('with premium support', 'How much is a class for 30 people?')).toMatch(price);
    expect(says('and without support', 'a class with premium support?')).toMatch(/with email support/);
  });

  test('timeline and customization that were named change price and weeks, also in a later message', () => {
    const price = says(
      'and for 30 people?',
      'What does a class cost with a long timeline and high customization?',
    );
    expect(price).toMatch(
      /with email support, a long timeline and high customization, costs from {usd:800}: /,
    );
    expect(price).toMatch(/{usd:100} more for the timeline and {usd:200} more for customization/);
    expect(says('How long does a class take with high customization?')).toMatch(/about 4 weeks/);
    expect(says('How long does a heavily customised class take?')).toMatch(/about 4 weeks/);
  });

  test.each([
    ['we are 30 people in two kitchens, cost?', /for 30 people/],
    ['what does a class cost for my bakery', /^Baking classes for a group of ten/],
  ])("'%s' gets its price whatever else it says", (message, reply) => {
    expect(says(message)).toMatch(reply);
  });

  test('a longer message gets the price of what it names, unless an answer is likely', () => {
    const message = 'what does a class for 30 people from the village cost before the harvest';
    expect(says(message)).toContain('classes for 30 people');
    expect(chat.replyTo(message, [], '/recipes/rye').content).not.toContain('{usd:');
    expect(says('what does the harvest cost the village')).not.toContain('{usd:');
    expect(says('is the price of a class with tax')).toBe('Without tax.');
  });

  test('on a page about a service, a price question means that service', () => {
    expect(chat.replyTo('how much is this', [], '/catering').content).toContain(
      'Catering for a group of ten',
    );
  });

  test('in front of a page for one person, a price is for one until another number is named', () => {
    expect(chat.replyTo('what does a class cost', [], '/alone').content).toContain('for one person');
    expect(chat.replyTo('and for 30 people', ['what does a class cost'], '/alone').content).toContain(
      'for 30 people',
    );
  });

  test('a question with a mistyped word gets the same price', () => {
    expect(says('class price for 5 poeple')).toBe(says('class price for 5 people'));
  });

  test.each([
    [
      'our budget is $450',
      'For $450, a group of ten and email support:\n- Baking classes: from {usd:200}\n- Catering: from {usd:400}',
    ],
    ['what is in a budget of 300 dollars', /from {usd:200}\nOther/],
    ['is $450 enough for catering?', /^Yes, for \$450\.\nCatering for a group of ten/],
    ['can we stay under $450 for catering for 30 people', /^Not for \$450\.\nCatering for 30 people/],
    ['We are 30 people. We have $600. Is it enough?', /^For \$600, 30 people and/],
    ['my budget is $90', /^Nothing for a group of ten within \$90\. The closest:\n- Baking classes/],
  ])("'%s' is told what the amount covers", (message, reply) => {
    expect(says(message)).toMatch(reply);
  });

  test('an amount that is no budget gets no price', () => {
    expect(says('does catering save $450 under stress')).not.toContain('$450');
  });

  test('a reply about weeks does not mention support', () => {
    expect(says('how long is a class for 30 people?')).not.toMatch(/support/);
  });
});

describe('the conversation context', () => {
  const price = 'How much is a class for 30 people?';
  test.each([
    ['and for 8', 'Baking classes for 8 people', [price]],
    ['and catering?', 'Catering for 30 people', [price]],
    ['and how long?', 'Baking classes for 30 people takes about 2 weeks', [price]],
    ['And what does it cost?', 'Catering for a group of ten', ['Tell me about catering']],
    ['only 8 would use it, does that change it?', 'Baking classes for 8 people', [price]],
    ['and for 30 people?', 'Not for $450.\nCatering for 30 people', ['is $450 enough for catering?']],
  ])("the follow-up '%s' keeps its subject", (message, part, earlier) => {
    const reply = says(message, ...earlier);
    expect(reply).toContain(part);
    expect(bakery.services.filter(({ title }) => reply.includes(title))).toHaveLength(1);
  });

  test('a price uses the team size named two messages ago, and the reply says so', () => {
    const reply = says('so what does a class cost?', 'we are a school with 240 people', 'When are you open?');
    expect(reply).toContain('for 240 people');
    expect(reply).toContain('I took your 240 people.');
  });

  test('a price uses the number of users, not the company’s size', () => {
    const earlier = 'we have 240 people but only 12 would use it';
    expect(says('what does a class cost?', earlier)).toContain('for 12 people');
    expect(says('and if all 240 use it?', earlier, 'what does a class cost?')).toContain('for 240 people');
  });

  test.each([
    ['is that with tax?', 'Without tax.'],
    ['why?', 'Good flour.'],
  ])("the follow-up '%s' after a price is about the price", (message, reply) => {
    expect(says(message, price)).toBe(reply);
  });

  test('after a price, its service answers what is in it', () => {
    expect(says('what do we get for that', price)).toBe('It is an apron.');
    expect(says('and for catering, how much?', 'what do we get for that', price)).toContain(
      'Catering for 30',
    );
    expect(chat.replyTo('what do we get for that', [price], '/catering').content).toBe(
      'It is bread and butter.',
    );
    expect(says('what do we get for that')).not.toContain('It is');
  });

  test('small talk before a question changes nothing', () => {
    expect(says('Good day hello hi. Is the price with tax?')).toBe('Without tax.');
  });

  test('a follow-up after an answer is about that answer', () => {
    expect(says('and today?', 'When are you open?')).toMatch(/^(Yes|No)\. We open at six\.$/);
  });

  test('a reply is not given twice in a row', () => {
    expect(chat.replyTo('reserve?', ['Can I order?'])).toEqual({
      content: 'Again: Order by phone. That is all.',
      next: [person],
    });
    expect(says('organic flour?', 'Is the flour organic?')).toMatch(
      /^Again: No\. The flour comes from two mills in the valley\./,
    );
    expect(says('are you open', 'When are you open?')).toMatch(/^(Yes|No)\. We open at six\.$/);
    expect(says('blorp', 'blurp')).toBe('I did not get that either.');
    const listed = 'Does the courier bring bread to the lighthouse?';
    expect(chat.replyTo(listed, [listed])).toEqual({ content: 'That is all.', next: [person] });
    expect(says('When are you open?', 'When are you open?', 'hello')).toBe('Open from six.');
  });

  test('the subject of a conversation preselects the contact form', () => {
    expect(chat.topicOfConversation(['Tell me about catering', 'Can I reserve?', 'hello'])).toEqual({
      intent: 'greeting',
      service: 'catering',
    });
    expect(chat.topicOfConversation(['Who discovered Neptune?'])).toEqual({});
  });
});

describe('two questions', () => {
  test('two questions in one message get two answers', () => {
    expect(says('When are you open and is the flour organic?')).toMatch(/^Open from six\.\n\nNo\. The flour/);
    expect(says('we want catering and what does it cost?')).toContain('Catering for a group of ten');
  });

  test('the reply says so when the second question has no answer', () => {
    const { content, next } = chat.replyTo('When are you open? Who discovered Neptune?');
    expect(content).toBe('Open from six.\n\nNo answer to “Who discovered Neptune?”.');
    expect(next).toContainEqual(person);
  });

  test('a third question is offered for the next turn', () => {
    const { content, next } = chat.replyTo('When are you open? Can I reserve? Is the flour organic?');
    expect(content).toContain('Next: “Is the flour organic?”?');
    expect(next.map(({ label }) => label)).toContain('Is the flour organic?');
  });
});

test.each([
  ['de', 'Wie viel Brot gibt es?'],
  ['ru', 'Сколько стоит хлеб?'],
])("a message in '%s' gets a reply in that language", (lang, message) => {
  expect(chat.replyTo(message)).toMatchObject({ lang, next: [person] });
});
