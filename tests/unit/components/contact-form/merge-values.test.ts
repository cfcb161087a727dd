/** @requirement CONTACT-01 CONTACT-02 CONTACT-24 */
import { mergeValues } from '@/components/contact-form/merge-values';
import { initialValues } from '@/components/contact-form/values';

const inquiryTypes = ['general', 'consultation', 'quote', 'demo', 'support'];
const services = ['ai-training', 'workflow-automation'];
const draft = {
  ...initialValues,
  name: 'Priya Example',
  email: 'priya@northgate.example',
  inquiryType: 'demo',
  service: 'ai-training',
  message: 'What I typed before.',
};

const fill = (given: Partial<Parameters<typeof mergeValues>[0]> = {}, search = '') =>
  mergeValues({
    query: new URLSearchParams(search),
    prefill: null,
    draft: null,
    present: initialValues,
    inquiryTypes,
    services,
    ...given,
  });

test('the query sets the inquiry type, which is otherwise consultation', () => {
  expect(fill({}, 'inquiry=quote').inquiryType).toBe('quote');
  expect(fill().inquiryType).toBe('consultation');
  expect(fill({}, 'inquiry=nonsense').inquiryType).toBe('consultation');
  expect(fill({}, 'inquiry=').inquiryType).toBe('consultation');
  expect(fill({ draft }, 'inquiry=constructor').inquiryType).toBe('consultation');
});

test('the query sets the service, and an unknown one sets none', () => {
  expect(fill({}, 'service=workflow-automation').service).toBe('workflow-automation');
  expect(fill().service).toBe('');
  expect(fill({}, 'service=nonsense').service).toBe('');
  expect(fill({ draft }, 'service=nonsense').service).toBe('');
});

test('the query wins for its two fields over what was prefilled and kept', () => {
  const prefill = { message: 'From the tool.', inquiryType: 'general', service: 'ai-training' };
  const filled = fill({ draft, prefill }, 'inquiry=quote&service=workflow-automation');
  expect(filled).toMatchObject({ inquiryType: 'quote', service: 'workflow-automation' });
  expect(filled).toMatchObject({ name: 'Priya Example', email: 'priya@northgate.example' });
});

test('prefilled text goes above a kept draft and never replaces it', () => {
  const prefill = { message: 'From the tool.' };
  expect(fill({ draft, prefill }).message).toBe('From the tool.\n\nWhat I typed before.');
  expect(fill({ prefill }).message).toBe('From the tool.');
});

test('a prefilled address fills an empty field, and never replaces another', () => {
  const prefill = { message: 'Please send me the newsletter.', email: 'news@northgate.example' };
  expect(fill({ prefill })).toMatchObject({
    email: 'news@northgate.example',
    message: 'Please send me the newsletter.',
  });
  expect(fill({ draft, prefill })).toMatchObject({
    email: 'priya@northgate.example',
    message: 'Please send me the newsletter. (news@northgate.example)\n\nWhat I typed before.',
  });
});

test('what was chosen before the page was ready stands above the query and what was prefilled', () => {
  const present = { ...initialValues, inquiryType: 'support', service: 'ai-training' };
  const prefill = { message: '', inquiryType: 'general', service: 'workflow-automation' };
  const chosen = { inquiryType: 'support', service: 'ai-training' };
  expect(fill({ present }, 'inquiry=quote&service=workflow-automation')).toMatchObject(chosen);
  expect(fill({ present, prefill, draft })).toMatchObject(chosen);
});
