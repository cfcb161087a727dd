/** @requirement DECISIONS-13 */
import { redirectFindings } from '@/lib/content-check/report/links';

const pages = ['/', '/about', '/contact'];
const files = ['/downloads/plan.pdf'];
const said = (...redirects: { from: string; to: string }[]) =>
  redirectFindings(redirects, (address) => [...pages, ...files].includes(address), pages).map(
    ({ message }) => message,
  );

test('an old address may lead to a page, and a renamed document to its new file', () => {
  expect(
    said({ from: '/company', to: '/about' }, { from: '/downloads/old.pdf', to: '/downloads/plan.pdf' }),
  ).toEqual([]);
});

test.each([
  [
    'a chain',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/about' },
    ],
    "'/b' is redirected itself.",
  ],
  ['a loop', [{ from: '/a', to: '/a' }], "'/a' is redirected itself."],
  [
    'a target that does not exist',
    [{ from: '/a', to: '/abuot' }],
    "nothing at '/abuot'. Did you mean '/about'?",
  ],
  [
    'a document that does not exist',
    [{ from: '/a', to: '/downloads/gone.pdf' }],
    "nothing at '/downloads/gone.pdf'.",
  ],
  ['an old address that is a page', [{ from: '/about', to: '/contact' }], 'the site has that address.'],
  [
    'an old address twice',
    [
      { from: '/a', to: '/about' },
      { from: '/a', to: '/contact' },
    ],
    'it is here twice.',
  ],
])('%s is named', (_, redirects, message) => {
  expect(said(...redirects)).toEqual([expect.stringContaining(message)]);
});
