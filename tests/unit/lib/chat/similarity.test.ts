import { createSimilarity } from '@/lib/chat/similarity';
import { wordsOf } from '@/lib/search/words';

const { add, rate } = createSimilarity();
for (const utterances of [
  ['who owns the code', 'is the software ours', 'whose data is it'],
  ['where is the data stored', 'which country has the servers', 'servers'],
  ['what does it cost', 'is it expensive', 'how much for 30 people'],
])
  add(utterances.map((text) => wordsOf(text)));
const rateMessage = (message: string) => rate(wordsOf(message));
const closest = (message: string) => {
  const ratings = rateMessage(message);
  return ratings.indexOf(Math.max(...ratings));
};

test.each([
  ['who owns the code', 0],
  ['so is the code ours then', 0],
  ['in which country is it stored', 1],
  ['expensive', 2],
])("'%s' is closest to the answer at %i", (message, answer) => {
  expect(closest(message)).toBe(answer);
});

test('an exact utterance scores higher than one shared word', () => {
  const [exact = 0] = rateMessage('who owns the code');
  const [near = 0] = rateMessage('who paints the wall');
  const [none] = rateMessage('lovely weather today');
  expect(exact).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(0);
  expect(none).toBe(0);
});
