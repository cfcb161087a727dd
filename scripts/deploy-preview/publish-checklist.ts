import { formatDate } from '@/lib/format/dates';
import type { Finding } from '../content-check/findings';
import type { UnpublishedEntry } from '../content-check/print';

/** One finding of a check, with its file and line if it has one. */
export type ChecklistPoint = { text: string; file?: string; line?: number | undefined };

/** The result of one check. `problems` keep the site from being published; `notes` do not. */
export type ChecklistItem = { title: string; problems: ChecklistPoint[]; notes: ChecklistPoint[] };

/**
 * Checks whether a build may be published. It may not while a check has problems.
 *
 * @param lost paths of published pages and documents that this build lacks and does not redirect.
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
      problems: lost.map((path) => ({ text: `${path} is gone, and ${file} leads nobody on.`, file })),
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

/** The checks that keep a build from being published. */
export const failedChecks = (checks: readonly ChecklistItem[]): ChecklistItem[] =>
  checks.filter(({ problems }) => problems.length > 0);
