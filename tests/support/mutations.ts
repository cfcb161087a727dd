import fc from 'fast-check';

/** A request as it goes over the line. */
export type Probe = { method: string; path: string; headers: [name: string, value: string][]; body: string };

/** Sent in queries, headers and bodies; it must never appear in the log. */
export const MARK = 'mArKeR-e50d';
/** Sent in bodies only; it must not appear in responses. (A redirect repeats the query.) */
export const BODY_MARK = `${MARK}-body`;

const inquiry = JSON.stringify({
  name: `Ada ${BODY_MARK}`,
  email: 'ada@visitor.example',
  company: BODY_MARK,
  phone: '',
  service: 'ai-training',
  inquiryType: 'quote',
  message: BODY_MARK,
  elapsedMs: 9_000,
  page: '/faq',
});
const form = new URLSearchParams(Object.entries(JSON.parse(inquiry) as Record<string, string>)).toString();

const get = (path: string, ...headers: Probe['headers']): Probe => ({
  method: 'GET',
  path,
  headers,
  body: '',
});
const post = (path: string, type: string, body: string): Probe => ({
  method: 'POST',
  path,
  headers: [
    ['Content-Type', type],
    ['Accept', 'application/json'],
  ],
  body,
});

/** One valid request of each kind that the site answers. */
export const VALID: readonly Probe[] = [
  ...['/', '/faq', '/contact', '/case-studies', '/services/ai-training', '/solutions/industries'].map(
    (path) => get(path),
  ),
  get(`/blog?q=${MARK}&page=2`),
  get('/blog/page/2'),
  get('/case-studies/retail-customer-insights'),
  get('/case-studies/none'),
  get('/faq', ['RSC', '1'], ['Next-Router-Prefetch', '1']),
  get('/services/ai-training.md'),
  get('/og/services.png'),
  get('/downloads/ai-implementation-guide.pdf', ['Range', 'bytes=0-99']),
  get('/logo192.png', ['If-None-Match', 'W/"x"']),
  ...[
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/assistant.json',
    '/passages.json',
    '/llms.txt',
  ].map((path) => get(path)),
  ...['/healthz', '/readyz', '/metrics', '/.well-known/security.txt'].map((path) => get(path)),
  post('/api/contact', 'application/json', inquiry),
  post('/api/contact', 'application/json', inquiry),
  post('/api/contact', 'application/x-www-form-urlencoded', form),
  { ...post('/api/contact', 'application/json', ''), method: 'OPTIONS' },
];

const hex = (char: string) => char.charCodeAt(0).toString(16).padStart(2, '0');
const put = (text: string, at: number, length: number, piece: string) => {
  const place = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, place) + piece + text.slice(place + length);
};
const charAt = (text: string, at: number) => text.charAt(at % Math.max(1, text.length)) || '/';

const METHODS = 'GET HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND'.split(' ');
const PIECES = [
  ...'.. . // %2e%2e %2F %5c %00 %0A %ff %25 % ; .md .html ~ @ : , ! $ & = + /. /index'.split(' '),
  ...`__proto__ constructor _next/static _next/data _global-error _not-found etc/passwd .env ${MARK}`.split(
    ' ',
  ),
  ...[`?${MARK}`, '?next=//evil.example', '//evil.example/', 'api/contact', '[slug]', '(.)'],
];
const NAMES =
  'Connection Upgrade HTTP2-Settings Host X-Forwarded-Host X-Forwarded-Proto X-Forwarded-For Forwarded Origin Referer Range Cookie RSC ' +
  'Next-Router-State-Tree Next-Router-Prefetch Next-Router-Segment-Prefetch Next-Action Next-Url X-Nextjs-Data ' +
  'X-Matched-Path X-Now-Route-Matches X-Middleware-Subrequest X-Middleware-Rewrite X-Invoke-Path X-Invoke-Status ' +
  'X-HTTP-Method-Override Content-Type Content-Encoding Accept Accept-Encoding If-None-Match If-Modified-Since ' +
  'Authorization Expect X-Prerender-Revalidate Purpose';
const VALUES = [
  ...'evil.example https://evil.example http://127.0.0.1 1 0 -1 null */* bytes=0-1 bytes=9-1 gzip __proto__'.split(
    ' ',
  ),
  ...[
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ],
  ...[
    'middleware:middleware',
    '%5B%22%22%5D',
    '["",{"children":["x",{}]}]',
    '100-continue',
    'Upgrade',
    'h2c',
    'websocket',
    '__prerender_bypass=x; __next_preview_data=y',
    '',
    MARK,
    'a'.repeat(4000),
  ],
];

/** What a field may hold instead, in JSON: what would smuggle something into a mail, and what is no text. */
const FIELD_VALUES = [
  ...[
    '\r\nBcc: v@evil.example',
    '\n.\r\nRCPT TO:<v@evil.example>\r\n',
    ', v@evil.example',
    '\0',
    '\u2028',
    '\ud83d',
  ],
  ...[
    '=?utf-8?q?=0D=0ABcc:_v@evil.example?=',
    '=?utf-8?B?4oCuZ3BqLmV4ZeKArA==?=',
    '\u202e\x1b[2J',
    '🔥'.repeat(500),
  ],
]
  .map((text) => JSON.stringify(BODY_MARK + text))
  .concat('null', '5', '""', '[]', '{}', '"__proto__"', '-1', 'true');

/** A change of one place of a request. */
type Mutation = (probe: Probe) => Probe;
const place = fc.nat(10_000);
const onPath =
  (change: (path: string) => string): Mutation =>
  (probe) => ({ ...probe, path: change(probe.path) });
const onBody =
  (change: (body: string) => string): Mutation =>
  (probe) => ({ ...probe, body: change(probe.body) });

/** Both headers of an upgrade, on any request. */
const upgraded =
  (protocol: string): Mutation =>
  (probe) => ({ ...probe, headers: [...probe.headers, ['Connection', 'Upgrade'], ['Upgrade', protocol]] });

/** A path that leaves a prefix by dot segments. */
const leaving = (prefix: string, dots: string) => onPath((path) => `${prefix}${dots}${path}`);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constantFrom('websocket', 'h2c', 'x').map(upgraded),
  fc
    .tuple(
      fc.constantFrom(
        '/api/',
        '/api/contact/',
        '/_next/static/',
        '/downloads/',
        '/case-studies/',
        '/markdown/',
      ),
      fc.constantFrom('..', '../..', '%2e%2e', '.%2E', '..%2f..', './/..'),
    )
    .map(([prefix, dots]) => leaving(prefix, dots)),
  // Encodings of the path: one character, in either letter case, or twice.
  {
    weight: 4,
    arbitrary: fc
      .tuple(place, fc.constantFrom('%', '%25', '%%'))
      .map(([at, sign]) => onPath((path) => put(path, at, 1, sign + hex(charAt(path, at))))),
  },
  place.map((at) => onPath((path) => put(path, at, 1, `%${hex(charAt(path, at)).toUpperCase()}`))),
  place.map((at) => onPath((path) => put(path, at, 1, charAt(path, at).toUpperCase()))),
  fc.tuple(place, fc.constantFrom(...PIECES)).map(([at, piece]) => onPath((path) => put(path, at, 0, piece))),
  fc.constantFrom(...PIECES).map((piece) => onPath((path) => path + piece)),
  fc.constantFrom('*', 'http://evil.example/faq', 'http://', 'HTTPS://x').map((path) => onPath(() => path)),
  fc.constantFrom(...METHODS).map(
    (method): Mutation =>
      (probe) => ({ ...probe, method }),
  ),
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...NAMES.split(' ')), fc.constantFrom(...VALUES), fc.boolean()).map(
      ([name, value, replace]): Mutation =>
        (probe) => ({
          ...probe,
          headers: [...probe.headers.filter(([known]) => !replace || known !== name), [name, value]],
        }),
    ),
  },
  place.map(
    (at): Mutation =>
      (probe) => ({ ...probe, headers: probe.headers.filter((_, index) => index !== at % 3) }),
  ),
  // The order of headers and of what is in the body.
  fc.constant((probe: Probe): Probe => ({ ...probe, headers: [...probe.headers].reverse() })),
  place.map((at) => onBody((body) => put(body, at, 0, body))),
  place.map((at) => onBody((body) => body.slice(0, at % Math.max(1, body.length)))),
  fc
    .tuple(
      place,
      fc.constantFrom(
        '=?utf-8?B?4oCu?=',
        '"',
        '\\',
        '\0',
        '\u202e',
        '\ud800',
        '{',
        ']',
        '&',
        '%',
        '%ff',
        BODY_MARK,
        '1e999',
      ),
    )
    .map(([at, piece]) => onBody((body) => put(body, at, 1, piece))),
  fc
    .constantFrom('', 'null', '[]', '0', '{"__proto__":{"polluted":1}}', '[[[[', BODY_MARK)
    .map((body) => onBody(() => body)),
  fc
    .tuple(
      fc.constantFrom('name', 'email', 'message', 'service', 'elapsedMs', 'page'),
      fc.constantFrom(...FIELD_VALUES),
    )
    .map(([name, value]) =>
      onBody((body) => body.replace(new RegExp(`"${name}":("[^"]*"|\\d+)`), `"${name}":${value}`)),
    ),
);

/** A valid request with up to four mutations. */
export const mutated: fc.Arbitrary<Probe> = fc
  .tuple(fc.constantFrom(...VALID), fc.array(mutation, { minLength: 0, maxLength: 4 }))
  .map(([valid, mutations]) => mutations.reduce((probe, change) => change(probe), valid));
