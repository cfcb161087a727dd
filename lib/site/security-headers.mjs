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
    // No text becomes a script or HTML but through the page's own policy (script-loading.mjs).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What files and answers of the API carry: they are no pages, and load nothing. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer. The policy is not among them: two policies both apply, so each prerendered page and
 * file gets its one after the build (page-policies.mjs), and `fileHeaders` serve the paths that are never a page.
 */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // no-referrer would make plain form posts carry 'Origin: null', which the route refuses.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Headers of what is not prerendered. @param {string[]} files names below public/, kept for an hour. */
export const fileHeaders = (files) => {
  const policy = { key: 'Content-Security-Policy', value: FILE_POLICY };
  const kept = { key: 'Cache-Control', value: 'public, max-age=3600' };
  return [
    ...files.map((name) => ({ source: `/${name}`, headers: [policy, kept] })),
    ...['/api/contact', '/healthz', '/_next/static/:path*'].map((source) => ({ source, headers: [policy] })),
  ];
};
