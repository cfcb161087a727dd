import 'server-only';
import { execFileSync } from 'node:child_process';

/** Which sources a build was made from; what nothing tells is left out. */
export type BuildInfo = { commit?: string; branch?: string };

/** Variables in which hosts and build services name them, in the order of asking. */
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
    // No git, or no repository: an archive was built.
    return undefined;
  }
}

/**
 * Commit and branch of this build, from the environment of the build service, else from git.
 *
 * @param ask runs git with some arguments; undefined when it cannot tell.
 */
export function readBuild(env: NodeJS.ProcessEnv = process.env, ask: typeof git = git): BuildInfo {
  const given = (names: readonly string[]) => names.map((name) => env[name]).find(Boolean);
  const commit = given(COMMIT) ?? ask('rev-parse', 'HEAD');
  const branch = given(BRANCH) ?? ask('rev-parse', '--abbrev-ref', 'HEAD');
  return {
    ...(commit && { commit: commit.slice(0, 7) }),
    // A checkout of a commit alone has no branch.
    ...(branch && branch !== 'HEAD' && { branch }),
  };
}
