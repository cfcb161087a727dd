/** @requirement MEMO-01 */
import { services } from '@/content/services';
import { selectorRules } from '@/content/tools/selector';
import { emptyAnswers } from '@/lib/business-case/answers';
import {
  exactTeamSize,
  fillFromOtherTools,
  suggestedPricing,
  suggestedRequirements,
} from '@/lib/business-case/map-answers';

const selector = (goal: string | null, size: string | null, pace: string | null = null) =>
  emptyAnswers.selector.with(0, goal).with(1, size).with(3, pace);
const calculator = (service: string | null, team: string) =>
  emptyAnswers.calculator.with(0, service).with(1, team);

test('what one tool’s answer says exactly, the other does not ask again', () => {
  const of = (answers: Partial<typeof emptyAnswers>) => fillFromOtherTools({ ...emptyAnswers, ...answers });
  expect(of({ selector: selector('process-automation', 'enterprise') }).calculator).toEqual(
    calculator('automation', 'enterprise'),
  );
  expect(of({ calculator: calculator(null, 'large') }).selector[1]).toBe('medium');
  // 2-20 may be 2-10 or 11-50, and 11-50 may be 2-20 or 21-200.
  expect(of({ selector: selector(null, 'small') }).calculator[1]).toBeNull();
  expect(of({ calculator: calculator(null, 'medium') }).selector[1]).toBeNull();
  const own = { selector: selector('custom-solution', 'solo'), calculator: calculator('training', 'small') };
  expect(of(own)).toEqual({ ...emptyAnswers, ...own });
});

test('what it says roughly is suggested', () => {
  const suggested = suggestedPricing(selector('custom-solution', 'medium', 'quick'));
  expect(suggested).toEqual({ serviceType: 'development', teamSize: 'large', duration: 'short' });
  expect(suggestedPricing(emptyAnswers.selector)).toEqual({});
  expect(suggestedRequirements(calculator(null, 'medium'))).toEqual({ businessSize: 'medium' });
  const sizes = ['solo', 'small', null].map(exactTeamSize);
  expect(sizes).toEqual(['individual', undefined, undefined]);
});

test('the service that is priced for a goal is the one that the selector recommends for it', () => {
  for (const [goal, { primary }] of Object.entries(selectorRules))
    expect(suggestedPricing(selector(goal, null)).serviceType).toBe(
      services.find(({ id }) => id === primary)?.pricingType,
    );
});
