import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** The build of tests/support/variant.mjs: another origin, detection after consent, preview, a rebrand. */
export const variantFolder = join(root, '.test-output', 'variant');

/** A running `next start` of a finished build. */
export type Site = {
  origin: string;
  port: number;
  /** Everything the server has printed so far. */
  log: () => string;
  stop: () => Promise<void>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
};

/** A TCP port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Names of our own settings: a test's site sees only those the test gives. */
const OWN = [
  'SMTP_URL',
  'MAIL_OUTBOX_DIR',
  'MAIL_TO',
  'MAIL_FROM',
  'REDIS_URL',
  'TRUST_PROXY',
  'CONTACT_LIMIT',
  'CONTACT_LIMIT_WINDOW',
];

/**
 * Starts the built site on a free port and waits until it answers.
 *
 * @param env settings of this site; nothing of ours is inherited.
 * @param folder project folder; the variant build has its own.
 * @param options `port`: where to listen, to come back where one was; `cwd`: working folder of the server, for settings that name relative paths; `early`: do not
 *   wait until the server is ready.
 * @throws Error with the server's output when it stops or does not get ready within 30 seconds.
 */
export async function startSite(
  env: Record<string, string> = {},
  folder: string = root,
  { cwd = folder, early = false, port: fixed = 0 } = {},
): Promise<Site> {
  const port = fixed || (await freePort());
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OWN.includes(name) && !name.startsWith('npm_')),
  );
  const child: ChildProcess = spawn(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'start', folder, '-p', String(port), '-H', '127.0.0.1'],
    {
      cwd,
      env: {
        ...inherited,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // A test that fails before it stops its site must not leave the server behind.
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  child.once('exit', () => process.off('exit', orphan));
  let printed = '';
  const origin = `http://127.0.0.1:${port}`;
  let stopped = (_code: number | null) => {};
  const failed = new Promise<never>((_, reject) => {
    stopped = (code) => reject(new Error(`the site stopped with code ${code}:\n${printed}`));
  });
  child.once('exit', stopped);
  const opened = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/Ready in/.test(printed)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the site did not get ready:\n${printed}`)), 30_000);
  });
  // The port opens before the server has read its settings; an answer means that it has.
  const answers = early ? Promise.resolve() : opened.then(() => fetch(`${origin}/manifest.webmanifest`));
  await Promise.race([answers.catch(() => failed), failed, late]);
  clearTimeout(timer);
  child.off('exit', stopped);
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return { origin, port, log: () => printed, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
