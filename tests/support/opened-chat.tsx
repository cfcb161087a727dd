import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChatWidget } from '@/components/chat/chat-widget';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { currencies } from '@/content/pricing/currencies';

/** Advances the test's clock. */
export const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

/** Shows the bakery's chat, with a test's clock and `loadJson`, and opens it; it is there after 100 ms. */
export async function openChat({ wait = 100 } = {}) {
  const shown = render(
    <CurrencyProvider currencies={currencies} convertedNote="" mode="off" lookupUrl="">
      <ChatWidget name="Bakery" />
    </CurrencyProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open chat' }));
  await pass(wait);
  return shown;
}
