/**
 * `npm run content:check`: reads all content and says in plain words what to fix, also what types, lint and spelling
 * refuse. `next build` and `next dev` run it first, with `--brief`: then it prints what to fix and nothing else.
 *
 * Exits with 1 when there is something to fix, and with 2 when content does not load, so that no page can be made.
 */
import { readReport } from './check-all';
import { printProblems, printReport } from './findings';
import { gateFindings } from './gates';

async function main(): Promise<void> {
  const isBrief = process.argv.includes('--brief');
  const report = await readReport();
  const isOk = !report.findings.some(({ hint }) => !hint);
  const findings = [...report.findings, ...(isOk && !isBrief ? gateFindings(process.cwd()) : [])];
  const isFixed = !findings.some(({ hint }) => !hint);
  process.exitCode = report.loads ? Number(!isFixed) : 2;
  if (!isBrief)
    process.stdout.write(
      `${report.loads ? printReport({ ...report, findings }) : printProblems(findings)}\n`,
    );
  else if (!isFixed) process.stderr.write(`${printProblems(findings)}\n`);
}

void main();
