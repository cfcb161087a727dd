import { back, choose, goTo, record, start, type Walk } from '../wizard/wizard-state';
import { ADD_ON_STEP, type AddOn, pricingAlphabets, toggledAddOns } from './parameters';

export type PricingAction =
  | { type: 'choose'; value: string }
  | { type: 'back' }
  | { type: 'go-to'; step: number }
  | { type: 'toggle'; addOn: AddOn }
  | { type: 'generate' }
  | { type: 'start-over' };

/** The wizard's states (specification, section 4): a choice moves on, an add-on does not. */
export function pricingReducer(walk: Walk, action: PricingAction): Walk {
  const chosenAddOns = walk.answers[ADD_ON_STEP] ?? '0';
  switch (action.type) {
    case 'choose':
      return walk.at < ADD_ON_STEP ? choose(walk, action.value, pricingAlphabets) : walk;
    case 'back':
      return back(walk);
    case 'go-to':
      return goTo(walk, action.step);
    case 'toggle':
      return walk.at === ADD_ON_STEP
        ? record(walk, toggledAddOns(chosenAddOns, action.addOn), pricingAlphabets)
        : walk;
    case 'generate':
      return walk.at === ADD_ON_STEP ? choose(walk, chosenAddOns, pricingAlphabets) : walk;
    case 'start-over':
      return start;
  }
}
