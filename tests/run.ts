/**
 * `npm test`: the build, which checks content and types, then a browser test of every feature; lint, spelling and unit
 * tests at the same time.
 * `npm run test:full`: all of that, then everything else.
 * Both end with 'N passed, N failed, N flaky'.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from '@/scripts/support/browser';
import { variantEnv, variantFolder, writeVariant } from './support/build-variant';
import { environments } from './support/environments';
import { findInstalled, installServers } from './support/installed-servers';

const full = process.argv.includes('--full');
const root = join(__dirname, '..');
const output = join(root, '.test-output');
const total = { passed: 0, failed: 0, flaky: 0 };
const lines: string[] = [];
/** Passed tests of the browser stages by engine. */
const engines = { Chromium: 0, Firefox: 0, WebKit: 0 };
/** Tests that were skipped, each with its project. */
const skipped: string[] = [];
/** The environments whose journeys a commit must not break; the others are of the full run. */
const FIRST_ENVIRONMENTS = ['plain', 'translated', 'first visit'];

/** Settings of this process must not change the default build. */
const defaultBuild = Object.fromEntries(
  ['REQUIRE_SITE_URL', ...Object.keys(variantEnv)].map((name) => [name, '']),
);

/** Runs a program of node_modules to its end. Shows its output at the end, or at once when `live`. */
function run(
  command: string,
  args: string[],
  { env = {}, cwd = root, live = false, priority = 0 } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', command), args, {
      cwd,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    if (child.pid) setPriority(child.pid, priority);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
    child.on('error', (error) => (printed += error.message));
    child.on('close', (code) => {
      if (!live) console.log(`\n$ ${command} ${args.join(' ')}\n${printed}`);
      resolve(code === 0);
    });
  });
}

type Outcome = { ok: boolean; passed?: number; failed?: number; flaky?: number };

/** Adds a stage to the totals. A program that failed without a failed test counts as one. @returns whether it passed. */
async function stage(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const started = performance.now();
  const outcome = await work().catch((error: unknown): Outcome => {
    console.error(error);
    return { ok: false };
  });
  const { ok, passed = Number(ok), flaky = 0 } = outcome;
  const failed = ok ? 0 : Math.max(1, outcome.failed ?? 0);
  total.passed += passed;
  total.failed += failed;
  total.flaky += flaky;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  lines.push(`${name.padEnd(8)} ${seconds} s  ${passed} passed, ${failed} failed, ${flaky} flaky`);
  return ok;
}

/** What nothing waits for takes the processor time that the build and the browsers leave. */
const BESIDE = { priority: 5 };

const check = (name: string, command: string, args: string[]) =>
  stage(name, async () => ({ ok: await run(command, args, BESIDE) }));

const build = (name: string, cwd: string, env: object, priority = 0) =>
  stage(name, async () => {
    const options = { cwd, env: { ...defaultBuild, ...env }, priority };
    const built = await run('next', ['build'], options);
    return { ok: built && (await run('tsx', ['scripts/build/finish-standalone.ts'], options)) };
  });

const jest = (name: string, args: string[] = []) =>
  stage(name, async () => {
    const file = join(output, `${name}.json`);
    const ok = await run('jest', ['--json', `--outputFile=${file}`, ...args], BESIDE);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return { ok, passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  });

type Suite = {
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
};

/** Counts the passed tests of a report by engine, and names those that were skipped. */
function countEngines({ suites = [], specs }: Suite): void {
  for (const { title, tests } of specs)
    for (const { projectName, status } of tests) {
      const engine = /^(?:fault of .* in )?(Firefox|WebKit)/.exec(
        projectName === 'system' ? title : projectName,
      )?.[1];
      if (status === 'skipped') skipped.push(`${projectName}: ${title}`);
      if (status === 'expected') engines[(engine as keyof typeof engines) ?? 'Chromium'] += 1;
    }
  suites.forEach(countEngines);
}

/** Runs projects of playwright.config.ts. A failed test runs once more; one that passes then is flaky. */
const browser = (name: string, projects: string[]) =>
  stage(name, async () => {
    const file = join(output, `${name}.json`);
    const args = ['test', '--retries=1', '--reporter=dot,json'];
    const named = projects.map((project) => `--project=${project}`);
    const options = { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, live: true };
    const ok = await run('playwright', [...args, ...named], options);
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    countEngines({ suites, specs: [] });
    return { ok, passed: stats.expected, failed: stats.unexpected, flaky: stats.flaky };
  });

async function main(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  installBrowser();
  await Promise.all([
    build('build', root, {}).then((built) => built && browser('site', ['site', ...FIRST_ENVIRONMENTS])),
    check('lint', 'biome', ['check', '--error-on-warnings']),
    check('spelling', 'cspell', ['lint', '--no-progress']),
    jest('unit'),
  ]);
  if (full) {
    await jest('brief', ['--config', 'tests/specification/jest.config.mjs']);
    lines.push(...installServers());
    writeVariant();
    // Tests of the system mostly wait.
    await Promise.all([
      build('variant', variantFolder, variantEnv, BESIDE.priority),
      browser('system', ['system']),
    ]);
    const names = Object.keys(environments).filter(
      (name) => !name.startsWith('Firefox') || findInstalled('firefox'),
    );
    const others = names.filter((name) => !FIRST_ENVIRONMENTS.includes(name));
    const planted = names.flatMap((name) => (environments[name]?.fault ? `fault of ${name} in *` : []));
    await browser('full', ['full', ...others, ...planted]);
    if (engines.WebKit > 0) lines.push('NOT TESTED: WebKit’s driver can neither save a file nor print.');
  }
  const inEngines = Object.entries(engines).map(([name, count]) => `${count} in ${name}`);
  console.log(
    `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.flaky} flaky` +
      (full ? `: ${inEngines.join(', ')}` : '') +
      (skipped.length > 0 ? `. ${skipped.length} skipped: ${skipped.join('; ')}` : ''),
  );
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
