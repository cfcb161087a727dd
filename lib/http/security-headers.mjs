// @ts-check
/**
 * The policy of one page.
 *
 * @param {{ scripts?: string[], styles?: string[], connections?: string[] }} sources in addition to the site itself:
 *   hashes of inline scripts and styles, `'sha256-…'`, and origins that scripts may connect to.
 * @returns {string} value of the header.
 */
export function createPagePolicy({ scripts = [], styles = [], connections = [] }) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // Style attributes hold sizes that differ from element to element; they can neither load nor run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The letter icon's manifest is a blob; the page may read it back.
    'connect-src': ["'self'", 'blob:', ...connections],
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

/** The policy of files and API responses, which load nothing. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @param {string} key @param {string} value */
const header = (key, value) => ({ key, value });
const alwaysTls = header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
const noSniffing = header('X-Content-Type-Options', 'nosniff');
const ownPagesOnly = header('Cross-Origin-Resource-Policy', 'same-origin');

/**
 * Headers of every response outside /_next/static. The policy is not among them, because two policies would both apply:
 * prerendered pages and files get theirs at the end of the build (scripts/build/finish-pages.ts), and `createFileHeaders` cover
 * the paths that are never a page.
 */
export const securityHeaders = [
  alwaysTls,
  noSniffing,
  header('X-Frame-Options', 'DENY'),
  // With no-referrer, plain form posts would carry 'Origin: null', which the route rejects.
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
  header(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ),
  header('Cross-Origin-Opener-Policy', 'same-origin'),
  ownPagesOnly,
];

/**
 * Headers of files below /_next/static, of which a page loads about a dozen: only those that matter for scripts,
 * styles and fonts. The others apply to documents and would add 3 KB a page over HTTP/1.1.
 */
export const staticHeaders = [
  header('Content-Security-Policy', "default-src 'none'"),
  alwaysTls,
  noSniffing,
  ownPagesOnly,
];

/** Make browsers save a document under its name, and search engines prefer its page. */
const downloadHeaders = [header('Content-Disposition', 'attachment'), header('X-Robots-Tag', 'noindex')];

/** Headers of files that are not prerendered. @param {string[]} files names below public/, cached for an hour. */
export const createFileHeaders = (files) => {
  const policy = { key: 'Content-Security-Policy', value: FILE_POLICY };
  const kept = { key: 'Cache-Control', value: 'public, max-age=3600' };
  return [
    ...files.map((name) => ({
      source: `/${name}`,
      headers: [policy, kept, ...(name.startsWith('downloads/') ? downloadHeaders : [])],
    })),
    ...['/api/contact', '/healthz', '/readyz', '/metrics'].map((source) => ({ source, headers: [policy] })),
  ];
};
