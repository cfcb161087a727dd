import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';

test('ERRORS-02 a broken page shows the fixed words, the error and a way to try again', async () => {
  const reset = jest.fn();
  render(<PageError error={new Error('the figure has no data')} reset={reset} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
  expect(screen.getByRole('alert')).toHaveTextContent(/^the figure has no data$/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledTimes(1);
});

test('ERRORS-02 a broken root layout shows the same in a document of its own', () => {
  const html = renderToStaticMarkup(<GlobalError error={new Error('<b>no layout</b>')} reset={() => {}} />);
  expect(html).toMatch(/^<html lang="en"/);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('&lt;b&gt;no layout&lt;/b&gt;');
});
