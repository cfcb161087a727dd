import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: import.meta.dirname });

export default createConfig({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The marker package throws outside a server build; tests run the server's modules on purpose.
    '^server-only$': '<rootDir>/tests/support/empty.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.test-output'],
});
