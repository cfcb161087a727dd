import type { Build } from '../server/build-info';

/** What only the server's own code can tell the page /preview. */
export type BuildStatus = { build: Build; missingSettings: string[] };
