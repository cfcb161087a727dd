/** @requirement CHAT-12 CHAT-13 CHAT-19 CHAT-20 CHAT-21 */

import { type Chat, createChat } from '@/lib/chat/reply';
import type { ConversationContext } from '@/lib/chat/types';
import { createSearch } from '@/lib/search/search';
import { bakery } from '../../../support/chat';

let chat: Chat;
beforeAll(async () => {
  chat = await createChat(bakery);
});

/** The last reply of a conversation; a message that begins with '/' goes to another page. */
function talk(...messages: string[]) {
  let [page, context]: [string, ConversationContext] = ['/', {}];
  return messages
    .flatMap((message) => {
      if (message.startsWith('/')) {
        page = message;
        return [];
      }
      // As a page stores it and the next one reads it.
      const turn = chat.replyTo(message, JSON.parse(JSON.stringify(context)), page);
      context = turn.context;
      return [turn];
    })
    .at(-1)!;
}
const says = (...messages: string[]) => talk(...messages).reply.content;

const flour =
  'No. The flour comes from two mills in the valley.\nFrom [Questions: Is the flour organic?](/faq#is-the-flour-organic)';
test.each([
  ['Is the flour organic?', flour],
  ['so where is your flour from??', flour],
  ['hello', 'Hello yourself.'],
  ['can I resrve', 'Order by phone.'],
  ['I am angry!! Third time this week.', 'Sorry.'],
  ['can I get the recipe', 'We publish none.'],
])("'%s' gets the reply '%s'", (message, reply) => {
  expect(says(message)).toBe(reply);
});

test('a question about the open page is answered with facts of that page, but only there', () => {
  expect(says('/recipes/rye', 'who wrote this')).toBe('The miller wrote it.');
  expect(says('who wrote this')).toBe(bakery.unknown);
});

test('an answer that is asked for again is given in full', () => {
  expect(says('is that with tax', 'with tax')).toBe('Only this:\nWithout tax.');
});

test('a message without a sure answer gets likely answers as results, the first in full', () => {
  const { reply } = talk('do farmers in the far north mill the flour');
  const text = 'No. The flour comes from two mills in the valley.';
  expect(reply).toMatchObject({ content: 'No ready answer.', results: [{ text }] });
});

test('pages that the search finds are added to likely answers, and to nothing else', async () => {
  const { searchPages } = await createSearch([
    { page: 'Mill', heading: 'Mill', href: '/mill', text: 'Farmers from the far north bring rye.' },
    { page: 'Rye', heading: 'Rye', href: '/rye', text: 'Rye grows in the north.' },
  ]);
  const search = jest.fn(async (text: string) => searchPages(text, 5));
  const pagesFor = async (message: string, page = '/') => {
    const { reply } = await chat.addSections(message, page, talk(message), search);
    return reply.results?.map(({ href }) => href) ?? reply.content;
  };
  const farmers = 'do farmers in the far north mill the flour';
  expect(await pagesFor(farmers)).toEqual(['/faq#is-the-flour-organic', '/mill']);
  expect(await pagesFor('farmers of the far north')).toEqual(['/mill']);
  expect(await pagesFor('xylophone of rye')).toBe(bakery.unknown);
  expect(await pagesFor('xylophone of rye', '/rye')).toEqual(['/rye']);
  search.mockClear();
  expect(await pagesFor('your hours')).toBe('Open from six.');
  expect(search).not.toHaveBeenCalled();
});

test('a message without results gets the fixed sentence, word for word, each time', () => {
  for (const messages of [['xylophone'], ['xylophone', 'xylophone'], ['hello', 'zither', 'xylophone']])
    expect(says(...messages)).toBe(bakery.unknown);
});

test.each([
  [
    ['how much is a class for 30 people?'],
    /^Baking classes for 30 people, .*from \{usd:500\}.*about 2 weeks/,
  ],
  [['how much'], /^Baking classes for a group of ten, [\s\S]*Catering for a group of ten/],
  [['/catering', 'what does it cost'], /^Catering for a group of ten, .*from \{usd:400\}/],
  [['/alone', 'how much is a class'], /for one person, [\s\S]*That is a seat in a class/],
  [['/alone', 'how much is a class for 4 people'], /^Baking classes for 4 people/],
  [['how much is a class', 'and for 30?'], /^Baking classes for 30 people/],
  [['how long does a class take', 'and catering?'], /^Catering .*takes about 1 week/],
  [['we are 240 people', 'hello', 'how much is catering'], /^Catering for 240 people/],
  [['we are 240 people', 'how much is catering if only 8 use it'], /^Catering for 8 people/],
  [['how much is catering with premium support'], /premium support, costs from \{usd:490\}/],
  [['tell me about catering'], /^Catering: We bake at your office\. Its price/],
  [['class or catering'], /^- Baking classes: You learn to knead\.[\s\S]*- Catering/],
  [['how much is catering', 'what is in it'], /^It is bread and butter\.$/],
  [['how much is a clas'], /^Baking classes for a group of ten/],
])('%j gets a reply like %s', (messages, reply) => {
  expect(says(...messages)).toMatch(reply);
});

test('a conversation goes on about its service on another page', () => {
  const priced = ['/classes', 'what does it cost', '/prices'];
  expect(says(...priced, 'and for 60 people?')).toMatch(/^Baking classes for 60 people/);
  expect(says(...priced, 'how long')).toMatch(/^Baking classes .*takes about 2 weeks/);
  expect(says(...priced, '/catering', 'what does it cost')).toMatch(/^Catering/);
  expect(says(...priced, '/catering', 'for 60?')).toMatch(/^Baking classes for 60 people/);
});

test.each([
  ['is $200 enough for a class', /^Yes, for \$200\./],
  ['is 0.3k enough for catering', /^Not for \$300\./],
  ['is $199.50 enough for a class', /^Not for \$199\.5\./],
  [
    'our budget is $300',
    /^For \$300, a group of ten and email support:\n- Baking classes: from \{usd:200\}\nOther/,
  ],
  ['our budget is $100', /^Nothing for a group of ten within \$100\. The closest:\n- Baking classes/],
  ['is ¥20,000 enough for a class', /^Dollars only\.\nBaking classes for a group/],
])("'%s' gets a reply like %s", (message, reply) => {
  expect(says(message)).toMatch(reply);
});

test('the context preselects the contact form', () => {
  expect(talk('how much is a class').context).toMatchObject({ intent: 'pricing', service: 'classes' });
});
