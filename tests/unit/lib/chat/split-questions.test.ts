import { questionsOf } from '@/lib/chat/split-questions';

const split = (message: string) => questionsOf(message).map(({ text }) => text);

test.each([
  ['What is it? Where is it?', ['What is it?', 'Where is it?']],
  ['What does it cost and how long does it take?', ['What does it cost', 'how long does it take?']],
  ['Do you teach, do you build, and can I visit?', ['Do you teach', 'do you build', 'can I visit?']],
  // Both halves must ask.
  ['Can you automate invoices and receipts?', ['Can you automate invoices and receipts?']],
  ['How do search and replace work?', ['How do search and replace work?']],
  ['Is it $1.5 or 2.5 per page?', ['Is it $1.5 or 2.5 per page?']],
  ['training for my team', ['training for my team']],
  ['Hi, how much is it?', ['how much is it?']],
  ['I teach and would pay myself', ['I teach and would pay myself']],
  ['Can it read and tell clients about it?', ['Can it read and tell clients about it?']],
])("'%s' asks %j", (message, questions) => {
  expect(split(message)).toEqual(questions);
});

test('an introduction before a comma stays with its question', () => {
  expect(questionsOf('we are 3 in a shop, is a course too big for us')).toEqual([
    { text: 'is a course too big for us', before: 'we are 3 in a shop' },
  ]);
});

test("'we’re' begins no question", () => {
  expect(questionsOf('We’re a law firm. can you help')).toEqual([
    { text: 'can you help', before: 'We’re a law firm.' },
  ]);
});

test('a sentence without a question stays with the question beside it', () => {
  expect(questionsOf('We are a law firm. What do you do for us? Thanks in advance.')).toEqual([
    { text: 'What do you do for us?', before: 'We are a law firm. Thanks in advance.' },
  ]);
});
