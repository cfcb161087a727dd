// @ts-check
/**
 * Origin of the country lookup that this build asks, or nothing when there is none.
 *
 * @param {Record<string, string | undefined>} env
 */
function lookupOrigin(env) {
  const url = env.NEXT_PUBLIC_GEOLOCATION_URL ?? 'https://ipapi.co/json/';
  return url === '' || env.NEXT_PUBLIC_CURRENCY_DETECTION === 'off' ? [] : [new URL(url).origin];
}

/**
 * Whether browsers report failures to the site (lib/reports/browser-script.ts).
 *
 * @param {Record<string, string | undefined>} env
 */
export const reportsOn = (env = process.env) => env.BROWSER_REPORTS === '1';

/**
 * The policy of one page.
 *
 * @param {{ scripts?: string[], styles?: string[], connections?: string[] }} sources beside the site itself: what
 *   stands inline by its hash, `'sha256-…'`.
 * @param {Record<string, string | undefined>} env what the build was made with.
 * @returns {string} value of the header.
 */
export function pagePolicy({ scripts = [], styles = [], connections = [] }, env = process.env) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // Attributes carry measures that differ from place to place; they can neither load nor run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The letter icon's manifest is made in the browser: a page may read it back. It can lead nowhere else.
    'connect-src': ["'self'", 'blob:', ...lookupOrigin(env), ...connections],
    'manifest-src': ["'self'", 'blob:'],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The older of the two names its address itself.
    ...(reportsOn(env) && { 'report-uri': ['/api/reports'], 'report-to': ['default'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy of `next dev`, whose tools write scripts and styles into the page and hear of changes by a socket. */
export const developmentPolicy = () =>
  pagePolicy({
    scripts: ["'unsafe-inline'", "'unsafe-eval'"],
    styles: ["'unsafe-inline'"],
    connections: ['ws:', 'wss:'],
  });

/** What files and answers of the API carry: they are no pages, and load nothing. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * @param {string} key
 * @param {string} value
 */
const header = (key, value) => ({ key, value });
const alwaysTls = header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
const noSniffing = header('X-Content-Type-Options', 'nosniff');
/** Where browsers send what they report by themselves: crashes, deprecations and refusals of the policy. */
export const reportingEndpoints = header('Reporting-Endpoints', 'default="/api/reports"');
const ownPagesOnly = header('Cross-Origin-Resource-Policy', 'same-origin');

/**
 * Headers of every answer but the files below /_next/static. The policy is not among them: two policies both apply,
 * so each prerendered page and file gets its one at the end of the build (scripts/build/pages.ts), and `fileHeaders`
 * serve the paths that are never a page.
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

/** A document is to be saved, and its page is what a search should find. @param {string} name below public/ */
const downloadHeaders = (name) =>
  name.startsWith('downloads/')
    ? [
        header('Content-Disposition', `attachment; filename="${name.slice('downloads/'.length)}"`),
        header('X-Robots-Tag', 'noindex'),
      ]
    : [];

/** Headers of what is not prerendered. @param {string[]} files names below public/, kept for an hour. */
export const fileHeaders = (files) => {
  const policy = { key: 'Content-Security-Policy', value: FILE_POLICY };
  const kept = { key: 'Cache-Control', value: 'public, max-age=3600' };
  return [
    ...files.map((name) => ({ source: `/${name}`, headers: [policy, kept, ...downloadHeaders(name)] })),
    ...['/api/contact', '/api/reports', '/healthz', '/readyz', '/metrics'].map((source) => ({
      source,
      headers: [policy],
    })),
  ];
};
