// A second build beside the first (tests build a variant) needs a folder of its own.
const distDir = process.env.NEXT_DIST_DIR || '.next';

/** @type {import('next').NextConfig} */
export default {
  distDir,
  poweredByHeader: false,
  reactStrictMode: true,
  // A stray package.json above the checkout must not become the root.
  turbopack: { root: import.meta.dirname },
};
