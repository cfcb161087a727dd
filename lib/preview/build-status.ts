import type { BuildInfo } from '../server/build-info';

/** What only the server's code can report to the page /preview. */
export type BuildStatus = { build: BuildInfo; missingSettings: string[] };
