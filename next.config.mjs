import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import {
  createFileHeaders,
  createPagePolicy,
  securityHeaders,
  staticHeaders,
} from './lib/http/security-headers.mjs';

const publicFiles = () =>
  readdirSync(join(import.meta.dirname, 'public'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.includes('.'));

// Previews also send X-Robots-Tag, which covers files that are not HTML.
const preview = process.env.SITE_PREVIEW === '1';

/** Packages that no running server loads; those after `subset-font` are its dependencies. */
const buildOnly = [
  'sharp',
  '@img',
  '@fontsource-variable',
  'subset-font',
  'fontverter',
  'harfbuzzjs',
  'p-limit',
  'pako',
  'wawoff2',
  'woff2sfnt-sfnt2woff',
  'yocto-queue',
];

// A stray package.json above the checkout must not become the root; the tests' second build is inside the checkout.
const root = process.env.TURBOPACK_ROOT || import.meta.dirname;

/** Loads a TypeScript file: only in the build and in `next dev`, since a server has no compiler. @param {string} path */
const importTypeScript = async (path) => (await import('tsx/esm/api')).tsImport(path, import.meta.url);

/** @type {import('next').NextConfig} */
const config = {
  // Checks content before the build, and writes policies and Markdown versions after it.
  adapterPath: join(import.meta.dirname, 'scripts/build/adapter.mjs'),
  poweredByHeader: false,
  // Inlined at build time; environment variables at run time do not change them.
  env: {
    SITE_PREVIEW: preview ? '1' : '',
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  },
  reactStrictMode: true,
  // A host that installs no development packages cannot check the types of tests; each pull request has done so.
  typescript: { ignoreBuildErrors: !existsSync(join(import.meta.dirname, 'node_modules/jest')) },
  // Only deploy previews have the bar and the page /preview: files such as route.preview.ts.
  ...(preview && { pageExtensions: ['preview.tsx', 'preview.ts', 'tsx', 'ts'] }),
  // The build makes every image. The image optimizer would spend processor time on anyone's request, and its responses
  // differ by query, which caches leave out of their keys. Without a size for its cache on disk it makes no folder, which
  // fails with a line in the log for each request where the server may not write.
  images: { unoptimized: true, maximumDiskCacheSize: 0 },
  // These load files and WebAssembly of their own, which a bundle would lose.
  serverExternalPackages: ['subset-font', 'prom-client'],
  outputFileTracingRoot: root,
  // The middleware reads no body. By default Next.js would keep ten megabytes of each for it.
  experimental: {
    proxyClientMaxBodySize: '64kb',
    globalNotFound: true,
    // Each theme would set two variables for light-dark(), which no style calls.
    lightningCssFeatures: { exclude: ['light-dark'] },
  },
  // The build makes images and fonts, so the standalone folder needs neither drawings nor the packages that make them.
  outputFileTracingExcludes: {
    '*': ['content/**/*', ...buildOnly.map((name) => `**/node_modules/${name}/**/*`)],
  },
  turbopack: {
    root,
    // The build's CSS parser does not know this selector yet. A browser that does not know it either skips its rules.
    ignoreIssue: [{ path: '**/article.module.css', description: /target-current/ }],
  },
  redirects: async () => {
    const { redirects } = await importTypeScript('./content/site/redirects.ts');
    return redirects.map((/** @type {{ from: string, to: string }} */ { from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    }));
  },
  // The Markdown version of each page has the page's address with '.md' (app/markdown).
  rewrites: async () => ({
    // Next.js prerenders its page for errors of the root layout at this URL, where it would respond with 500.
    beforeFiles: [{ source: '/_global-error', destination: '/_not-found' }],
    afterFiles: [{ source: '/:path*.md', destination: '/markdown/:path*' }],
    fallback: [],
  }),
  headers: async () => [
    ...createFileHeaders(publicFiles()),
    {
      // The links that browsers may prefetch (Speculation Rules API). No page is prerendered by them.
      source: '/speculation-rules.json',
      headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
    },
    { source: '/_next/static/:path*', headers: staticHeaders },
    {
      source: '/((?!_next/static/).*)',
      headers: [
        ...securityHeaders,
        preview
          ? { key: 'X-Robots-Tag', value: 'noindex, nofollow' }
          : { key: 'Speculation-Rules', value: '"/speculation-rules.json"' },
      ],
    },
  ],
};

/**
 * The build also writes .next/standalone (scripts/build/standalone.ts completes it). `next start` serves the build
 * itself, and would warn if it knew of that folder.
 */
export default (/** @type {string} */ phase) => ({
  ...config,
  ...(phase === PHASE_PRODUCTION_BUILD && { output: 'standalone' }),
  // A page's policy contains hashes, which are known after the build.
  ...(phase === PHASE_DEVELOPMENT_SERVER && {
    headers: async () => {
      const { listLookupOrigins } = await importTypeScript('./lib/currency/detect.ts');
      // Tools of `next dev` inject scripts and styles, and use a WebSocket.
      const policy = createPagePolicy({
        scripts: ["'unsafe-inline'", "'unsafe-eval'"],
        styles: ["'unsafe-inline'"],
        connections: [...listLookupOrigins(process.env), 'ws:', 'wss:'],
      });
      return [
        ...(await config.headers()),
        { source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: policy }] },
      ];
    },
  }),
});
