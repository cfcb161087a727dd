import { render, screen } from '@testing-library/react';
import { ResultLine } from '@/components/case-studies/result-line';

test.each([
  ['85% less time per file, 42 minutes to 6.', '85%'],
  ['4 days to a weekly view that took a month.', '4 days'],
  ['3 weeks of warning before the failure.', '3 weeks'],
  ['$1,200 saved each month.', '$1,200'],
  ['15-30% more throughput.', '15-30%'],
  ['2 people moved from typing to checking.', '2'],
])('the figure of "%s" is strong: %s', (result, figure) => {
  const { container } = render(<ResultLine result={result} />);
  expect(screen.getByRole('strong')).toHaveTextContent(figure);
  expect(screen.getByRole('strong').textContent).toBe(figure);
  expect(container).toHaveTextContent(result);
});
