/** Known vulnerabilities of the production packages: `npm run audit:check`. Says so when nobody could be asked. */
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
let report = {};
try {
  report = JSON.parse(stdout);
} catch {
  // No report; told below.
}
const counts = report.metadata?.vulnerabilities;
if (!counts) {
  console.log('not checked: the registry in use does not answer the audit');
} else {
  console.log(JSON.stringify(counts));
  if (counts.high + counts.critical > 0) process.exitCode = 1;
}
