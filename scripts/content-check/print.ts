import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/pluralize';
import type { Finding } from './findings';

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

/** A finding in one line, with file and line. */
export const findingLine = ({ file, line, message }: Finding): string =>
  `${file}${line ? `, line ${line}` : ''}: ${message}`;

const linesOf = (findings: readonly Finding[], grade: Finding['grade']): string[] =>
  findings.filter((finding) => finding.grade === grade).map(findingLine);

const verdict = (lines: readonly string[]): string =>
  lines.length === 0 ? 'Nothing to fix.' : `${pluralize(lines.length, 'thing')} to fix.`;

/** Only what must be fixed, one line per mistake. */
export function printProblems({ findings }: Pick<Report, 'findings'>): string {
  const fix = linesOf(findings, 'fix');
  return [...fix, '', verdict(fix)].join('\n');
}

/** The report in plain English for the editor. */
export function printReport({ pages, findings, unpublished }: Report): string {
  const fix = linesOf(findings, 'fix');
  const drafts = unpublished.filter(({ draft }) => draft);
  const later = unpublished.filter(({ draft }) => !draft);
  const lists = {
    'To fix': fix,
    'Worth a look': linesOf(findings, 'suggestion'),
    'Drafts, not on the published site': drafts.map(({ title, file }) => `${title} (${file})`),
    'Kept back until their date': later.map(({ title, from = '' }) => `${title}: from ${formatDate(from)}`),
  };
  return [
    `Content: ${pluralize(pages, 'page')}.`,
    ...Object.entries(lists).flatMap(([title, lines]) =>
      lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)],
    ),
    '',
    verdict(fix),
  ].join('\n');
}
