import 'server-only';
import { missingSettings, readEnv } from '../env';
import { log } from '../log';
import { watchRequests } from './watch-requests';

function settings() {
  try {
    return readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Reads the environment once, stops the process when it is wrong, and says what is missing. */
export function startServer(): void {
  const env = settings();
  for (const message of missingSettings(env)) log('warn', 'settings.missing', { message });
  watchRequests(env.TRUST_PROXY);
}
