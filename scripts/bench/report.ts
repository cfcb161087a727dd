import type { Load } from './throttled';
import type { Traffic } from './traffic';

type Cell = string | number;

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const ratio = (value: number, blank: number) => (blank === 0 ? '-' : (value / blank).toFixed(2));
const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

/** The first row is the blank app. */
export function trafficTable(rows: readonly Traffic[]): string {
  const script = (row?: Traffic) => row?.byKind.script?.transferred ?? 0;
  return table(
    ['page', 'KB in all', 'requests', 'HTML, raw KB', 'HTML', 'script', 'script / blank', 'style', 'font'],
    rows.map((row) => [
      row.path,
      kilobytes(row.transferred),
      row.requests,
      kilobytes(row.byKind.html?.decoded),
      kilobytes(row.byKind.html?.transferred),
      kilobytes(script(row)),
      ratio(script(row), script(rows[0])),
      kilobytes(row.byKind.style?.transferred),
      kilobytes(row.byKind.font?.transferred),
    ]),
  );
}

const LOAD: readonly (keyof Load)[] = ['firstPaint', 'largestPaint', 'responds', 'loaded', 'blocked'];

/** The first row is the blank app; each figure is followed by its ratio to it. */
export function loadTable(rows: readonly { name: string; load: Load }[]): string {
  const blank = rows[0]?.load;
  return table(
    ['page', 'first paint', 'largest paint', 'responds', 'load', 'blocked by long tasks'],
    rows.map(({ name, load }) => [
      name,
      ...LOAD.map((key) => `${Math.round(load[key])} (${ratio(load[key], blank?.[key] ?? 0)})`),
    ]),
  );
}

export const interactionTable = (
  sites: readonly string[],
  rows: readonly { name: string; times: number[] }[],
) =>
  table(
    ['interaction, ms', ...sites],
    rows.map(({ name, times }) => [name, ...times]),
  );
