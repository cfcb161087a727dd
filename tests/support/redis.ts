import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './site';

export type RedisServer = {
  url: string;
  port: number;
  /** Leaves connections open and answers nothing any more. */
  freeze: () => void;
  stop: () => Promise<void>;
};

function onPath(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/**
 * Finds a Redis to test against: the one that REDIS_SERVER_PATH names, an installed redis-server or
 * valkey-server, else Debian's package where this process may install it.
 *
 * @returns its path, or null after a loud line when there is none.
 */
export function findRedis(): string | null {
  const found = process.env.REDIS_SERVER_PATH || onPath('redis-server') || onPath('valkey-server');
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('No Redis is installed; installing the package redis-server.');
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 120_000 });
      const args = ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'];
      execFileSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // Without a network or the right to install there is none; told below.
    }
    const packaged = onPath('redis-server');
    if (packaged) return packaged;
  }
  console.warn('NOT TESTED: there is no redis-server, so what several servers share was not checked.');
  return null;
}

/** Starts a Redis that keeps nothing on disk. @param port a fixed port, to come back where one was. */
export async function startRedis(path: string, port?: number): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(path, [...args, '--dir', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (/Ready to accept connections/.test(printed)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`redis-server stopped with code ${code}:\n${printed}`)));
  });
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    freeze: () => {
      child.kill('SIGSTOP');
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGKILL');
      }),
  };
}
