import { peopleIn } from '@/lib/chat/people';
import { wordsOf } from '@/lib/search/words';

const countsIn = (message: string) => peopleIn(wordsOf(message));

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
  ['and if all 240 use it', 240],
  ['only 10 in the office would use it', 10],
  ['only the 60 team leads first', 60],
  ['only 3 would ever touch it', 3],
])("'%s' means %i people", (message, people) => {
  expect(countsIn(message).map((count) => count.people)).toEqual([people]);
});

test.each([
  'What does training cost?',
  'Is it 5 days?',
  'from 9 to 5',
  'in 2025',
  'zero people',
  'we have 3 sites',
  'which one uses it most',
])("'%s' means no number of people", (message) => {
  expect(countsIn(message)).toEqual([]);
});

test.each([
  ['we are a freight forwarder with 240 people', [[240, true]]],
  [
    'we have 240 people but only 12 would use it',
    [
      [240, true],
      [12, false],
    ],
  ],
  ['a course for a team of 12', [[12, false]]],
])("'%s' keeps the company's size apart from the number of users", (message, counts) => {
  expect(countsIn(message).map(({ people, isCompany }) => [people, isCompany])).toEqual(counts);
});
