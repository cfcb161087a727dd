/** @requirement DECISIONS-13 */
import { checkRedirects } from '@/lib/content/redirects';

const pages = ['/', '/about', '/contact'];
const check =
  (...redirects: { from: string; to: string }[]) =>
  () =>
    checkRedirects(redirects, pages);

test('an old address may lead to a page', () => {
  expect(check({ from: '/company', to: '/about' }, { from: '/team', to: '/about' })).not.toThrow();
});

test.each([
  [
    'a chain',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/about' },
    ],
    "'/b' is redirected itself. Name the last address of the chain.",
  ],
  ['a loop', [{ from: '/a', to: '/a' }], "'/a' is redirected itself."],
  [
    'a target that does not exist',
    [{ from: '/a', to: '/nowhere' }],
    "there is no page at '/nowhere'. Name an address that exists.",
  ],
  ['an old address that is a page', [{ from: '/about', to: '/contact' }], 'is a page of the site.'],
  [
    'an old address that stands twice',
    [
      { from: '/a', to: '/about' },
      { from: '/a', to: '/contact' },
    ],
    'stands here twice.',
  ],
])('%s stops the build', (_, redirects, message) => {
  expect(check(...redirects)).toThrow(message);
  expect(check(...redirects)).toThrow(/content\/site\/redirects\.ts, entry '/);
});
