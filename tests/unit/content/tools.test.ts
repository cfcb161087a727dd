import { pricingFaq, pricingSteps } from '@/content/pricing';
import { firstQuestion } from '@/content/selector';
import { answerText } from '@/lib/wizard/describe-answers';

const texts = (question: (typeof pricingSteps)[number] | undefined) =>
  question?.options.map(({ id }) => answerText(question, id));

test('SELECTOR-19 the home page asks the first question', () => {
  expect(firstQuestion.defaultGoal).toBe('process-automation');
  expect(firstQuestion.goals.map(({ id, service }) => [id, service])).toEqual([
    ['skill-development', 'ai-training'],
    ['business-integration', 'ai-onboarding'],
    ['process-automation', 'workflow-automation'],
    ['custom-solution', 'custom-ai-development'],
    ['system-optimization', 'ai-optimization'],
  ]);
});

test('CALCULATOR-05 the labels of team size and timeline', () => {
  expect(texts(pricingSteps[1])).toEqual([
    'Individual, just you',
    'Small, 2-10 people',
    'Medium, 11-50 people',
    'Large, 51-200 people',
    'Enterprise, 200+ people',
  ]);
  expect(texts(pricingSteps[2])).toEqual(['Short, 1-4 weeks', 'Medium, 1-3 months', 'Long, 3+ months']);
});

test('CALCULATOR-23 five questions with the four claims', () => {
  expect(pricingFaq).toHaveLength(5);
  const said = pricingFaq.map(({ question, answer }) => `${question} ${answer}`);
  expect(said.some((text) => /typically within 10-15% of the final cost/.test(text))).toBe(true);
  expect(said.some((text) => /nonprofits?.*up to 30%/i.test(text))).toBe(true);
  expect(said.some((text) => /educational.*25%/i.test(text))).toBe(true);
  expect(said.some((text) => /minor scope changes.*up to 15%/i.test(text))).toBe(true);
});
