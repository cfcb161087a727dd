import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './site';

const config = join(__dirname, '..', '..', 'deploy', 'nginx.conf');

export type Nginx = { origin: string; log: () => string; stop: () => Promise<void> };

function installed(): string | undefined {
  const found = spawnSync('which', ['nginx'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Finds nginx as findRedis finds Redis. @returns its path, or null after a loud line when there is none. */
export function findNginx(): string | null {
  const found = process.env.NGINX_PATH || installed();
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log('No nginx is installed; installing the package nginx-light.');
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 120_000 });
      const args = ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'];
      execFileSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // Without a network or the right to install there is none; told below.
    }
    const packaged = installed();
    if (packaged) return packaged;
  }
  console.warn('NOT TESTED: there is no nginx, so replicas behind a proxy were not checked.');
  return null;
}

/** Starts nginx with deploy/nginx.conf; only the ports and the build's name differ. */
export async function startNginx(path: string, replicas: [number, number]): Promise<Nginx> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  for (const name of ['run', 'logs', 'tmp']) mkdirSync(join(folder, name));
  const text = readFileSync(config, 'utf8')
    .replace(
      'worker_processes auto',
      `worker_processes 1;\ndaemon off${process.getuid?.() === 0 ? ';\nuser root' : ''}`,
    )
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${replicas[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${replicas[1]}`)
    .replace('"BUILD ', `"${Date.now()} `);
  writeFileSync(join(folder, 'nginx.conf'), text);
  const child = spawn(
    path,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs/error.log')],
    {
      stdio: 'ignore',
    },
  );
  const orphan = () => child.kill('SIGTERM');
  process.once('exit', orphan);
  const log = () =>
    ['access.log', 'error.log'].map((name) => readFileSync(join(folder, 'logs', name), 'utf8')).join('');
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${origin}/robots.txt`).catch(() => null);
    if (answer?.ok) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx did not start:\n${log()}`);
    await pause(50);
  }
  return {
    origin,
    log,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          process.off('exit', orphan);
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
