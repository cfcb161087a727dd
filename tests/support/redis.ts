import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/support/site';

/** Starts a Redis that keeps nothing on disk. @param port a fixed port, to come back where one was. */
export async function startRedis(path: string, port?: number) {
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
    /** Leaves connections open and replies no more. */
    freeze: () => {
      child.kill('SIGSTOP');
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGKILL');
      }),
  };
}
