import { peopleIn } from '@/lib/chat/people';
import { wordsOf } from '@/lib/search/words';

test.each([
  ['training for 60 people', 60],
  ['a 12-person team', 12],
  ['we are about 40', 40],
  ['a team of twenty', 20],
  ['we are twenty-four people', 24],
  ['1,200 employees', 1200],
  ['eight sales reps', 8],
  ['and for 50?', 50],
  ['price just for me', 1],
  ['for a freelancer', 1],
  ['how much is it for a small team', 10],
  ['price? we r 9', 9],
])("'%s' names %i", (message, people) => {
  expect(peopleIn(wordsOf(message))?.people).toBe(people);
});

test.each(['What does training cost?', 'Is it 5 days?', 'from 9 to 5', 'in 2025', 'zero people'])(
  "'%s' names no number of people",
  (message) => {
    expect(peopleIn(wordsOf(message))).toBeNull();
  },
);
