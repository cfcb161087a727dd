import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/pluralize';

/** The kinds of remark that stop nothing, in the order of the report. */
export const hints = ['fact', 'picture'] as const;

/** Something that the editor should know. Without a `hint` it stops the build. */
export type Finding = {
  /** From the project's root. */
  file: string;
  line?: number | undefined;
  message: string;
  hint?: (typeof hints)[number];
};

/** An entry that waits for the day `from`, or a draft. `paths` are its addresses once it is published. */
export type UnpublishedEntry = {
  file: string;
  title: string;
  from?: string | undefined;
  paths: readonly string[];
};

export type Report = {
  pages: number;
  findings: readonly Finding[];
  unpublished: readonly UnpublishedEntry[];
};

/** A finding in one line, with file and line. */
export const toLine = ({ file, line, message }: Finding): string =>
  `${file}${line ? `, line ${line}` : ''}: ${message}`;

/** The first lines of what stops nothing, and how many more there are. */
const shorten = (lines: readonly string[], what: string): string[] =>
  lines.length <= 3 ? [...lines] : [...lines.slice(0, 3), `and ${lines.length - 3} more: ${what}`];

/** What must be fixed, one line per mistake. */
export function printProblems(findings: readonly Finding[]): string {
  const fix = findings.filter(({ hint }) => !hint).map(toLine);
  return fix.length > 0
    ? [...fix, '', `${pluralize(fix.length, 'thing')} to fix.`].join('\n')
    : 'Nothing to fix.';
}

/** The report in plain English for the editor: everything that stops a build, and the first of what does not. */
export function printReport({ pages, findings, unpublished }: Report): string {
  const looks = hints.flatMap((hint) =>
    shorten(findings.filter((finding) => finding.hint === hint).map(toLine), hint),
  );
  const waiting = unpublished.map(({ title, file, from }) =>
    from ? `${title}: from ${formatDate(from)}` : `${title}: a draft (${file})`,
  );
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `\n${[title, ...lines].join('\n  ')}\n`;
  return `Content: ${pluralize(pages, 'page')}.
${section('Worth a look, and stops nothing', looks)}${section('Not on the published site yet', shorten(waiting, 'drafts and later dates'))}
${printProblems(findings)}`;
}
