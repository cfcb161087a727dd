import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import {
  developmentPolicy,
  fileHeaders,
  reportingEndpoints,
  reportsOn,
  securityHeaders,
  staticHeaders,
} from './lib/http/security-headers.mjs';

const publicFiles = () =>
  readdirSync(join(import.meta.dirname, 'public'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.includes('.'));

// A preview asks crawlers to leave in the header too, which covers files that are no pages.
const preview = process.env.SITE_PREVIEW === '1';

/** Packages that no running server loads; those after `subset-font` come with it. */
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

// A stray package.json above the checkout must not become the root; the test run's variant lives below it.
const root = process.env.TURBOPACK_ROOT || import.meta.dirname;

/** What the framework looks for when an import names no extension. */
const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/** @type {import('next').NextConfig} */
const config = {
  // Documents, policies and Markdown alternates belong to the build.
  adapterPath: join(import.meta.dirname, 'scripts/build/adapter.mjs'),
  poweredByHeader: false,
  // Fixed by the build, also for what runs later: a server's own setting cannot turn one into the other.
  env: {
    SITE_PREVIEW: preview ? '1' : '',
    BROWSER_REPORTS: reportsOn() ? '1' : '',
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  },
  reactStrictMode: true,
  // Files such as route.preview.ts are part of a preview, and of no other build.
  ...(preview && { pageExtensions: ['preview.tsx', 'preview.ts', 'tsx', 'ts'] }),
  // The build makes every picture. The image server would spend a processor on whoever asks, and its answers
  // differ by query, which caches in front leave out of their keys.
  images: { unoptimized: true },
  // It runs at build time only, and loads files and WebAssembly of its own that a bundle would lose.
  serverExternalPackages: ['subset-font', 'prom-client'],
  outputFileTracingRoot: root,
  // The middleware reads no body. Without this, ten megabytes of each would be kept for it.
  experimental: { proxyClientMaxBodySize: '64kb' },
  // Pictures, fonts and documents are made by the build, so the standalone folder need not carry what makes them.
  outputFileTracingExcludes: { '*': buildOnly.map((name) => `**/node_modules/${name}/**/*`) },
  // In a preview, marks.preview.ts stands in for marks.ts.
  turbopack: { root, ...(preview && { resolveExtensions: ['.preview.tsx', '.preview.ts', ...extensions] }) },
  // content/site/redirects.ts, but for the one that the middleware answers. Only a build or `next dev` calls this.
  redirects: async () => {
    const { tsImport } = await import('tsx/esm/api');
    const { redirects } = await tsImport('./content/site/redirects.ts', import.meta.url);
    return redirects
      .filter((/** @type {{ from: string }} */ { from }) => from !== '/solutions/industries')
      .map((/** @type {{ from: string, to: string }} */ { from, to }) => ({
        source: from,
        destination: to,
        permanent: true,
      }));
  },
  // Each page has a Markdown alternate at its own address with '.md' (app/markdown).
  rewrites: async () => ({
    // The framework's page for errors of the root layout is no address of the site, and would answer 500.
    beforeFiles: [{ source: '/_global-error', destination: '/_not-found' }],
    afterFiles: [{ source: '/:path*.md', destination: '/markdown/:path*' }],
    fallback: [],
  }),
  headers: async () => [
    ...fileHeaders(publicFiles()),
    { source: '/_next/static/:path*', headers: staticHeaders },
    {
      source: '/((?!_next/static/).*)',
      headers: [
        ...securityHeaders,
        ...(reportsOn() ? [reportingEndpoints] : []),
        preview
          ? { key: 'X-Robots-Tag', value: 'noindex, nofollow' }
          : { key: 'Speculation-Rules', value: '"/speculation-rules.json"' },
      ],
    },
  ],
};

/**
 * The build also writes .next/standalone, a folder that runs by itself (scripts/build/standalone.ts completes it).
 * `next start` keeps serving the build itself; told of the folder, it would warn that it does not.
 */
export default (/** @type {string} */ phase) => ({
  ...config,
  ...(phase === PHASE_PRODUCTION_BUILD && { output: 'standalone' }),
  // The policy of a page holds hashes, which only its build knows.
  ...(phase === PHASE_DEVELOPMENT_SERVER && {
    headers: async () => [
      ...(await config.headers()),
      { source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: developmentPolicy() }] },
    ],
  }),
});
