/** @requirement CALCULATOR-05 CALCULATOR-23 SELECTOR-19 */
import { pricingFaq, pricingSteps } from '@/content/pricing/pricing';
import { services } from '@/content/services';
import { firstQuestion, selectorQuestions } from '@/content/tools/selector';
import { answerText } from '@/lib/wizard/describe-answers';

test('the home page asks the first question', () => {
  const [goal] = selectorQuestions;
  expect(firstQuestion.question).toBe(goal?.question);
  expect(firstQuestion.goals.map(({ id }) => id)).toEqual(goal?.options.map(({ id }) => id));
  expect(firstQuestion.goals.map(({ id }) => id)).toContain(firstQuestion.defaultGoal);
  for (const { service } of firstQuestion.goals) expect(services.map(({ id }) => id)).toContain(service);
});

test('an answer that has a measure is told with it', () => {
  const options = [
    { id: 'small', label: 'Small', measure: '2-10 people' },
    { id: 'other', label: 'Other' },
  ];
  const question = { label: 'Size', options };
  expect(options.map(({ id }) => answerText(question, id))).toEqual(['Small, 2-10 people', 'Other']);
  for (const { options } of pricingSteps.slice(1, 3))
    for (const { measure } of options) expect(measure).toMatch(/\S/);
});

test('the calculator has questions of its own, each with an answer', () => {
  for (const { question, answer } of pricingFaq) expect([question, answer]).not.toContain('');
});
