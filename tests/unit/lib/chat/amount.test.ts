import { amountIn } from '@/lib/chat/amount';
import { wordsOf } from '@/lib/search/words';

const amountOf = (message: string) => amountIn(wordsOf(message), new Set())?.usd;

test.each([
  ['a budget of $20,000', 20_000],
  ['around 20k', 20_000],
  ['five grand at most', 5000],
  ['i have 500 bucks', 500],
  ['USD 750', 750],
  ['is 8000 enough', 8000],
])("'%s' means %i dollars", (message, usd) => {
  expect(amountOf(message)).toBe(usd);
});

test.each(['we are 240 people', 'since 2025', 'is 5 enough', 'a 90-day plan', '€20k', '5000 pounds'])(
  "'%s' names no amount",
  (message) => {
    expect(amountOf(message)).toBeUndefined();
  },
);
