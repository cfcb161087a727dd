/**
 * The test line of the README: lint, content, types, unit, build and browser tests in one go.
 * `node tests/run.mjs [stage …]` runs only the stages named. Ends with 'N passed, N failed'.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './support/browser.mjs';
import { installEngines } from './support/engines.mjs';
import { jestFailures, playwrightFailures, playwrightUnsteady } from './support/failures.mjs';
import { variantEnv, variantFolder, writeVariant } from './support/variant.mjs';

const root = join(import.meta.dirname, '..');
const output = join(root, '.test-output');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs a command to its end with its output shown. */
function run(command, args, env = {}, cwd = root) {
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

/** What this machine could not test. It skips, unless CI says that it must not. */
const untested = [];

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** What failed and how: repeated at the end, where a log that was cut still has it. */
const failures = [];
/** What failed and then passed: it does not stop a landing, but it is a fault, of the site or of the test. */
const unsteady = [];

/** Reads a runner's JSON report; a runner that died before writing one counts as one failure. */
function counted(ok, file, explain, read) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    failures.push(...explain(report));
    const counts = read(report);
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const stages = {
  lint: async () => one(await run(bin('biome'), ['check', '--error-on-warnings'])),
  content: async () => one(await run(bin('tsx'), ['scripts/content-report.ts'])),
  types: async () => one((await run(bin('next'), ['typegen'])) && (await run(bin('tsc'), ['--noEmit']))),
  unit: async () => {
    const file = join(output, 'unit.json');
    const ok = await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent=false']);
    return counted(ok, file, jestFailures, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }));
  },
  build: async () => {
    const clean = {
      NEXT_PUBLIC_SITE_URL: '',
      NEXT_PUBLIC_CURRENCY_DETECTION: '',
      SITE_PREVIEW: '',
      TURBOPACK_ROOT: '',
    };
    const build = async (folder, env) =>
      (await run(bin('next'), ['build'], env, folder)) &&
      run(bin('tsx'), ['scripts/build/standalone.ts'], env, folder);
    const plain = await build(root, clean);
    writeVariant();
    const variant = await build(variantFolder, { ...clean, ...variantEnv });
    return { passed: Number(plain) + Number(variant), failed: Number(!plain) + Number(!variant) };
  },
  e2e: async () => {
    let browser;
    try {
      browser = await findBrowser();
    } catch (error) {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }
    untested.push(...installEngines());
    const file = join(output, 'e2e.json');
    const ok = await run(bin('playwright'), ['test'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    return counted(ok, file, playwrightFailures, (report) => {
      unsteady.push(...playwrightUnsteady(report));
      return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
    });
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

const total = { passed: 0, failed: 0 };
const lines = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(stages)) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const told = failures.length;
  const { passed, failed } = await stages[name]().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  if (failed > 0 && failures.length === told)
    failures.push(`${name}: what it said stands above, at "== ${name}"`);
  total.passed += passed;
  total.failed += failed;
  lines.push(
    `${name.padEnd(6)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`,
  );
}
if (unsteady.length > 0) console.log(`\n== failed once, passed when tried again\n${unsteady.join('\n\n')}`);
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n\n')}`);
console.log(`\n${[...lines, ...untested].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
