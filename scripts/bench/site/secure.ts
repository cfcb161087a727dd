import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine, installEngines } from '../../../tests/support/engines.mjs';
import type { Judge } from '../../../tests/support/lighthouse';
import { type Secure, startNginx } from '../../../tests/support/nginx';
import { freePort } from '../../../tests/support/site';
import { median } from './median.mjs';

/** Median times of Lighthouse's simulated mobile, in milliseconds. */
type SecureRow = { name: string; fcp: number; lcp: number };

/** A certificate of our own for localhost; null, after a loud line, where there is no openssl. */
function newCertificate(folder: string): Omit<Secure, 'port'> | null {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    return { certificate, key };
  } catch {
    console.warn('NOT MEASURED: there is no openssl, so nothing was measured over TLS.');
    return null;
  }
}

/**
 * The home page and the blank app as visitors get them: TLS and HTTP/2 by the shipped nginx, in front of each. The
 * two are judged in turn.
 *
 * @param blank port of the blank app, as `site` is ours.
 * @returns null, after a loud line, where nginx or openssl is missing.
 */
export async function measureSecure(
  judge: Judge,
  blank: number,
  site: number,
  runs: number,
): Promise<{ rows: SecureRow[]; table: string } | null> {
  installEngines();
  const program = findEngine('nginx');
  if (program === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const fronts: { name: string; stop: () => Promise<void>; url: string; fcp: number[]; lcp: number[] }[] = [];
  try {
    const certificate = newCertificate(folder);
    if (certificate === null) return null;
    for (const [name, port] of [
      ['blank app', blank],
      ['/', site],
    ] as const) {
      const secure = { ...certificate, port: await freePort() };
      const { stop } = await startNginx(program, [port, port], undefined, secure);
      fronts.push({ name, stop, url: `https://localhost:${secure.port}/`, fcp: [], lcp: [] });
    }
    for (let run = 0; run < runs; run += 1) {
      for (const { url, fcp, lcp } of fronts) {
        const { timed } = await judge.judge(url, ['performance']);
        fcp.push(timed.fcp);
        lcp.push(timed.lcp);
      }
    }
  } finally {
    for (const { stop } of fronts) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const rows = fronts.map(({ name, fcp, lcp }) => ({ name, fcp: median(fcp), lcp: median(lcp) }));
  return { rows, table: table(rows, runs) };
}

function table(rows: readonly SecureRow[], runs: number): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const floor = rows[0]?.lcp ?? 0;
  return [
    `The home page as visitors get it, over TLS and HTTP/2 with the shipped nginx in front of either: one connection carries page, styles and font, where plain HTTP/1.1 above opens one for each. Median of ${runs}, in turn.`,
    '',
    '| page | FCP | LCP | LCP / blank |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ name, fcp, lcp }) => `| ${name} | ${seconds(fcp)} | ${seconds(lcp)} | ${(lcp / floor).toFixed(2)} |`,
    ),
    '',
  ].join('\n');
}
