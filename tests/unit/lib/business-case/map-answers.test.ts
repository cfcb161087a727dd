/** @requirement MEMO-01 */
import { services } from '@/content/services';
import { selectorRules } from '@/content/tools/selector';
import { emptyAnswers } from '@/lib/business-case/answers';
import { fillFromOtherTools, suggestPricing } from '@/lib/business-case/map-answers';

const selector = (goal: string | null, size: string | null, pace: string | null = null) =>
  emptyAnswers.selector.with(0, goal).with(1, size).with(3, pace);

test('the goal gives the service, the pace suggests the timeline, and a company’s size gives no users', () => {
  const fill = (answers: Partial<typeof emptyAnswers>) => fillFromOtherTools({ ...emptyAnswers, ...answers });
  for (const size of ['solo', 'small', 'medium', 'enterprise'])
    expect(fill({ selector: selector('process-automation', size) }).calculator).toEqual(
      emptyAnswers.calculator.with(0, 'automation'),
    );
  const own = {
    selector: selector('custom-solution', 'solo'),
    calculator: emptyAnswers.calculator.with(0, 'training').with(1, 'small'),
  };
  expect(fill(own)).toEqual({ ...emptyAnswers, ...own });
  expect(suggestPricing(selector('custom-solution', 'medium', 'quick'))).toEqual({
    serviceType: 'development',
    duration: 'short',
  });
  expect(suggestPricing(emptyAnswers.selector)).toEqual({});
});

test('the service that is priced for a goal is the one that the selector recommends for it', () => {
  for (const [goal, { primary }] of Object.entries(selectorRules))
    expect(suggestPricing(selector(goal, null)).serviceType).toBe(
      services.find(({ id }) => id === primary)?.pricingType,
    );
});
