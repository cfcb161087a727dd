import 'server-only';
import { execFileSync } from 'node:child_process';

/** The sources of a build; unknown values are left out. */
export type BuildInfo = { commit?: string; branch?: string };

/** Variables in which hosts and build services name them, in order of preference. */
const COMMIT = ['VERCEL_GIT_COMMIT_SHA', 'CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'CI_COMMIT_SHA', 'GITHUB_SHA'];
const BRANCH = [
  'VERCEL_GIT_COMMIT_REF',
  'CF_PAGES_BRANCH',
  'HEAD',
  'CI_COMMIT_REF_NAME',
  'GITHUB_HEAD_REF',
  'GITHUB_REF_NAME',
];

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // There is no git, or no repository.
    return undefined;
  }
}

/** Commit and branch of this build, from the build service's environment, else from git. */
export function readBuild(): BuildInfo {
  const readFirst = (names: readonly string[]) => names.map((name) => process.env[name]).find(Boolean);
  const commit = readFirst(COMMIT) ?? git('rev-parse', 'HEAD');
  const branch = readFirst(BRANCH) ?? git('rev-parse', '--abbrev-ref', 'HEAD');
  return {
    ...(commit && { commit: commit.slice(0, 7) }),
    // A detached checkout has no branch.
    ...(branch && branch !== 'HEAD' && { branch }),
  };
}
