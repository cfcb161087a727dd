import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import PageError from '@/app/error';
import { ContactForm } from '@/components/contact-form/contact-form';
import { storeReceipt } from '@/components/contact-form/receipt';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { contactPage } from '@/content/contact/contact';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';

/** Ends the call that is under way: with an answer of the server, or without one. */
let answer: { ok: () => void; lost: () => void };
const call = jest.fn<Promise<Response>, [string, { body: string }]>();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  call.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = {
          ok: () => resolve({ ok: true, status: 200, text: async () => '{}' } as Response),
          lost: () => reject(new Error('no connection')),
        };
      }),
  );
  Object.assign(globalThis, { fetch: call });
  storeReceipt(null);
  sessionStorage.clear();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Submit Request' });
const idOf = (index: number) => JSON.parse(call.mock.calls[index]?.[1].body ?? '{}').submissionId;

let crash = () => {};

/** A page that fails on demand, as when a translator of the browser has taken the form out of it. */
function Page() {
  const [isBroken, setIsBroken] = useState(false);
  crash = () => setIsBroken(true);
  if (isBroken) throw new Error('broken on purpose');
  return (
    <ContactForm
      email="hello@emberlane.example"
      services={serviceOptions}
      inquiryTypes={inquiryTypes}
      copy={contactPage.form}
    />
  );
}

/** Sends an inquiry; then the page fails. */
async function sendAndCrash() {
  const user = userEvent.setup();
  const error = new Error('broken on purpose');
  // As the framework draws app/error.tsx.
  render(
    <ErrorBoundary fallback={(reset) => <PageError error={error} reset={reset} />}>
      <Page />
    </ErrorBoundary>,
  );
  await user.type(field('Full Name'), 'Priya Example');
  await user.type(field('Email Address'), 'priya@northgate.example');
  await user.type(field('Your Message'), 'Supplier invoices.');
  await user.click(sendButton());
  act(() => crash());
  return user;
}

// @requirement CONTACT-10 ERRORS-02
test('a page that crashes while sending shows the receipt once the inquiry is accepted', async () => {
  await sendAndCrash();
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('broken on purpose');
  await act(async () => answer.ok());
  expect(screen.getByRole('heading')).toHaveTextContent('Request Received!');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your reference is \w{4}-\w{4}\./);
});

// @requirement CONTACT-13 CONTACT-19
test('a page that crashes during a failed send keeps its text, and the retry has the same id', async () => {
  const user = await sendAndCrash();
  await act(async () => answer.lost());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(field('Full Name')).toHaveValue('Priya Example');
  expect(field('Your Message')).toHaveValue('Supplier invoices.');
  await user.click(sendButton());
  await act(async () => answer.ok());
  expect(await screen.findByRole('region', { name: 'Request Received!' })).toHaveFocus();
  expect(idOf(1)).toBe(idOf(0));
});
