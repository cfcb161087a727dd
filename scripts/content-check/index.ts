/**
 * `npm run content:check`: reads all content and says in plain words what to fix, also what types, lint and spelling
 * refuse. `next build` and `next dev` run it first, with `--brief`: then it prints what to fix and nothing else.
 *
 * Exits with 1 when there is something to fix, and with 2 when content does not load, so that no page can be made.
 */
import { type Finding, printProblems, printReport } from './findings';
import { gateFindings } from './gates';
import { readReport } from './load-content';

async function main(): Promise<void> {
  const isBrief = process.argv.includes('--brief');
  const report = await readReport();
  const stops = (findings: readonly Finding[]) => findings.some(({ hint }) => !hint);
  const gates = isBrief || stops(report.findings) ? [] : gateFindings(process.cwd());
  const findings = [...report.findings, ...gates];
  process.exitCode = report.loads ? Number(stops(findings)) : 2;
  if (!isBrief && report.loads) process.stdout.write(`${printReport({ ...report, findings })}\n`);
  else if (stops(findings)) process.stderr.write(`${printProblems(findings)}\n`);
}

void main();
