import fc from 'fast-check';
import { checkFields, createInquirySchema } from '@/lib/contact/inquiry-schema';

const schema = createInquirySchema(
  [{ id: 'quote', label: 'Quote' }],
  [{ id: 'training', label: 'Training' }],
);
const valid = { name: 'Ada', email: 'ada@visitor.example', inquiryType: 'quote', message: 'Hello' };
const UUID = '3F2B8C1E-5D4A-4B6F-9C7D-0123456789AB';

/** The fields named in details when `changes` are made to a valid request; [] when it is still valid. */
function problems(changes: Record<string, unknown>): string[] {
  const result = checkFields(schema, { ...valid, ...changes });
  return 'kind' in result ? Object.keys(result.details ?? {}) : [];
}

// @requirement CALLS-01 CALLS-04
test('only name, email, inquiry type and message are required', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ company: '', phone: '', service: '' })).toEqual([]);
  for (const field of Object.keys(valid)) {
    expect(problems({ [field]: undefined })).toEqual([field]);
    for (const blank of [' ', '\u200b', '\u3164 \u2800', '\u202e\ufeff\u00ad'])
      expect(problems({ [field]: blank })).toEqual([field]);
    expect(problems({ [field]: { a: 1 } })).toEqual([field]);
  }
  expect(problems({ inquiryType: 'other', service: 'other' })).toEqual(['service', 'inquiryType']);
});

// @requirement CALLS-20
test('accepts the email addresses that HTML accepts, after trimming', () => {
  const html =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
  const part = fc.string({ unit: fc.constantFrom(..."aZ9.-_+!'@ ,<\n") });
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const email = `${local}@${domain}`;
      expect(problems({ email })).toEqual(html.test(email.trim()) ? [] : ['email']);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example'],
  ['anna@example.com', 'anna@example.com'],
  ['änna@bücher.example', false],
  ['anna@bü cher.example', false],
  ['anna@bücher.example@x', false],
])('parses the email address %s as %s', (email, ascii) => {
  const result = checkFields(schema, { ...valid, email });
  expect('fields' in result && result.fields.email).toBe(ascii);
});

// @requirement CALLS-18
test('the honeypot must be empty', () => {
  expect(problems({ website: '' })).toEqual([]);
  for (const website of ['x', ' ', 1, {}]) expect(problems({ website })).toEqual(['website']);
});

test.each([
  [UUID, UUID.toLowerCase()],
  ['', undefined],
  [undefined, undefined],
  ['abc', false],
  ['00000000-0000-0000-0000-000000000000', false],
])('parses the submission id %s as %s', (submissionId, id) => {
  const result = checkFields(schema, { ...valid, submissionId });
  expect('fields' in result && result.fields.submissionId).toBe(id);
});

// @requirement CALLS-24
test('drops invalid values of the hidden fields that the form adds', () => {
  const readAdditions = (changes: object) => {
    const result = checkFields(schema, { ...valid, ...changes });
    return 'fields' in result && [result.fields.page, result.fields.elapsedMs, result.fields.source];
  };
  const given = { page: '/blog/page/2', elapsedMs: 12.5, source: 'api-test' };
  expect(readAdditions(given)).toEqual(Object.values(given));
  expect(readAdditions({ page: '/', elapsedMs: '1999' })).toEqual(['/', 1999, undefined]);
  const none = [undefined, undefined, undefined];
  expect(readAdditions({ page: 1, elapsedMs: 'soon', source: 'other' })).toEqual(none);
  for (const page of ['blog', '//evil.example', '/\\evil.example', '/a?b', '/../a', `/${'a'.repeat(200)}`]) {
    expect([page, readAdditions({ page })]).toEqual([page, none]);
  }
});
