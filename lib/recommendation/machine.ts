import { back, choose, start, type Walk } from '../wizard/wizard-state';
import { selectorAlphabets } from './requirements';

export type SelectorAction = { type: 'choose'; value: string } | { type: 'back' } | { type: 'start-over' };

/** The selector's states (specification, section 4): a choice moves on, the last one shows the result. */
export function selectorReducer(walk: Walk, action: SelectorAction): Walk {
  switch (action.type) {
    case 'choose':
      return choose(walk, action.value, selectorAlphabets);
    case 'back':
      return back(walk);
    case 'start-over':
      return start;
  }
}
