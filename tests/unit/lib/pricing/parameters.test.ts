/** @requirement CALCULATOR-04 */
import { isEstimated, parametersOf, showEstimate, toggleAddOn } from '@/lib/pricing/parameters';

const five = ['automation', 'medium', 'medium', 'standard', 'high'];
const addOnStep = { answers: five, step: 5 };

test('toggling add-ons does not advance, and asking for the estimate shows it', () => {
  const chosen = toggleAddOn(addOnStep, 'includeMaintenancePlan');
  expect(chosen.step).toBe(5);
  expect(parametersOf(chosen).includeMaintenancePlan).toBe(true);
  expect(parametersOf(toggleAddOn(chosen, 'includeMaintenancePlan')).includeMaintenancePlan).toBe(false);
  expect(isEstimated(chosen)).toBe(false);
  for (const state of [addOnStep, chosen]) expect(isEstimated(showEstimate(state))).toBe(true);
});
