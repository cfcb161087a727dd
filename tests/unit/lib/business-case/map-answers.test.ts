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

const selector = (goal: string | null, size: string | null, pace: string | null = null) => [
  goal,
  size,
  null,
  pace,
  null,
];

test('what one tool’s answer says exactly, the other does not ask again', () => {
  const of = (answers: Partial<typeof emptyAnswers>) => fillFromOtherTools({ ...emptyAnswers, ...answers });
  expect(of({ selector: selector('process-automation', 'enterprise') }).calculator.slice(0, 2)).toEqual([
    'automation',
    'enterprise',
  ]);
  expect(of({ calculator: emptyAnswers.calculator.with(1, 'large') }).selector[1]).toBe('medium');
  // 2-20 may be 2-10 or 11-50, and 11-50 may be 2-20 or 21-200.
  expect(of({ selector: selector(null, 'small') }).calculator[1]).toBeNull();
  expect(of({ calculator: emptyAnswers.calculator.with(1, 'medium') }).selector[1]).toBeNull();
  const own = {
    ...emptyAnswers,
    selector: selector('custom-solution', 'solo'),
    calculator: emptyAnswers.calculator.with(0, 'training').with(1, 'small'),
  };
  expect(fillFromOtherTools(own)).toEqual(own);
});

test('what it says roughly is suggested', () => {
  expect(suggestedPricing(selector('custom-solution', 'medium', 'quick'))).toEqual({
    serviceType: 'development',
    teamSize: 'large',
    duration: 'short',
  });
  expect(suggestedPricing(emptyAnswers.selector)).toEqual({});
  expect(suggestedRequirements(emptyAnswers.calculator.with(1, 'medium'))).toEqual({
    businessSize: 'medium',
  });
  expect([exactTeamSize('solo'), exactTeamSize('small'), exactTeamSize(null)]).toEqual([
    'individual',
    undefined,
    undefined,
  ]);
});

test('the service that is priced for a goal is the one that the selector recommends for it', () => {
  for (const [goal, { primary }] of Object.entries(selectorRules))
    expect(suggestedPricing(selector(goal, null)).serviceType).toBe(
      services.find(({ id }) => id === primary)?.pricingType,
    );
});
