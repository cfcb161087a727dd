import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageError from '@/app/error';
import { ContactForm } from '@/components/contact-form/contact-form';
import { storeReceipt } from '@/components/contact-form/receipt';
import { contactPage } from '@/content/contact/contact';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';

let breaksWhileSending: boolean;
jest.mock('@/components/contact-form/attribution-line', () => ({
  useAttribution: () => ({}),
  AttributionLine: ({ locked }: { locked: boolean }) => {
    if (locked && breaksWhileSending) throw new Error('broken on purpose');
    return null;
  },
}));

/** Ends the call that is under way: with an answer of the server, or without one. */
let answer: { ok: () => void; lost: () => void };
const call = jest.fn<Promise<Response>, [string, { body: string }]>();

beforeEach(() => {
  breaksWhileSending = false;
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

async function send() {
  const user = userEvent.setup();
  render(
    <ContactForm
      email="hello@emberlane.example"
      services={serviceOptions}
      inquiryTypes={inquiryTypes}
      copy={contactPage.form}
    />,
  );
  await user.type(field('Full Name'), 'Priya Example');
  await user.type(field('Email Address'), 'priya@northgate.example');
  await user.type(field('Your Message'), 'Supplier invoices.');
  await user.click(sendButton());
  return user;
}

// @requirement CONTACT-10
test('a form that crashes while it sends shows the receipt once the inquiry is accepted', async () => {
  breaksWhileSending = true;
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept.');
  await act(async () => answer.ok());
  expect(await screen.findByRole('region', { name: 'Request Received!' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toMatch(/^Request Received!/);
});

// @requirement CONTACT-13 CONTACT-19
test('a form that crashes during a failed send keeps its text, and the retry has the same id', async () => {
  breaksWhileSending = true;
  const user = await send();
  await act(async () => answer.lost());
  breaksWhileSending = false;
  await user.click(screen.getByRole('button', { name: 'Show the form again' }));
  expect(field('Full Name')).toHaveValue('Priya Example');
  expect(field('Your Message')).toHaveValue('Supplier invoices.');
  await user.click(sendButton());
  await act(async () => answer.ok());
  expect(await screen.findByRole('region', { name: 'Request Received!' })).toHaveFocus();
  expect(idOf(1)).toBe(idOf(0));
});

test('a form that was removed from the page still shows the receipt, and then a new form', async () => {
  const user = await send();
  screen.getByRole('form').remove();
  await act(async () => answer.ok());
  expect(await screen.findByRole('region', { name: 'Request Received!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit Another Request' }));
  expect(field('Your Message')).toHaveValue('');
});

// @requirement ERRORS-02
test('an error page says that an accepted inquiry was received, and otherwise shows the error', async () => {
  const page = () => render(<PageError error={new Error('broken on purpose')} reset={() => {}} />);
  page();
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('broken on purpose');
  cleanup();
  await send();
  await act(async () => answer.ok());
  cleanup();
  page();
  expect(screen.getByRole('heading')).toHaveTextContent('Request Received!');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your reference is \w{4}-\w{4}\./);
});
