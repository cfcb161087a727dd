import { back, choose, start, type Walk } from '../wizard/wizard-state';
import { readinessAlphabets } from './answers';

export type ReadinessAction = { type: 'choose'; value: string } | { type: 'back' } | { type: 'start-over' };

/** A choice moves on, the last one shows the result. */
export function readinessReducer(walk: Walk, action: ReadinessAction): Walk {
  switch (action.type) {
    case 'choose':
      return choose(walk, action.value, readinessAlphabets);
    case 'back':
      return back(walk);
    case 'start-over':
      return start;
  }
}
