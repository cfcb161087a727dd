import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWizard } from '@/components/wizard/use-wizard';
import { selectorUrlCodes } from '@/lib/service-selector/requirements';
import { selectorCode } from '@/scripts/support/answer-codes';

function Tool({ hasResult }: { hasResult: boolean }) {
  const { state, heading, choose } = useWizard(selectorUrlCodes, 'selector');
  const title = (text: string) => (
    <h1 key={text} ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
  if (state.step > 0) return hasResult && title('Result');
  return (
    <>
      {title('Question')}
      <button type="button" onClick={() => choose('process-automation')}>
        Answer
      </button>
    </>
  );
}

// jsdom has no layout to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

test('a result gets the focus when its code has loaded, unless the page opens with a result', async () => {
  const { rerender } = render(<Tool hasResult={false} />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  rerender(<Tool hasResult />);
  expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
});

test('a page that opens at a later question has that question in its title, whenever React hydrates', async () => {
  window.history.replaceState(null, '', `?a=${selectorCode('p')}`);
  document.title = 'Selector';
  render(<Tool hasResult />);
  expect(document.title).toBe('Result | Selector');
  Object.assign(document.querySelector('title')?.firstChild ?? {}, { nodeValue: 'Selector' });
  expect(document.title).toBe('Selector');
  await waitFor(() => expect(document.title).toBe('Result | Selector'));
});
