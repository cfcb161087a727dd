/** `npm run audit:check`: known vulnerabilities of the production packages, or that nobody could be asked. */
import { spawnSync } from 'node:child_process';

type Report = { metadata?: { vulnerabilities?: Record<string, number> } };

function readReport(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const counts = readReport(stdout).metadata?.vulnerabilities;
if (!counts) {
  console.log('not checked: the registry in use does not answer the audit');
} else {
  console.log(JSON.stringify(counts));
  if ((counts.high ?? 0) + (counts.critical ?? 0) > 0) process.exitCode = 1;
}
