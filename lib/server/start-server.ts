import 'server-only';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Env, listMissingSettings, readEnv } from './env';
import { log } from './log';
import { normalizeRequests } from './normalize-requests';
import { getRedis } from './redis';

/** @throws Error when MAIL_OUTBOX_DIR cannot be written: better now than at the first inquiry. */
function checkOutbox({ MAIL_OUTBOX_DIR: folder }: Env): void {
  if (!folder) return;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`MAIL_OUTBOX_DIR must be a folder that this process can write to (${code}).`);
  }
}

/** Reads the environment once, exits when it is invalid, logs what is missing, and connects to Redis. */
export function startServer(): Env {
  // Without a listener, writing to a log whose reader is gone (EPIPE) would throw, again and again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let env: Env;
  try {
    env = readEnv();
    checkOutbox(env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  if (process.env.NODE_ENV === 'production')
    for (const message of listMissingSettings(env)) log('warn', 'settings.missing', { message });
  normalizeRequests(env.TRUST_PROXY);
  if (env.REDIS_URL) getRedis(env.REDIS_URL);
  return env;
}
