import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from '@/scripts/support/browser';

/** Programs that tests run beside the site. A variable may name each; otherwise it is looked for. */
const SERVERS = {
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
  prometheus: {
    variable: 'PROMTOOL_PATH',
    programs: ['promtool'],
    packages: ['prometheus'],
    untested: 'there is no promtool, so the alerts of deploy/alerts.yml were not tried',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    untested: 'there is no Firefox, so no journey ran in it',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    untested: 'there is no WebKit, so no page was opened in it',
  },
  java: {
    variable: 'JAVA_PATH',
    programs: ['java'],
    packages: ['default-jre-headless'],
    untested: 'there is no Java, so the HTML checker did not run',
  },
  libreoffice: {
    variable: 'LIBREOFFICE_PATH',
    programs: ['soffice'],
    packages: ['libreoffice-calc-nogui'],
    untested: 'there is no LibreOffice, so no formula of a workbook was computed',
  },
};

/** @returns path of an installed program; undefined when there is none. */
export function findInstalled(name: keyof typeof SERVERS): string | undefined {
  const { variable, programs } = SERVERS[name];
  const named = process.env[variable];
  return named && existsSync(named) ? named : programs.map(findProgram).find(Boolean);
}

/**
 * Finds an installed program that a test cannot do without.
 *
 * @returns its path; null, after a warning, when there is none.
 * @throws Error instead of null where CI is set, since CI must leave nothing out.
 */
export function findServer(name: keyof typeof SERVERS): string | null {
  const { variable, untested } = SERVERS[name];
  const found = findInstalled(name);
  if (found) return found;
  if (process.env.CI)
    throw new Error(`${untested}; set ${variable}, or run as root where apt-get has packages`);
  console.warn(`NOT TESTED: ${untested}.`);
  return null;
}

/**
 * Installs missing servers as Debian packages where this process may. It runs once, before the tests: two workers
 * would wait for each other at the package manager's lock.
 *
 * @returns what cannot be tested, a line for each server that is still missing.
 */
export function installServers(): string[] {
  const missing = () =>
    (Object.keys(SERVERS) as (keyof typeof SERVERS)[])
      .filter((name) => !findInstalled(name))
      .map((name) => SERVERS[name]);
  const apt = (args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  if (missing().length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) {
    apt(['update', '-qq']);
    for (const { packages } of missing()) {
      console.log(`Installing ${packages.join(' and ')}.`);
      const install = ['install', '-y', '-qq', '--no-install-recommends'];
      // An older release may not know the second package.
      if (apt([...install, ...packages]).status !== 0) apt([...install, ...packages.slice(0, 1)]);
    }
  }
  return missing().map(({ untested }) => `NOT TESTED: ${untested}.`);
}
