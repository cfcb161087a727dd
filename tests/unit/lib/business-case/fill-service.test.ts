/** @requirement MEMO-01 SELECTOR-22 */
import { services } from '@/content/services';
import { selectorRules } from '@/content/tools/selector';
import { emptyAnswers } from '@/lib/business-case/answers';
import { fillServiceFromGoal } from '@/lib/business-case/fill-service';

test('the selector’s goal fills in the calculator’s service, and the company size fills in nothing', () => {
  for (const [goal, { primary }] of Object.entries(selectorRules))
    for (const size of ['solo', 'small', 'medium', 'enterprise']) {
      const answers = { ...emptyAnswers, selector: emptyAnswers.selector.with(0, goal).with(1, size) };
      const service = services.find(({ id }) => id === primary)?.pricingType ?? null;
      expect(fillServiceFromGoal(answers).calculator).toEqual(emptyAnswers.calculator.with(0, service));
      const calculator = emptyAnswers.calculator.with(0, 'training').with(1, 'small');
      expect(fillServiceFromGoal({ ...answers, calculator }).calculator).toEqual(calculator);
    }
});
