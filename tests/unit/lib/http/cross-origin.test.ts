/** @requirement CALLS-05 */
import { isCrossOrigin } from '@/lib/http/cross-origin';

const SITE = 'https://www.site.example';
const foreign = (origin: string | undefined, host = 'site.internal:3000') =>
  isCrossOrigin(new Headers({ host, ...(origin !== undefined && { origin }) }), SITE);

test('accepts the server’s own host, the public origin and a request without Origin', () => {
  expect(foreign(undefined)).toBe(false);
  expect(foreign(SITE)).toBe(false);
  expect(foreign('http://site.internal:3000')).toBe(false);
  expect(foreign('https://site.internal:3000')).toBe(false);
  expect(foreign('https://site.internal', 'site.internal:443')).toBe(false);
  expect(foreign('https://site.internal', 'SITE.internal')).toBe(false);
});

test.each([
  'null',
  '',
  'https://evil.example',
  'http://www.site.example',
  'https://www.site.example.evil.example',
  'http://site.internal',
  'http://site.internal:3001',
  'file://site.internal:3000',
  'https://',
])("the origin '%s' is foreign", (origin) => {
  expect(foreign(origin)).toBe(true);
});

test('refuses every other origin when there is no Host', () => {
  expect(isCrossOrigin(new Headers({ origin: 'https://evil.example' }), SITE)).toBe(true);
});
