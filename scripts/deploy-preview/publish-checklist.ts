import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/pluralize';
import type { Finding } from '../content-check/findings';
import type { UnpublishedEntry } from '../content-check/print';
import type { SiteToCompare } from './read-site';

/** One finding of a check, with its file and line if it has one. */
export type ChecklistPoint = { text: string; file?: string; line?: number | undefined };

/** The result of one check. `problems` keep the site from being published; `notes` do not. */
export type ChecklistItem = { title: string; problems: ChecklistPoint[]; notes: ChecklistPoint[] };

/**
 * Checks whether a build may be published. It may not while a check has problems.
 *
 * @param site `gone` are paths of published pages and documents that go away, `lost` those of them without a redirect.
 */
export function createChecklist(
  { findings, unpublished }: { findings: readonly Finding[]; unpublished: readonly UnpublishedEntry[] },
  site: { gone: readonly string[]; lost: readonly string[]; deadLinks: SiteToCompare['deadLinks'] },
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
      problems: site.lost.map((path) => ({ text: `${path} goes away, and ${file} leads nobody on.`, file })),
      notes: [],
    },
    {
      title: 'Links to sections',
      problems: site.deadLinks.map(({ path, href }) => ({
        text: `${path} links to '${href}', and that page has no such section.`,
      })),
      notes: [],
    },
    {
      title: 'Drafts and scheduled articles',
      problems: [],
      notes: unpublished
        .toSorted((a, b) => Number(b.draft) - Number(a.draft))
        .map(({ title, draft, from = '', file, paths }) => ({
          text: !draft
            ? `${title}: appears with the first build on or after ${formatDate(from)}.`
            : paths.some((path) => site.gone.includes(path))
              ? `${title}: public until now. It comes back when 'draft: true' is removed.`
              : `${title}: in this preview only. It is published when 'draft: true' is removed.`,
          file,
        })),
    },
  ];
}

/** 'Ready to publish, 3 notes', or 'Not ready to publish: Content check (2)'. */
export function formatVerdict(checks: readonly ChecklistItem[]): string {
  const failed = checks.flatMap(({ title, problems }) =>
    problems.length > 0 ? `${title} (${problems.length})` : [],
  );
  if (failed.length > 0) return `Not ready to publish: ${failed.join(', ')}`;
  const notes = checks.reduce((sum, check) => sum + check.notes.length, 0);
  return `Ready to publish${notes > 0 ? `, ${pluralize(notes, 'note')}` : ''}`;
}
