/** @requirement CALLS-05 */
import { isCrossOrigin } from '@/lib/http/cross-origin';

const SITE = 'https://www.site.example';
const HOST = 'site.internal:3000';

test.each([
  // The server's own host, the public origin, and a request without Origin.
  [undefined, HOST, false],
  [SITE, HOST, false],
  ['http://site.internal:3000', HOST, false],
  ['https://site.internal', 'SITE.internal:443', false],
  ['null', HOST, true],
  ['', HOST, true],
  ['https://evil.example', HOST, true],
  ['https://evil.example', undefined, true],
  ['http://www.site.example', HOST, true],
  ['https://www.site.example.evil.example', HOST, true],
  ['http://site.internal:3001', HOST, true],
  ['file://site.internal:3000', HOST, true],
])("the origin '%s' of a request to %s is foreign: %s", (origin, host, isForeign) => {
  const headers = new Headers({ ...(host && { host }), ...(origin !== undefined && { origin }) });
  expect(isCrossOrigin(headers, SITE)).toBe(isForeign);
});
