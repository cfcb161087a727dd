import { mergeValues } from '@/components/contact-form/merge-values';
import { initialFormValues } from '@/components/contact-form/values';

const inquiryTypes = ['general', 'consultation', 'quote', 'demo', 'support'];
const services = ['ai-training', 'workflow-automation'];
const draft = {
  ...initialFormValues,
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
    present: initialFormValues,
    inquiryTypes,
    services,
    ...given,
  });

// @requirement CONTACT-01 CONTACT-02
test.each([
  ['inquiry=quote&service=workflow-automation', 'quote', 'workflow-automation'],
  ['inquiry=nonsense&service=nonsense', 'consultation', ''],
])(
  "the query '%s' sets type '%s' and service '%s' and wins over prefill and draft",
  (search, type, service) => {
    const prefill = { message: 'From the tool.', inquiryType: 'general', service: 'ai-training' };
    for (const given of [{}, { draft }, { draft, prefill }])
      expect(fill(given, search)).toMatchObject({ inquiryType: type, service });
  },
);

test('without a query the form starts with its draft, or with a consultation and no service', () => {
  expect(fill()).toMatchObject({ inquiryType: 'consultation', service: '' });
  expect(fill({ draft })).toMatchObject(draft);
});

// @requirement CONTACT-24
test('prefilled text goes above a draft and never replaces it', () => {
  const prefill = { message: 'From the tool.' };
  expect(fill({ draft, prefill }).message).toBe('From the tool.\n\nWhat I typed before.');
  expect(fill({ prefill }).message).toBe('From the tool.');
});

test('a prefilled email address fills an empty field and never replaces another', () => {
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

test('a choice made before hydration wins over query and prefill', () => {
  const chosen = { inquiryType: 'support', service: 'ai-training' };
  const given = {
    present: { ...initialFormValues, ...chosen },
    prefill: { message: '', ...chosen, service: 'x' },
  };
  expect(fill(given, 'inquiry=quote&service=workflow-automation')).toMatchObject(chosen);
  expect(fill({ ...given, draft })).toMatchObject(chosen);
});
