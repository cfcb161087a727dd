import { createReader } from '@/lib/chat/entities';
import { bakery } from '../../../support/chat';

const read = createReader(bakery.services);

test.each([
  ['how much for 60 people', { users: 60 }],
  ['training for twelve', { users: 12 }],
  ['and for 50?', { users: 50 }],
  ['just me', { users: 1 }],
  ['for 1,200 employees', { users: 1200 }],
  ['class for 10-15 people', { users: 15 }],
  ['we have 240 people but only 12 would use it', { users: 12 }],
  ['training for a team of 14', { users: 14 }],
])("'%s' names %j", (message, people) => {
  expect(read(message).entities).toMatchObject(people);
});

test.each([
  ['is $20,000 enough', 20_000, 'USD'],
  ['we have 7.5k', 7500, 'USD'],
  ['5 grand', 5000, 'USD'],
  ['is 8000 ok', 8000, 'USD'],
  ['is 1.250,50 € enough', 1250.5, 'EUR'],
  ['¥500,000', 500_000, 'JPY'],
  ['20,000 AED', 20_000, 'other'],
])("'%s' is %d in %s", (message, value, currency) => {
  expect(read(message).entities.amount).toEqual({ value, currency });
});

test.each(['in 2025', '24/7 support', '98% success', '500 solutions', 'for 60 people', 'one day', 'week 6'])(
  "'%s' is not an amount",
  (message) => {
    expect(read(message).entities.amount).toBeUndefined();
  },
);
