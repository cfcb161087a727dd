import {
  type Attempt,
  type Failure,
  formReducer,
  initialState,
  nextAttempt,
  type State,
} from '@/components/contact-form/form-state';
import { initialValues } from '@/components/contact-form/values';

const attempt: Attempt = {
  id: 'id-1',
  values: { ...initialValues, name: 'Priya Example', message: 'Hello' },
};
const failure: Failure = { kind: 'failed', fields: {}, retryAfter: null };
const submitting = formReducer(initialState, { type: 'submit', attempt });
const success = formReducer(submitting, { type: 'sent' });
const error = formReducer(submitting, { type: 'failed', failure });

test('CONTACT-09 CONTACT-10 CONTACT-13 the form goes from idle to submitting, then to success or error', () => {
  expect([initialState.phase, submitting.phase, success.phase, error.phase]).toEqual([
    'idle',
    'submitting',
    'success',
    'error',
  ]);
  expect(error).toMatchObject({ attempt, failure, errors: {} });
  expect(formReducer(error, { type: 'submit', attempt }).phase).toBe('submitting');
});

test('CONTACT-12 another request shows a new form, and only from the success panel', () => {
  expect(formReducer(success, { type: 'again' })).toEqual({ phase: 'idle', round: 1, errors: {} });
  for (const state of [initialState, submitting, error]) {
    expect(formReducer(state, { type: 'again' })).toBe(state);
  }
});

test('CONTACT-10 nothing is told to be sent that is not being sent', () => {
  for (const state of [initialState, success, error]) {
    expect(formReducer(state, { type: 'sent' })).toBe(state);
    expect(formReducer(state, { type: 'failed', failure })).toBe(state);
  }
});

test('CONTACT-09 a second press while submitting changes nothing', () => {
  const other = { ...attempt, id: 'id-2' };
  expect(formReducer(submitting, { type: 'submit', attempt: other })).toBe(submitting);
  expect(formReducer(submitting, { type: 'invalid', field: 'name', message: 'Enter a name' })).toBe(
    submitting,
  );
});

test('CONTACT-06 messages stand beside their fields until the field is edited', () => {
  const both = (['name', 'email'] as const).reduce<State>(
    (state, field) => formReducer(state, { type: 'invalid', field, message: `Enter ${field}` }),
    error,
  );
  expect(both).toEqual({ phase: 'idle', round: 0, errors: { name: 'Enter name', email: 'Enter email' } });
  expect(formReducer(both, { type: 'edit', field: 'name' }).errors.name).toBeUndefined();
  expect(formReducer(both, { type: 'edit', field: 'name' }).errors.email).toBe('Enter email');
});

test('CONTACT-23 fields that the server names get its messages', () => {
  const state = formReducer(submitting, {
    type: 'failed',
    failure: { kind: 'invalid', fields: { email: 'Not an address' }, retryAfter: null },
  });
  expect(state.errors).toEqual({ email: 'Not an address' });
});

test('CONTACT-19 the same content is the same request, other content is another', () => {
  const newId = jest.fn(() => 'id-2');
  expect(nextAttempt({ ...attempt.values }, attempt, newId)).toBe(attempt);
  expect(newId).not.toHaveBeenCalled();
  const edited = { ...attempt.values, message: 'Hello again' };
  expect(nextAttempt(edited, attempt, newId)).toEqual({ id: 'id-2', values: edited });
  expect(nextAttempt(attempt.values, null, newId).id).toBe('id-2');
});
