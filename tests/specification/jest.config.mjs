import config from '../../jest.config.mjs';

/** `npm run test:specification`: the values that the client's brief fixes. */
export default async () => {
  const {
    projects: [node],
  } = await config();
  return { ...node, rootDir: '../..', testMatch: ['<rootDir>/tests/specification/*.test.ts'] };
};
