/** @requirement CONTACT-01 CONTACT-02 CONTACT-24 */
import { prefill } from '@/components/contact-form/prefill';
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

const fill = (given: Partial<Parameters<typeof prefill>[0]> = {}, search = '') =>
  prefill({
    query: new URLSearchParams(search),
    handoff: null,
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

test('the query wins for its two fields over what was handoff and kept', () => {
  const handoff = { message: 'From the tool.', inquiryType: 'general', service: 'ai-training' };
  const filled = fill({ draft, handoff }, 'inquiry=quote&service=workflow-automation');
  expect(filled).toMatchObject({ inquiryType: 'quote', service: 'workflow-automation' });
  expect(filled).toMatchObject({ name: 'Priya Example', email: 'priya@northgate.example' });
});

test('handoff text goes above a kept draft and never replaces it', () => {
  const handoff = { message: 'From the tool.' };
  expect(fill({ draft, handoff }).message).toBe('From the tool.\n\nWhat I typed before.');
  expect(fill({ handoff }).message).toBe('From the tool.');
});

test('a handoff address fills an empty field, and never replaces another', () => {
  const handoff = { message: 'Please send me the newsletter.', email: 'news@northgate.example' };
  expect(fill({ handoff })).toMatchObject({
    email: 'news@northgate.example',
    message: 'Please send me the newsletter.',
  });
  expect(fill({ draft, handoff })).toMatchObject({
    email: 'priya@northgate.example',
    message: 'Please send me the newsletter. (news@northgate.example)\n\nWhat I typed before.',
  });
});

test('what was chosen before the page was ready stands above the query and what was carried', () => {
  const present = { ...initialValues, inquiryType: 'support', service: 'ai-training' };
  const handoff = { message: '', inquiryType: 'general', service: 'workflow-automation' };
  const chosen = { inquiryType: 'support', service: 'ai-training' };
  expect(fill({ present }, 'inquiry=quote&service=workflow-automation')).toMatchObject(chosen);
  expect(fill({ present, handoff, draft })).toMatchObject(chosen);
});
