import 'server-only';
import { markClientAddresses } from './contact/mark-client-address';
import { missingSettings, readEnv } from './env';
import { log } from './log';

function settings() {
  try {
    return readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Reads the environment once, stops the process when it is wrong, says what is missing, and knows its clients. */
export function startServer(): void {
  const env = settings();
  for (const message of missingSettings(env)) log('warn', 'settings.missing', { message });
  markClientAddresses(env.TRUST_PROXY);
}
