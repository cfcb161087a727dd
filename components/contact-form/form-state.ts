import { type FieldName, fieldNames } from '@/lib/contact/contact-fields';
import { createSubmissionId } from '@/lib/contact/submission-id';
import type { FormValues } from './values';

/** One request with its id. Sending the same values again keeps the id. */
export type Submission = { id: string; values: FormValues };

export type FieldErrors = Partial<Record<FieldName, string>>;

/**
 * Why a request was not sent. 'invalid' names the fields to correct, 'limited' says when to try again, 'too-long'
 * asks for a shorter message, 'hidden-field' is the honeypot, 'unconfirmed' may have been sent, and 'failed' is
 * everything else.
 */
export type SubmissionFailure = {
  kind: 'invalid' | 'limited' | 'too-long' | 'hidden-field' | 'unconfirmed' | 'failed';
  fields: FieldErrors;
  /** The Retry-After header: seconds or a date. */
  retryAfter: string | null;
};

type FormState = {
  /** Messages below the fields. */
  errors: FieldErrors;
} & (
  | { phase: 'idle' }
  | { phase: 'submitting'; attempt: Submission }
  | { phase: 'success'; attempt: Submission }
  | { phase: 'error'; attempt: Submission; failure: SubmissionFailure }
);

type FormAction =
  | { type: 'invalid'; field: FieldName; message: string }
  | { type: 'edit'; field: FieldName }
  | { type: 'submit'; attempt: Submission }
  | { type: 'sent' }
  | { type: 'failed'; failure: SubmissionFailure };

export const initialFormState: FormState = { phase: 'idle', errors: {} };

/** The form is idle, then submitting, then in success or error. An action that does not fit the phase is ignored. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { errors } = state;
  switch (action.type) {
    case 'invalid':
      // A field is invalid, so an earlier failure no longer matters.
      if (state.phase !== 'idle' && state.phase !== 'error') return state;
      return { phase: 'idle', errors: { ...errors, [action.field]: action.message } };
    case 'edit':
      return errors[action.field] ? { ...state, errors: { ...errors, [action.field]: undefined } } : state;
    case 'submit':
      if (state.phase !== 'idle' && state.phase !== 'error') return state;
      return { phase: 'submitting', errors: {}, attempt: action.attempt };
    case 'sent':
      if (state.phase !== 'submitting') return state;
      return { phase: 'success', errors: {}, attempt: state.attempt };
    case 'failed':
      if (state.phase !== 'submitting') return state;
      return {
        phase: 'error',
        errors: action.failure.fields,
        attempt: state.attempt,
        failure: action.failure,
      };
  }
}

/** The submission for `values`: the last one if nothing has changed, else a new one. */
export function getNextSubmission(values: FormValues, last: Submission | null): Submission {
  const isSame = last && fieldNames.every((name) => values[name] === last.values[name]);
  return isSame ? last : { id: createSubmissionId(), values };
}
