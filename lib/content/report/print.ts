import { formatDate } from '../../dates';
import type { Finding } from './source';
import type { Reading } from './texts';

/** Shortest and longest, in characters. */
export type Lengths = { titles: [number, number]; descriptions: [number, number] };

export type Report = {
  pages: number;
  lengths: Lengths;
  findings: readonly Finding[];
  readings: readonly Reading[];
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];
}

/**
 * The report for the person who edits, in plain words.
 *
 * @param today the day of the report, as '2025-05-08'.
 */
export function printReport({ pages, lengths, findings, readings }: Report, today: string): string {
  const graded = (grade: Finding['grade']) =>
    findings.filter((finding) => finding.grade === grade).map(({ file, what }) => `${file}: ${what}`);
  const fix = graded('fix');
  return [
    `Content: ${count(pages, 'page')}, ${count(readings.length, 'text')}.`,
    `Titles have ${lengths.titles.join(' to ')} characters, descriptions ${lengths.descriptions.join(' to ')}.`,
    ...list('To fix', fix),
    ...list('Worth a look', graded('look')),
    ...list(
      'Drafts, shown in previews only',
      readings.filter(({ draft }) => draft).map(({ title, file }) => `${title} (${file})`),
    ),
    ...list(
      'Kept back until their date',
      readings
        .filter(({ from }) => from !== undefined && from > today)
        .map(({ title, from = '' }) => `${title}: from ${formatDate(from)}`),
    ),
    ...list(
      'Reading time',
      readings.map(({ title, minutes, words }) => `${minutes.padStart(6)}  ${title} (${words} words)`),
    ),
    '',
    fix.length === 0 ? 'Nothing to fix.' : `${count(fix.length, 'thing')} to fix.`,
  ].join('\n');
}
