/** @requirement SELECTOR-19 */
import { answerText } from '@/lib/wizard/describe-answers';

test('an answer that has a measure is told with it', () => {
  const options = [
    { id: 'small', label: 'Small', measure: '2-10 people' },
    { id: 'other', label: 'Other' },
  ];
  const question = { label: 'Size', options };
  expect(options.map(({ id }) => answerText(question, id))).toEqual(['Small, 2-10 people', 'Other']);
});
