import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '../support/installed-servers';
import { expect, test } from '../support/test';

const promtool = findServer('prometheus');
test.skip(promtool === null, 'no promtool on this machine');

const inquiries = (outcome: string) => `contact_inquiries_total{outcome="${outcome}"}`;
const requests = (status: number) => `http_requests_total{kind="page",status="${status}"}`;

/** Values of each metric, a minute apart, and the alerts that fire after ten minutes. */
const SCENES: [what: string, series: Record<string, string>, firing: string[]][] = [
  ['a site that nobody writes to', { [inquiries('mail-rejected')]: '0x20', contact_redis_up: '1x20' }, []],
  ['an inquiry is rejected', { [inquiries('mail-rejected')]: '0x4 1x16' }, ['InquiryNotSent']],
  ['inquiries are accepted', { [inquiries('accepted')]: '0+1x20' }, []],
  ['the hourly limit is reached', { [inquiries('site-limited')]: '0x4 1x16' }, ['InquiriesTurnedAway']],
  ['Redis goes away', { contact_redis_up: '1x6 0x14' }, ['RedisAway']],
  ['some requests fail', { [requests(200)]: '0+95x20', [requests(500)]: '0+5x20' }, ['ServerErrors']],
  ['scanners get 404', { [requests(200)]: '0+50x20', [requests(404)]: '0+50x20' }, []],
];

test('each documented alert fires only when it should', { tag: '@CALLS-29' }, async () => {
  const file = test.info().outputPath('alerts.json');
  const tests = SCENES.map(([name, series, firing]) => ({
    name,
    interval: '1m',
    input_series: Object.entries(series).map(([metric, values]) => ({ series: metric, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: '10m',
        exp_samples: firing.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
      },
    ],
  }));
  // YAML reads JSON.
  writeFileSync(file, JSON.stringify({ rule_files: [join(__dirname, '../../deploy/alerts.yml')], tests }));
  expect(execFileSync(promtool as string, ['test', 'rules', file], { encoding: 'utf8' })).toContain(
    'SUCCESS',
  );
});
