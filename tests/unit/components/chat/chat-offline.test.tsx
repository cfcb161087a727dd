import { fireEvent, render, screen } from '@testing-library/react';
import { Chat } from '@/components/chat/chat';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { currencies } from '@/content/pricing/currencies';
import { loadText } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import { bakery as texts } from '../../../support/chat';

jest.mock('@/lib/http/load-json', () => ({
  ...jest.requireActual('@/lib/http/load-json'),
  loadText: jest.fn(),
}));
const load = jest.mocked(loadText);
const nothing = () => undefined;

test('a reply that cannot load says so and can be tried again, and own texts need no pages', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(
    <CurrencyProvider currencies={currencies} convertedNote="" mode="off" lookupUrl="">
      <Chat
        name="Bakery"
        texts={texts}
        view="open"
        draft={{ text: '', queued: false }}
        onDraft={nothing}
        takesFocus
        fallback={null}
        onView={nothing}
        onClose={nothing}
      />
    </CurrencyProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'When are you open?' }));
  expect(await screen.findByText(texts.failed, {}, { timeout: 5000 })).toBeInTheDocument();
  load.mockImplementation(async (route) => {
    if (route === routes.passages) throw new Error('offline');
    return JSON.stringify(texts);
  });
  fireEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByText('Open from six.', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.queryByText(texts.failed)).toBeNull();
});
