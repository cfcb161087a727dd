import { type FieldName, sameValues, type Values } from './values';

/** One request under one id; a retry of the same content is the same request (CONTACT-19). */
export type Attempt = { id: string; values: Values };

export type FieldErrors = Partial<Record<FieldName, string>>;

/**
 * Why a request was not sent, as far as the visitor can do something about it: 'invalid' names fields,
 * 'limited' says when to try again, 'too-long' can be shortened, and 'failed' is everything else.
 */
export type Failure = {
  kind: 'invalid' | 'limited' | 'too-long' | 'failed';
  fields: FieldErrors;
  /** The header as it came: seconds or a date. */
  retryAfter: string | null;
};

export type State = {
  /** Counts the forms shown; each 'Submit Another Request' shows a new, empty one. */
  round: number;
  /** What stands beside the fields. */
  errors: FieldErrors;
} & (
  | { phase: 'idle' }
  | { phase: 'submitting'; attempt: Attempt }
  | { phase: 'success'; attempt: Attempt }
  | { phase: 'error'; attempt: Attempt; failure: Failure }
);

export type Action =
  | { type: 'invalid'; field: FieldName; message: string }
  | { type: 'edit'; field: FieldName }
  | { type: 'submit'; attempt: Attempt }
  | { type: 'sent' }
  | { type: 'failed'; failure: Failure }
  | { type: 'again' };

export const initialState: State = { phase: 'idle', round: 0, errors: {} };

/** The form's states: idle, submitting, then success or error. An action that a state does not know changes nothing. */
export function reduce(state: State, action: Action): State {
  const { round, errors } = state;
  switch (action.type) {
    case 'invalid':
      // The browser refused to send, so an earlier failure is no longer what stands in the way.
      if (state.phase !== 'idle' && state.phase !== 'error') return state;
      return { phase: 'idle', round, errors: { ...errors, [action.field]: action.message } };
    case 'edit':
      return errors[action.field] ? { ...state, errors: { ...errors, [action.field]: undefined } } : state;
    case 'submit':
      if (state.phase !== 'idle' && state.phase !== 'error') return state;
      return { phase: 'submitting', round, errors: {}, attempt: action.attempt };
    case 'sent':
      if (state.phase !== 'submitting') return state;
      return { phase: 'success', round, errors: {}, attempt: state.attempt };
    case 'failed':
      if (state.phase !== 'submitting') return state;
      return {
        phase: 'error',
        round,
        errors: action.failure.fields,
        attempt: state.attempt,
        failure: action.failure,
      };
    case 'again':
      return state.phase === 'success' ? { phase: 'idle', round: round + 1, errors: {} } : state;
  }
}

/** The attempt to make with `values`: the last one again when nothing in it has changed, else a new one. */
export function attemptFor(values: Values, last: Attempt | null, newId: () => string): Attempt {
  return last && sameValues(values, last.values) ? last : { id: newId(), values };
}
