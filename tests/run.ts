/**
 * `npm test`: the build, which checks the types too, then a browser test of every feature; lint, content and unit
 * tests at the same time. `npm run test:full`: all of that, then everything else. Both end with 'N passed, N failed'.
 * `npm test -- unit build` runs only the stages named.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser } from './support/browser';
import { installServers } from './support/servers';
import { variantFolder } from './support/site';
import { variantEnv, writeVariant } from './support/variant';

type Counts = { passed: number; failed: number };

const root = join(__dirname, '..');
const output = join(root, '.test-output');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

type Options = {
  env?: Record<string, string>;
  cwd?: string;
  /** Show the output at once, not when the command has ended; for stages that run alone. */
  live?: boolean;
};

/** Runs a command to its end and shows its output. @returns whether it exited with 0. */
function run(
  command: string,
  args: string[],
  { env = {}, cwd = root, live = false }: Options = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    const end = (ok: boolean) => {
      if (!live) console.log(`\n$ ${basename(command)} ${args.join(' ')}\n${Buffer.concat(printed)}`);
      resolve(ok);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

const one = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Reads the counts of a JSON report. A runner that failed without a failed test counts as one failure. */
function counted(ok: boolean, file: string, read: (report: never) => Counts): Counts {
  const counts = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** What this machine cannot test. Those tests are skipped, unless CI is set. */
const untested: string[] = [];

/** Settings of this process must not change the default build. */
const DEFAULT_BUILD = {
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_CURRENCY_DETECTION: '',
  SITE_PREVIEW: '',
  PREVIEW_BASE_URL: '',
  PREVIEW_EDIT_URL: '',
  BROWSER_REPORTS: '',
  TURBOPACK_ROOT: '',
};

async function build(folder: string, env: Record<string, string>): Promise<boolean> {
  const complete = ['scripts/build/standalone.ts'];
  const options = { env, cwd: folder };
  return (await run(bin('next'), ['build'], options)) && run(bin('tsx'), complete, options);
}

/** Runs projects of playwright.config.ts. @param name of the report. */
async function playwright(name: string, projects: string[]): Promise<Counts> {
  const file = join(output, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const ok = await run(bin('playwright'), ['test', ...chosen], { env, live: true });
  type Report = { stats: { expected: number; flaky: number; unexpected: number } };
  return counted(ok, file, ({ stats }: Report) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

const stages: Record<string, () => Promise<Counts>> = {
  lint: async () => one(await run(bin('biome'), ['check', '--error-on-warnings'])),
  content: async () => one(await run(bin('tsx'), ['scripts/content-check.ts'])),
  unit: async () => {
    const file = join(output, 'unit.json');
    const ok = await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent=false']);
    type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
    return counted(ok, file, (report: Report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }));
  },
  build: async () => one(await build(root, DEFAULT_BUILD)),
  e2e: () => playwright('e2e', ['contract', 'e2e']),
  variant: async () => {
    writeVariant();
    return one(await build(variantFolder, { ...DEFAULT_BUILD, ...variantEnv }));
  },
  full: async () => {
    untested.push(...installServers());
    return playwright('full', ['full', 'system', 'chromium', 'firefox', 'webkit']);
  },
};

/** Stages of `npm test`: the lists run at the same time, each up to its first failure. */
const QUICK = [['build', 'e2e'], ['lint'], ['content'], ['unit']];
/** What `npm run test:full` runs after that. */
const REST = ['variant', 'full'];

async function main(): Promise<void> {
  const full = process.argv.includes('--full');
  const names = process.argv.slice(2).filter((name) => name !== '--full');
  const unknown = names.filter((name) => !(name in stages));
  if (unknown.length > 0)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);

  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const chosen = (name: string) => names.length === 0 || names.includes(name);
  /** Runs stages one after another, up to the first that fails. */
  const inTurn = async (list: readonly string[]) => {
    for (const name of list.filter(chosen)) {
      const started = performance.now();
      const { passed, failed } = await (stages[name] as () => Promise<Counts>)().catch((error: unknown) => {
        console.error(error);
        return one(false);
      });
      total.passed += passed;
      total.failed += failed;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      lines.push(`${name.padEnd(8)} ${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`);
      if (failed > 0) return;
    }
  };
  const began = performance.now();
  await Promise.all(QUICK.map(inTurn));
  if (full || names.length > 0) await inTurn(REST);
  lines.push(`together ${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s`);
  console.log(`\n${[...lines, ...untested].join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
