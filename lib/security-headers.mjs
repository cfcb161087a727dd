/** Origin of the country look-up that this build asks, or nothing when there is none (CURRENCY-05). */
function lookUpOrigin(env) {
  const url = env.NEXT_PUBLIC_GEOLOCATION_URL ?? 'https://ipapi.co/json/';
  return url === '' || env.NEXT_PUBLIC_CURRENCY_DETECTION === 'off' ? [] : [new URL(url).origin];
}

/**
 * The policy of one page.
 *
 * @param {{ scripts?: string[], styles?: string[] }} hashes sources of what stands inline: `'sha256-…'`.
 * @param {Record<string, string | undefined>} env what the build was made with.
 * @returns {string} value of the header.
 */
export function pagePolicy({ scripts = [], styles = [] }, env = process.env) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // Attributes carry measures that differ from place to place; they can neither load nor run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The letter icon's manifest is made in the browser: a page may read it back. It can lead nowhere else.
    'connect-src': ["'self'", 'blob:', ...lookUpOrigin(env)],
    'manifest-src': ["'self'", 'blob:'],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What files and answers of the API carry: they are no pages, and load nothing. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const header = (key, value) => ({ key, value });
const alwaysTls = header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
const noSniffing = header('X-Content-Type-Options', 'nosniff');
const ownPagesOnly = header('Cross-Origin-Resource-Policy', 'same-origin');

/**
 * Headers of every answer but the files below /_next/static. The policy is not among them: two policies both apply,
 * so each prerendered page and file gets its one after the build (page-policies.mjs), and `fileHeaders` serve the
 * paths that are never a page.
 */
export const securityHeaders = [
  alwaysTls,
  noSniffing,
  header('X-Frame-Options', 'DENY'),
  // no-referrer would make plain form posts carry 'Origin: null', which the route refuses.
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
  header(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ),
  header('Cross-Origin-Opener-Policy', 'same-origin'),
  ownPagesOnly,
];

/**
 * Headers of the files below /_next/static, of which a page needs a dozen: those that mean something for a script, a
 * style sheet or a font. The others speak of documents, and would be 3 KB a page over HTTP/1.1.
 */
export const staticHeaders = [
  header('Content-Security-Policy', "default-src 'none'"),
  alwaysTls,
  noSniffing,
  ownPagesOnly,
];

/** Headers of what is not prerendered. @param {string[]} files names below public/, kept for an hour. */
export const fileHeaders = (files) => {
  const policy = { key: 'Content-Security-Policy', value: FILE_POLICY };
  const kept = { key: 'Cache-Control', value: 'public, max-age=3600' };
  return [
    ...files.map((name) => ({ source: `/${name}`, headers: [policy, kept] })),
    ...['/api/contact', '/healthz'].map((source) => ({ source, headers: [policy] })),
  ];
};
