import { formatDate } from '../../format/dates';
import { pluralize } from '../../format/pluralize';
import type { Finding } from './source';

/** An entry that is a draft, or waits for its date. */
export type UnpublishedEntry = {
  file: string;
  title: string;
  draft: boolean;
  from?: string;
  /** Its addresses once it is published. */
  paths: readonly string[];
};

export type Report = {
  pages: number;
  findings: readonly Finding[];
  unpublished: readonly UnpublishedEntry[];
};

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];
}

const toFix = (findings: readonly Finding[]): string =>
  findings.length === 0 ? 'Nothing to fix.' : `${pluralize(findings.length, 'thing')} to fix.`;

const graded = ({ findings }: Pick<Report, 'findings'>, grade: Finding['grade']): Finding[] =>
  findings.filter((finding) => finding.grade === grade);

/** A finding in one line, with file and line. */
export const findingLine = ({ file, line, message }: Finding): string =>
  `${file}${line ? `, line ${line}` : ''}: ${message}`;

/** Only what must be fixed, one line per mistake. */
export function printProblems(report: Pick<Report, 'findings'>): string {
  const fix = graded(report, 'fix');
  return [...fix.map(findingLine), '', toFix(fix)].join('\n');
}

/**
 * The report in plain English for the editor.
 *
 * @param today the day of the report, as '2025-05-08'.
 */
export function printReport(report: Report, today: string): string {
  const { pages, unpublished } = report;
  const fix = graded(report, 'fix');
  return [
    `Content: ${pluralize(pages, 'page')}.`,
    ...list('To fix', fix.map(findingLine)),
    ...list('Worth a look', graded(report, 'suggestion').map(findingLine)),
    ...list(
      'Drafts, shown in previews only',
      unpublished.filter(({ draft }) => draft).map(({ title, file }) => `${title} (${file})`),
    ),
    ...list(
      'Kept back until their date',
      unpublished
        .filter(({ draft, from = '' }) => !draft && from > today)
        .map(({ title, from = '' }) => `${title}: from ${formatDate(from)}`),
    ),
    '',
    toFix(fix),
  ].join('\n');
}
