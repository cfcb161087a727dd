/**
 * Requests per second of one page: `next start`, the shipped nginx in front of it, and the same bytes, head and
 * body, as a plain file on an nginx that does nothing else. By itself, after a build: `node scripts/bench/site/throughput.mjs`.
 */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { createJiti } from 'jiti';
import { findEngine, installEngines } from '../../../tests/support/engines.mjs';
import { median } from './median.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const jiti = createJiti(import.meta.url, { alias: { '@': root } });
const ACCEPT = { 'accept-encoding': 'gzip' };
/** Length of the clock that Linux counts processor time with, in microseconds. */
const TICK = 10_000;

/** An answer as it comes over the wire: its compressed body, and its head without what belongs to the server. */
const fetchRaw = (url) =>
  new Promise((done, fail) => {
    const read = async (answer) => {
      const own = /^(server|date|connection|keep-alive|transfer-encoding|content-type|content-length|etag)$/;
      const head = Object.entries(answer.headers).filter(([name]) => !own.test(name));
      done({ head: Object.fromEntries(head), body: Buffer.concat(await answer.toArray()) });
    };
    get(url, { headers: ACCEPT }, read).on('error', fail);
  });

/** Processor time that processes have used, in microseconds; 0 where the system has no /proc. */
function used(pids) {
  const ticks = pids.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      return Number(fields[11]) + Number(fields[12]);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, value) => sum + value, 0) * TICK;
}

function table(rows, { path, rounds, seconds, connections }) {
  const lines = rows.map(
    ({ name, perSecond, ratio, processor, bytes }) =>
      `| ${name} | ${Math.round(perSecond)} | ${ratio.toFixed(2)} | ${Math.round(processor)} | ${bytes} |`,
  );
  return [
    `Requests per second of \`${path}\` as gzip, ${connections} connections, median of ${rounds} rounds of ${seconds} seconds in turn, one nginx worker; the load generator shares the machine, so the processor time of the server for each request says more.`,
    '',
    '| server | requests per second | to the plain file | microseconds of processor for each | bytes of the body |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

/**
 * Measures the three in turn, round after round, so that what else the machine does falls on all of them.
 *
 * @returns {Promise<{ rows: { name: string, perSecond: number, ratio: number, processor: number, bytes: number }[],
 *   table: string } | null>} null, after a loud line, where there is no nginx.
 */
export async function measureThroughput({ path = '/', rounds = 5, seconds = 3, connections = 20 } = {}) {
  installEngines();
  const program = findEngine('nginx');
  if (program === null) return null;
  const { startSite } = await jiti.import('../../../tests/support/site.ts');
  const { startNginx, startPlainFile } = await jiti.import('../../../tests/support/nginx.ts');
  const site = await startSite({ TRUST_PROXY: '1' });
  const front = await startNginx(program, [site.port, site.port], join(root, '.next/static'));
  const { head, body } = await fetchRaw(front.origin + path);
  const plain = await startPlainFile(program, body, head);
  const servers = [
    { name: '`next start`', origin: site.origin, pids: [site.pid] },
    { name: 'nginx in front', origin: front.origin, pids: front.pids() },
    { name: 'plain file on nginx', origin: plain.origin, pids: plain.pids() },
  ].map((server) => ({ ...server, perSecond: [], requests: 0, processor: 0, bytes: 0 }));
  try {
    for (const server of servers) server.bytes = (await fetchRaw(server.origin + path)).body.length;
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`requests per second: round ${round + 1} of ${rounds}\n`);
      for (const server of servers) {
        const before = used(server.pids);
        const result = await autocannon({
          url: server.origin + path,
          connections,
          duration: seconds,
          headers: ACCEPT,
        });
        if (result.non2xx + result.errors > 0)
          throw new Error(`${server.name} failed ${result.non2xx} times`);
        server.perSecond.push(result.requests.total / result.duration);
        server.requests += result.requests.total;
        server.processor += used(server.pids) - before;
      }
    }
  } finally {
    await plain.stop();
    await front.stop();
    await site.stop();
  }
  const floor = median(servers[2].perSecond);
  const rows = servers.map(({ name, perSecond, requests, processor, bytes }) => ({
    name,
    perSecond: median(perSecond),
    ratio: median(perSecond) / floor,
    processor: processor / requests,
    bytes,
  }));
  return { rows, table: table(rows, { path, rounds, seconds, connections }) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const measured = await measureThroughput();
  process.stdout.write(`${measured?.table ?? 'not measured'}\n`);
}
