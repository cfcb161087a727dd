import 'server-only';
import { execFileSync } from 'node:child_process';

/** The sources of a build; unknown values are left out. */
export type BuildInfo = { commit?: string; branch?: string };

/** Variables in which hosts and build services name them, in order of preference. */
const COMMIT = 'VERCEL_GIT_COMMIT_SHA CF_PAGES_COMMIT_SHA COMMIT_REF CI_COMMIT_SHA GITHUB_SHA';
const BRANCH =
  'VERCEL_GIT_COMMIT_REF CF_PAGES_BRANCH HEAD CI_COMMIT_REF_NAME GITHUB_HEAD_REF GITHUB_REF_NAME';

function read(names: string, ...args: string[]): string | undefined {
  try {
    const [set] = names.split(' ').flatMap((name) => process.env[name] || []);
    return set ?? execFileSync('git', ['rev-parse', ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** Commit and branch of this build, from the build service's environment, else from git. */
export function readBuild(): BuildInfo {
  const [commit, branch] = [read(COMMIT, 'HEAD'), read(BRANCH, '--abbrev-ref', 'HEAD')];
  // A detached checkout has no branch.
  return { ...(commit && { commit: commit.slice(0, 7) }), ...(branch && branch !== 'HEAD' && { branch }) };
}
