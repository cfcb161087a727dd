/**
 * `npm run content:check`: reads all content and says in plain words what to fix. `next build` and `next dev` run it
 * first, with `--brief`: then it prints what to fix and nothing else.
 *
 * Exits with 1 when there is something to fix, and with 2 when content does not load, so that no page can be made.
 */

import { readReport } from './check-all';
import { printProblems, printReport } from './print';

async function main(): Promise<void> {
  const started = performance.now();
  const report = await readReport();
  const problems = report.findings.some(({ grade }) => grade === 'fix');
  process.exitCode = report.loads ? Number(problems) : 2;
  if (process.argv.includes('--brief')) {
    if (problems) process.stderr.write(`${printProblems(report)}\n`);
    return;
  }
  const text = report.loads ? printReport(report) : printProblems(report);
  process.stdout.write(`${text}\n${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

void main();
