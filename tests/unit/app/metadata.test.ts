import { resultTitle } from '@/app/_lib/metadata';

test('the company’s name follows a title only where a search result has room for both', () => {
  const titled = (title: string) => resultTitle(title);
  expect(titled('Cookies')).toBe('Cookies | Emberlane');
  expect(titled('x'.repeat(48))).toBe(`${'x'.repeat(48)} | Emberlane`);
  expect(titled('x'.repeat(49))).toBe('x'.repeat(49));
});
