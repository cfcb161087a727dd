/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // A stray package.json above the checkout must not become the root; the test run's variant lives below it.
  turbopack: { root: process.env.TURBOPACK_ROOT || import.meta.dirname },
};
