import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(__dirname, '..', '..');
const next = join(root, 'node_modules/next/dist/bin/next');

/** A running `next start` of a finished build. */
export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Below the ports that the system gives to outgoing connections, so that none of those takes one first. */
const FIRST_PORT = 12_000;
const PORTS_PER_WORKER = 2_000;
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 10;
let turn = Math.floor(Math.random() * PORTS_PER_WORKER);

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free TCP port that no other worker of the same run gets. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_PER_WORKER; tries += 1) {
    turn = (turn + 1) % PORTS_PER_WORKER;
    const port = FIRST_PORT + worker * PORTS_PER_WORKER + turn;
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
}

/** Our own settings, and those of npm: a test's site sees only those the test gives. */
const OWN_SETTING = /^(SMTP|MAIL|REDIS|TRUST|CONTACT|PROBE|METRICS|npm)_/;

/** How a site is started. */
type Start = {
  /** Where to listen, to come back where one was. */
  port?: number;
  /** Working folder of the server, for settings that name relative paths. */
  cwd?: string;
  /** What to run instead of `next start`; it learns of its port from PORT and HOSTNAME. */
  command?: string[];
  /** User and group to run it as, by number. Only root can choose. */
  user?: number | undefined;
};

/** Starts a site from the folder that runs by itself, as the container does. @param folder where it stands. */
export const startStandalone = (
  env: Record<string, string> = {},
  { folder = join(root, '.next/standalone'), ...start }: Start & { folder?: string } = {},
): Promise<RunningSite> => startSite(env, folder, { ...start, command: ['server.js'] });

/**
 * Starts the built site on a free port and waits until it responds.
 *
 * @param env settings of this site; nothing of ours is inherited.
 * @param folder project folder; the variant build has its own.
 * @throws Error with the server's output when it stops or does not get ready within two minutes.
 */
export async function startSite(
  env: Record<string, string> = {},
  folder: string = root,
  { cwd = folder, port: fixed = 0, command, user }: Start = {},
) {
  const port = fixed || (await freePort());
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OWN_SETTING.test(name)),
  );
  const child = spawn(
    process.execPath,
    command ?? [next, 'start', folder, '-p', String(port), '-H', '127.0.0.1'],
    {
      cwd,
      env: {
        ...inherited,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        // A window of an hour would affect other tests; tests of this limit set their own.
        MAIL_HOURLY_LIMIT: '1000000',
        ...(command && { PORT: String(port), HOSTNAME: '127.0.0.1' }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user !== undefined && { uid: user, gid: user }),
    },
  );
  // A test that fails before it stops its site must not leave the server behind.
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  child.once('exit', () => process.off('exit', orphan));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const origin = `http://127.0.0.1:${port}`;
  const hasStopped = () => child.exitCode !== null || child.signalCode !== null;
  // The port opens before the server has read its settings; a response means that it has.
  const late = Date.now() + 120_000;
  const asked = () => fetch(`${origin}/manifest.webmanifest`).then((response) => response.text());
  while (!(await asked().catch(() => ''))) {
    if (hasStopped()) throw new Error(`the site stopped with code ${child.exitCode}:\n${printed}`);
    if (Date.now() > late) throw new Error(`the site did not get ready:\n${printed}`);
    await pause(50);
  }
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (hasStopped()) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    /** Everything the server has printed so far. */
    log: () => printed,
    /** Reads no more of it, like a log reader that has died. */
    closeLog: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    stop: () => end('SIGTERM'),
    /** Like a crash. */
    kill: () => end('SIGKILL'),
  };
}
