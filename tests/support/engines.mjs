import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the fault tests run beside the site. Each is named by a variable, else looked for by its programs' names. */
const ENGINES = {
  redis: {
    variable: 'REDIS_SERVER_PATH',
    programs: ['redis-server', 'valkey-server'],
    packages: ['redis-server'],
    untested: 'there is no redis-server, so what several servers share was not checked',
  },
  nginx: {
    variable: 'NGINX_PATH',
    programs: ['nginx'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    untested: 'there is no nginx, so replicas behind a proxy were not checked',
  },
};

function onPath(name) {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const found = spawnSync('which', [name], { encoding: 'utf8', env });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/**
 * Finds an engine that is there already.
 *
 * @param {'redis' | 'nginx'} name
 * @returns {string | null} its path; null, after a loud line, when there is none.
 * @throws {Error} instead of null where CI is set: there nothing may be left out.
 */
export function findEngine(name) {
  const { variable, programs, untested } = ENGINES[name];
  const named = process.env[variable];
  const found = named && existsSync(named) ? named : programs.map(onPath).find(Boolean);
  if (found) return found;
  if (process.env.CI)
    throw new Error(`${untested}; set ${variable}, or run as root where apt-get has packages`);
  console.warn(`NOT TESTED: ${untested}.`);
  return null;
}

/**
 * Gets what is missing as Debian's packages where this process may install them. Once, before the tests start:
 * two workers of a test run would meet at the lock of the package manager.
 *
 * @returns {string[]} what can not be tested, a line for each missing engine.
 */
export function installEngines() {
  const missing = () =>
    Object.values(ENGINES).filter(
      ({ variable, programs }) => !existsSync(process.env[variable] ?? '') && !programs.some(onPath),
    );
  const apt = (args) =>
    spawnSync('apt-get', [...args], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  if (missing().length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    apt(['update', '-qq']);
    for (const { packages } of missing()) {
      console.log(`Installing ${packages.join(' and ')}.`);
      const install = ['install', '-y', '-qq', '--no-install-recommends'];
      // The extras may be unknown to an older release.
      if (apt([...install, ...packages]).status !== 0) apt([...install, packages[0]]);
    }
  }
  return missing().map(({ untested }) => `NOT TESTED: ${untested}.`);
}
