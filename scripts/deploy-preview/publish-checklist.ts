import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/pluralize';
import type { Finding } from '../content-check/findings';
import type { UnpublishedEntry } from '../content-check/print';

/** One finding of a check, with its file and line if it has one. */
export type ChecklistPoint = { text: string; file?: string; line?: number | undefined };

/** The result of one check. `problems` keep the site from being published; `notes` do not. */
export type ChecklistItem = { title: string; problems: ChecklistPoint[]; notes: ChecklistPoint[] };

/**
 * Checks whether a build may be published. It may not while a check has problems.
 *
 * @param lost paths of published pages and documents that go away without a redirect.
 */
export function publishChecklist(
  { findings, unpublished }: { findings: readonly Finding[]; unpublished: readonly UnpublishedEntry[] },
  lost: readonly string[],
): ChecklistItem[] {
  const graded = (grade: Finding['grade']) =>
    findings
      .filter((finding) => finding.grade === grade)
      .map(({ file, line, message }) => ({ text: message, file, line }));
  const file = 'content/site/redirects.ts';
  return [
    { title: 'Content check', problems: graded('fix'), notes: graded('suggestion') },
    {
      title: 'Removed pages and documents without a redirect',
      problems: lost.map((path) => ({ text: `${path} goes away, and ${file} leads nobody on.`, file })),
      notes: [],
    },
    {
      title: 'Drafts and scheduled articles',
      problems: [],
      notes: unpublished
        .toSorted((one, other) => Number(other.draft) - Number(one.draft))
        .map(({ title, draft, from = '', file }) => ({
          text: draft
            ? `${title}: in this preview only. It is published when 'draft: true' is removed.`
            : `${title}: appears with the first build on or after ${formatDate(from)}.`,
          file,
        })),
    },
  ];
}

/** 'Ready to publish, 3 notes', or 'Not ready to publish: Content check (2)'. */
export function verdictOf(checks: readonly ChecklistItem[]): string {
  const failed = checks.flatMap(({ title, problems }) =>
    problems.length > 0 ? `${title} (${problems.length})` : [],
  );
  if (failed.length > 0) return `Not ready to publish: ${failed.join(', ')}`;
  const notes = checks.reduce((sum, check) => sum + check.notes.length, 0);
  return `Ready to publish${notes > 0 ? `, ${pluralize(notes, 'note')}` : ''}`;
}
