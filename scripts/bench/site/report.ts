import type { Build } from './builds';
import type { Row } from './rows';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const script = (row: Row) => row.traffic.byKind.script?.transferred ?? 0;

/**
 * A Markdown table of a run: the blank app first, then our pages, as bytes, ratios, scores and times.
 *
 * @param behind the tables of what was measured behind nginx, where there is one.
 */
export function report(
  builds: readonly Build[],
  blank: Row,
  rows: readonly Row[],
  machine: string,
  behind = '',
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const cells = (row: Row, name: string) => {
    const { transferred, requests, byKind } = row.traffic;
    const of = (kind: string) => kilobytes(byKind[kind]?.transferred ?? 0);
    const { performance, accessibility, seo } = row.scores;
    return line([
      name,
      kilobytes(transferred),
      requests,
      of('html'),
      of('script'),
      (script(row) / script(blank)).toFixed(3),
      of('style'),
      of('font'),
      `${performance} / ${accessibility} / ${row.scores['best-practices']} / ${seo}`,
      seconds(row.timed.fcp),
      seconds(row.timed.lcp),
      (row.timed.lcp / blank.timed.lcp).toFixed(2),
      Math.round(row.timed.tbt),
      row.timed.cls.toFixed(3),
      seconds(row.timed.speedIndex),
    ]);
  };
  return [
    '# Benchmark of the site',
    '',
    `Machine: ${machine}. Kilobytes are 1,000 bytes as transferred by \`next start\` (gzip), head and body; times are Lighthouse's simulated mobile in seconds, TBT in milliseconds.`,
    '',
    line(['build', 'seconds', 'files', 'seconds per file']),
    line(['---', '---', '---', '---']),
    ...builds.map(({ name, seconds: whole, pages, secondsPerPage }) =>
      line([name, whole.toFixed(1), pages, secondsPerPage.toFixed(2)]),
    ),
    '',
    line([
      'page',
      'KB',
      'requests',
      'HTML',
      'script',
      'script / blank',
      'style',
      'font',
      'performance / accessibility / best practices / SEO',
      'FCP',
      'LCP',
      'LCP / blank',
      'TBT',
      'CLS',
      'Speed Index',
    ]),
    line(Array.from({ length: 15 }, () => '---')),
    cells(blank, 'blank app'),
    ...rows.map((row) => cells(row, row.path)),
    '',
    behind,
  ].join('\n');
}
