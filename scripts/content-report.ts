/** `npm run content:check`: reads all content and says in plain words what to fix. Exits with 1 when there is something. */
import { printReport } from '@/lib/content/report/print';
import { readReport } from './build/content-report';

async function main(): Promise<void> {
  const started = performance.now();
  const report = await readReport();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${printReport(report, new Date().toISOString().slice(0, 10))}\n${seconds} s\n`);
  process.exitCode = report.findings.some(({ grade }) => grade === 'fix') ? 1 : 0;
}

void main();
