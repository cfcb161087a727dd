import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ContactForm } from '@/components/contact-form/contact-form';
import { readDraft } from '@/components/contact-form/draft';
import { ErrorSummary } from '@/components/contact-form/error-summary';
import { contactPage } from '@/content/contact/contact';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { storage } from '@/lib/storage/storage-keys';

async function open(address = routes.contact) {
  window.history.replaceState(null, '', address);
  render(
    <StrictMode>
      <ContactForm
        email="hello@emberlane.example"
        services={serviceOptions}
        inquiryTypes={inquiryTypes}
        copy={contactPage.form}
      />
    </StrictMode>,
  );
  await act(async () => {});
  return userEvent.setup({ delay: null });
}
const accepted = { ok: true, status: 200, text: async () => '{}' };
const message = () => screen.getByRole('textbox', { name: 'Your Message' });
const inquiry = () => screen.getByRole('combobox', { name: 'Inquiry Type' });

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  document.elementFromPoint = () => null;
});

test('the query stays in the URL until the visitor chooses, also in React’s strict mode', async () => {
  const user = await open(`${routes.contact}?inquiry=quote`);
  expect(inquiry()).toHaveValue('quote');
  expect(window.location.search).toBe('?inquiry=quote');
  expect(sessionStorage.getItem(storage.contactDraft.key)).toBeNull();
  await user.selectOptions(inquiry(), 'demo');
  expect(window.location.search).toBe('');
});

// @requirement CONTACT-11 CONTACT-12
test.each([
  ['sent', 'Your estimate is in the message below.'],
  ['left out', 'Left out. It’s no longer in the message.'],
])('the form is empty after a sent inquiry, where an estimate was %s', async (what, line) => {
  prefillContactForm({ from: 'calculator', message: 'My estimate', inquiryType: 'consultation' });
  const user = await open('/contact?service=ai-training');
  if (what === 'left out') {
    await user.type(message(), ' And a question.');
    await user.click(screen.getByRole('button', { name: 'Leave this out' }));
    expect(message()).toHaveValue(' And a question.');
    expect(message()).toHaveFocus();
  }
  expect(message()).toHaveAccessibleDescription(expect.stringContaining(line));
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Priya');
  await user.type(screen.getByRole('textbox', { name: 'Email Address' }), 'priya@northgate.example');
  await user.type(message(), 'Hello');
  Object.assign(globalThis, { fetch: async () => accepted });
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
  await user.click(await screen.findByRole('button', { name: 'Submit Another Request' }));
  expect(message()).toHaveValue('');
  expect(message()).toHaveAccessibleDescription('');
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  expect(inquiry()).toHaveValue('general');
  expect(screen.getByRole('combobox', { name: /Service/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
});

test('an invisible name is rejected as missing, and an internationalized domain is sent in its ASCII form', async () => {
  const user = await open();
  const name = screen.getByRole('textbox', { name: 'Full Name' });
  await user.click(name);
  await user.paste(' \u3164\u200b ');
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
  expect(name).toHaveAccessibleDescription(contactPage.form.messages.name);
  await user.type(name, 'Anna');
  expect(name).toBeValid();
  await user.type(screen.getByRole('textbox', { name: 'Email Address' }), 'anna@bücher.example');
  await user.type(message(), 'Hello');
  const call = jest.fn(async (_: string, __: { body: string }) => accepted);
  Object.assign(globalThis, { fetch: call });
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
  await screen.findByRole('region', { name: 'Request Received!' });
  expect(JSON.parse(call.mock.calls[0]?.[1].body ?? '').email).toBe('anna@xn--bcher-kva.example');
});

test.each(['', 'no JSON', 'null', '{}'])('the stored value %j is not read as a draft', (stored) => {
  sessionStorage.setItem(storage.contactDraft.key, stored);
  expect(readDraft()).toBeNull();
});

test('the number of invalid fields is announced again when the next try has the same number', async () => {
  const { rerender } = render(<ErrorSummary errors={{ email: 'Enter an email address' }} />);
  await screen.findByText('1 field to fix');
  rerender(<ErrorSummary errors={{ email: 'Enter an email address with an @' }} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await screen.findByText('1 field to fix');
});
