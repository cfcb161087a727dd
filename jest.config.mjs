import nextJest from 'next/jest.js';

// Dates must not depend on where a test runs: midnight of a day in UTC is the day before in this zone.
process.env.TZ = 'America/Los_Angeles';

const createConfig = nextJest({ dir: import.meta.dirname });

/** Jest transforms these packages because they are ES modules only. */
const TRANSLATED = [
  '(remark|rehype|micromark|mdast-util|hast-util|unist-util|vfile|character-(entities|reference))[\\w-]*',
  'parse5|entities|direction|bcp-47-match|css-selector-parser|nth-check|boolbase|hastscript|unified|bail|trough|is-plain-obj|devlop|decode-named-character-reference|ccount|zwitch',
  'collapse-white-space|html-(void-elements|whitespace-sensitive-tag-names)|trim-(trailing-)?lines',
  '(comma|space)-separated-tokens|property-information|web-namespaces',
  'hucre|typescript',
  'escape-string-regexp|stemmer|markdown-table|longest-streak|(parse|stringify)-entities|is-(alpha|deci|hexadeci)\\w+',
].join('|');

const config = createConfig({
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The package throws outside a server build; tests run server modules on purpose.
    '^server-only$': '<rootDir>/tests/support/empty-module.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.test-output'],
});

/** Tests of components, in `.tsx` files, have a document; all others start faster without one. */
export default async () => {
  const shared = { ...(await config()), transformIgnorePatterns: [`/node_modules/(?!(${TRANSLATED})/)`] };
  return {
    // Property tests share the machine with the build, and it may be slow.
    testTimeout: 60_000,
    // Of two cores Jest would leave one idle.
    maxWorkers: '100%',
    projects: [
      { ...shared, testEnvironment: 'node', testMatch: ['<rootDir>/tests/unit/**/*.test.ts'] },
      {
        ...shared,
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
        setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/support/jest-setup-jsdom.ts'],
      },
    ],
  };
};
