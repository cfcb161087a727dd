/** @requirement MEMO-05 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { LoadFailed } from '@/components/ui/load-failed';

function Part({ load }: { load: () => Promise<string> }) {
  const { loaded, failed, retry } = useLazyModule(load, true);
  if (failed) return <LoadFailed onRetry={retry} />;
  return <p>{loaded ?? 'Loading'}</p>;
}

test('a module that fails to load says so, and loads on the next try', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue('here');
  render(<Part load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
