/** @requirement CASES-07 ENTITIES-03 */
import { splitResult } from '@/lib/case-studies/result-line';

test.each([
  ['85% less staff time, down from 42 minutes to 6.', '85%', 'less staff time, down from 42 minutes to 6.'],
  ['4 days to a weekly view that took a month.', '4 days', 'to a weekly view that took a month.'],
  ['1 planned stop instead of two.', '1', 'planned stop instead of two.'],
  ['3x as many reports name a cause.', '3x', 'as many reports name a cause.'],
  ['36 of 40 lawyers use the tools.', '36 of 40', 'lawyers use the tools.'],
  ['120,000+ hours saved', '120,000+ hours', 'saved'],
  ['$1,500.50 saved', '$1,500.50', 'saved'],
  ['15-30% more throughput', '15-30%', 'more throughput'],
  ['+28%', '+28%', ''],
  ['Fewer errors', '', 'Fewer errors'],
])('%j has the leading figure %j and the rest %j', (result, figure, rest) => {
  expect(splitResult(result)).toEqual({ figure, rest });
});
