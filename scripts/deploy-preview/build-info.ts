import { execFileSync } from 'node:child_process';

/** Variables in which hosts and build services name them, in order of preference. */
const COMMIT = 'VERCEL_GIT_COMMIT_SHA CF_PAGES_COMMIT_SHA COMMIT_REF CI_COMMIT_SHA GITHUB_SHA';
const BRANCH =
  'VERCEL_GIT_COMMIT_REF CF_PAGES_BRANCH HEAD CI_COMMIT_REF_NAME GITHUB_HEAD_REF GITHUB_REF_NAME';

function read(names: string, ...args: string[]): string {
  const set = names.split(' ').find((name) => process.env[name]);
  if (set) return process.env[set] ?? '';
  try {
    return execFileSync('git', ['rev-parse', ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** What a build is made from, by the build service's environment, else by git: 'main at 1a2b3c4'. */
export function readBuild(): string {
  const [commit, branch] = [read(COMMIT, 'HEAD'), read(BRANCH, '--abbrev-ref', 'HEAD')];
  // A detached checkout has no branch.
  return `${branch === 'HEAD' ? 'unknown' : branch} at ${commit.slice(0, 7)}`;
}
