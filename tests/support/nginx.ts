import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './site';

const config = join(__dirname, '..', '..', 'deploy', 'nginx.conf');

export type Nginx = { origin: string; log: () => string; stop: () => Promise<void> };

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
