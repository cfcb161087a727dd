/** @requirement CALLS-28 */
import { render, screen } from '@testing-library/react';
import { FailurePanel } from '@/components/contact-form/failure-panel';
import { initialValues } from '@/components/contact-form/values';
import { contactPage } from '@/content/contact/contact';

const copy = contactPage.form.failure;

test('when the site takes no more mails, the form says when to try again', () => {
  const values = { ...initialValues, name: 'Ada', message: 'What I typed' };
  Element.prototype.scrollIntoView = () => {};
  render(
    <FailurePanel
      email="a@site.example"
      attempt={{ id: '3f2b8c1e-5d4a-4b6f-9c7d-000000000000', values }}
      failure={{ kind: 'failed', fields: {}, retryAfter: '1800' }}
      values={() => values}
      copy={copy}
    />,
  );
  expect(screen.getByText(/Try again in 30 minutes/)).toBeVisible();
  const link = screen.getByRole('link', { name: copy.mailLink });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('What I typed');
});
