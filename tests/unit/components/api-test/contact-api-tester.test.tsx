import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactApiTester } from '@/components/api-test/contact-api-tester';

function server(answer: (method?: string) => { status: number; statusText: string; text: string }) {
  global.fetch = jest.fn(async (_address, init) => {
    const { text, ...rest } = answer(init?.method);
    return {
      ...rest,
      headers: new Map([['x-request', 'abc']]),
      text: async () => text,
    } as unknown as Response;
  });
}

const preflight = { status: 204, statusText: 'No Content', text: '' };
const button = () => screen.getByRole('button', { name: 'Test Contact API' });

// @requirement APITEST-03 APITEST-04
test('a response that is not JSON is shown as text, and a status that is not OK is an error', async () => {
  server((method) =>
    method === 'OPTIONS' ? preflight : { status: 502, statusText: 'Bad Gateway', text: '<h1>Bad</h1>' },
  );
  render(<ContactApiTester />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Server responded with status 502$/);
  const post = screen.getByRole('region', { name: 'POST /api/contact' });
  expect(within(post).getByText('<h1>Bad</h1>')).toBeVisible();
});

test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['plain text', 'plain text'],
])('a thrown error is shown by its message, and any other value as a string', async (thrown, text) => {
  server(() => {
    throw thrown;
  });
  render(<ContactApiTester />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(button()).toBeEnabled();
});
