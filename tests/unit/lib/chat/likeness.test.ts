import { createLikeness } from '@/lib/chat/likeness';
import { wordsOf } from '@/lib/search/words';

const subjects = [
  ['who owns the code', 'is the software ours', 'whose data is it'],
  ['where is the data stored', 'which country has the servers'],
  ['what does it cost', 'is it expensive', 'how much for 30 people'],
];
const rate = createLikeness(subjects.map((phrases) => phrases.map((phrase) => wordsOf(phrase))));
const rateMessage = (message: string, earlier = '') => rate(wordsOf(message), wordsOf(earlier));
const likest = (message: string, earlier = '') => {
  const ratings = rateMessage(message, earlier);
  return ratings.indexOf(Math.max(...ratings));
};

test.each([
  ['who owns the code', 0],
  ['so is the code ours then', 0],
  ['in which country is it stored', 1],
  ['expensive', 2],
])("'%s' is likest the subject at %i", (message, subject) => {
  expect(likest(message)).toBe(subject);
});

test('a message in the words of a phrase is liker than one that shares a word', () => {
  const [exact = 0] = rateMessage('who owns the code');
  const [near = 0] = rateMessage('who paints the wall');
  const [none] = rateMessage('lovely weather today');
  expect(exact).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(0);
  expect(none).toBe(0);
});

test('a word of one subject proves more than a word of several', () => {
  const [code = 0] = rateMessage('code');
  const [data = 0] = rateMessage('data');
  expect(code).toBeGreaterThan(data);
});

test('the order of words counts', () => {
  const [ordered = 0] = rateMessage('owns the code');
  const [shuffled = 0] = rateMessage('code the owns');
  expect(ordered).toBeGreaterThan(shuffled);
});

test('a short message takes what it leaves out from before, and a long one does not', () => {
  expect(likest('and where is it', 'do you keep our data')).toBe(1);
  const long = 'please paint four red wooden garden fences';
  expect(rateMessage(long, 'who owns the code')).toEqual(rateMessage(long));
});

test('numbers say nothing', () => {
  expect(rateMessage('how much for 30 people')).toEqual(rateMessage('how much for 12 people'));
});
