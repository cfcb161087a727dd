/** @requirement DECISIONS-11 */
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useUrlState } from '@/components/hooks/use-url-state';
import type { UrlCodec } from '@/lib/routes/url-codec';

const codec: UrlCodec<number> = {
  initial: 0,
  read: (url) => Number(url.searchParams.get('n') ?? 0),
  write: (url, state) => url.searchParams.set('n', String(state)),
  replaces: (before, after) => Math.trunc(before) === Math.trunc(after),
};
const address = () => window.location.pathname + window.location.search + window.location.hash;
const Shown = () => <output>{useUrlState(codec)[0]}</output>;

const leave = () => act(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));

beforeEach(() => {
  // What a test before this one has not written yet.
  leave();
  window.history.replaceState(null, '', '/page?utm=1#list');
});

test('a state change reaches every component that reads it at once, and the URL later', async () => {
  render(<Shown />);
  const { result } = renderHook(() => useUrlState(codec));
  const before = window.history.length;
  act(() => result.current[1]((present) => present + 3));
  expect(result.current[0]).toBe(3);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await waitFor(() => expect(address()).toBe('/page?utm=1&n=3#list'));
  act(() => result.current[1](() => 3.5));
  await waitFor(() => expect(address()).toBe('/page?utm=1&n=3.5#list'));
  act(() => result.current[1]((present) => present));
  expect(window.history.length).toBe(before + 1);
});

test('leaving the page at once still writes the URL, with a history entry for each step', () => {
  const { result } = renderHook(() => useUrlState(codec));
  const before = window.history.length;
  act(() => {
    // Each applies to what the one before it has made.
    for (const step of [0.5, 0.5, 0.5, 0.5]) result.current[1]((present) => present + step);
  });
  expect(result.current[0]).toBe(2);
  leave();
  expect(address()).toBe('/page?utm=1&n=2#list');
  expect(window.history.length).toBe(before + 2);
});
