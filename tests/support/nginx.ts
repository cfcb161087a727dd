import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/support/site';

const config = join(__dirname, '..', '..', 'deploy', 'nginx.conf');

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether the optional lines of the configuration can be switched on here. */
export const hasBrotli = existsSync(brotli);

/**
 * Starts nginx with deploy/nginx.conf; only the ports and the build's name differ.
 *
 * @param replicas ports of two replicas.
 * @param files folder of the static files that it gives out itself; without one, the replicas are asked.
 * @param rate posts that one client may make; a load test sends more than a visitor.
 */
export async function startNginx(path: string, replicas: [number, number], files?: string, rate = '60r/m') {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  for (const name of ['run', 'logs', 'tmp']) mkdirSync(join(folder, name));
  if (files) cpSync(files, join(folder, 'files/_next/static'), { recursive: true, preserveTimestamps: true });
  const text = readFileSync(config, 'utf8')
    .replace('worker_processes auto', 'worker_processes 1')
    .replaceAll(/#(load_module|brotli_static)/g, hasBrotli ? '$1' : '#$1')
    .replace('listen 8080 default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${replicas[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${replicas[1]}`)
    .replace('rate=60r/m', `rate=${rate}`)
    .replace('"BUILD ', `"${Date.now()} `);
  const overrides = `daemon off;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}`;
  writeFileSync(join(folder, 'nginx.conf'), overrides + text);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs/error.log')];
  const child = spawn(path, options, { stdio: 'ignore' });
  const orphan = () => child.kill('SIGTERM');
  process.once('exit', orphan);
  const read = () =>
    ['access.log', 'error.log']
      .map((name) => join(folder, 'logs', name))
      .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
      .join('');
  let last: string | undefined;
  const log = () => last ?? read();
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(`${origin}/robots.txt`).catch(() => null);
    if (response) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx did not start:\n${log()}`);
    await pause(50);
  }
  return {
    origin,
    port,
    /** What it has logged. Lines are written once a second; after `stop` all are there. */
    log,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => {
          process.off('exit', orphan);
          last = read();
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
