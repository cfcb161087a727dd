import { render, screen } from '@testing-library/react';
import { ErrorSummary } from '@/components/contact-form/error-summary';

test('the number of wrong fields is announced again after another try with the same number', async () => {
  const { rerender } = render(<ErrorSummary errors={{ email: 'Enter an email address' }} />);
  await screen.findByText('1 field to fix');
  rerender(<ErrorSummary errors={{ email: 'Enter an email address with an @' }} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await screen.findByText('1 field to fix');
});
