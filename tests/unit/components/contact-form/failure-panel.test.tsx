/** @requirement CALLS-18 CALLS-28 CONTACT-23 */
import { render, screen } from '@testing-library/react';
import { FailurePanel } from '@/components/contact-form/failure-panel';
import type { SubmissionFailure } from '@/components/contact-form/request';
import { initialFormValues } from '@/components/contact-form/values';
import { contactPage } from '@/content/contact/contact';

const copy = contactPage.form.failure;

const values = { ...initialFormValues, name: 'Ada', message: 'What I typed' };

test.each<[string, RegExp, SubmissionFailure['kind'], string | null]>([
  ['the site takes no more mails', /Try again in 30 minutes/, 'failed', '1800'],
  ['the visitor sent too many', /Try again in 7 minutes/, 'limited', '420'],
  ['a gateway waited in vain', /may have reached us/, 'unconfirmed', null],
  [
    'a password manager filled in the hidden field',
    /password manager.*Submit Request again/,
    'hidden-field',
    null,
  ],
])('when %s, the panel says what to do and has a mail link with the text', (_, advice, kind, retryAfter) => {
  Element.prototype.scrollIntoView = () => {};
  render(
    <FailurePanel
      email="a@site.example"
      attempt={{ id: '3f2b8c1e-5d4a-4b6f-9c7d-000000000000', values }}
      failure={{ fields: {}, kind, retryAfter }}
      values={() => values}
      copy={copy}
    />,
  );
  expect(screen.getByText(advice)).toBeVisible();
  const link = screen.getByRole('link', { name: copy.mailLink });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('What I typed');
});
