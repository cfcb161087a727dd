/**
 * `npm test`: lint, content, types, unit, build and browser tests in one go; ends with 'N passed, N failed'.
 * `npm test -- unit build` runs only the stages named.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './support/browser';
import { installServers } from './support/servers';
import { variantFolder } from './support/site';
import { variantEnv, writeVariant } from './support/variant';

type Counts = { passed: number; failed: number };

const root = join(__dirname, '..');
const output = join(root, '.test-output');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Runs a command to its end and shows its output. @returns whether it exited with 0. */
function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
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
  BROWSER_REPORTS: '',
  TURBOPACK_ROOT: '',
};

async function build(folder: string, env: Record<string, string>): Promise<boolean> {
  const complete = ['scripts/build/standalone.ts'];
  return (await run(bin('next'), ['build'], env, folder)) && run(bin('tsx'), complete, env, folder);
}

const stages: Record<string, () => Promise<Counts>> = {
  lint: async () => one(await run(bin('biome'), ['check', '--error-on-warnings'])),
  content: async () => one(await run(bin('tsx'), ['scripts/content-report.ts'])),
  types: async () => one((await run(bin('next'), ['typegen'])) && (await run(bin('tsc'), ['--noEmit']))),
  unit: async () => {
    const file = join(output, 'unit.json');
    const ok = await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent=false']);
    type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
    return counted(ok, file, (report: Report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }));
  },
  build: async () => {
    const plain = await build(root, DEFAULT_BUILD);
    writeVariant();
    const variant = await build(variantFolder, { ...DEFAULT_BUILD, ...variantEnv });
    return { passed: Number(plain) + Number(variant), failed: Number(!plain) + Number(!variant) };
  },
  e2e: async () => {
    const browser = await findBrowser();
    untested.push(...installServers());
    const file = join(output, 'e2e.json');
    const ok = await run(bin('playwright'), ['test'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    type Report = { stats: { expected: number; flaky: number; unexpected: number } };
    return counted(ok, file, ({ stats }: Report) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }));
  },
};

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !(name in stages));
  if (unknown.length > 0)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);

  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const [name, stage] of Object.entries(stages)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n== ${name}`);
    const started = performance.now();
    const { passed, failed } = await stage().catch((error: unknown) => {
      console.error(error);
      return one(false);
    });
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(`${name.padEnd(8)} ${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`);
  }
  console.log(`\n${[...lines, ...untested].join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
