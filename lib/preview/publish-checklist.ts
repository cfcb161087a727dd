import { basename } from 'node:path';
import type { UnpublishedEntry } from '@/lib/content-check/report/print';
import type { Finding } from '@/lib/content-check/report/source';
import { formatDate } from '../format/dates';

/** One finding of a check, with its file and line if it has one. */
export type ChecklistPoint = { text: string; file?: string; line?: number };

/**
 * The result of one check. `newProblems` keep the site from being published; `oldProblems` are on the published site
 * already. `okText` is shown when nothing was found.
 */
export type ChecklistItem = {
  id: string;
  title: string;
  newProblems: ChecklistPoint[];
  oldProblems: ChecklistPoint[];
  notes: ChecklistPoint[];
  okText: string;
};

export type PublishChecklist = { ready: boolean; checks: ChecklistItem[] };

/** A comment in content about something to replace or confirm before launch. */
export type LaunchNote = Required<ChecklistPoint>;

/** What the checklist is made from. */
type ChecklistInput = {
  findings: readonly Finding[];
  unpublished: readonly UnpublishedEntry[];
  launch: readonly LaunchNote[];
  /** Last parts of the paths that the published site does not have yet; the files of their entries are named so. */
  newPages: ReadonlySet<string>;
  /** Paths of published pages that this build lacks and does not redirect. */
  lost: readonly string[];
};

/**
 * Checks whether a build may be published. It may not while a check has new problems.
 *
 * @param today the day of the build, as '2025-05-08'.
 */
export function publishChecklist(input: ChecklistInput, today: string): PublishChecklist {
  const graded = (grade: Finding['grade']): ChecklistPoint[] =>
    input.findings
      .filter((finding) => finding.grade === grade)
      .map(({ file, line, message }) => ({ text: message, file, line }));
  const isNew = ({ file }: LaunchNote) => input.newPages.has(basename(file, '.ts'));
  const none = { newProblems: [], oldProblems: [], notes: [] };
  const all: ChecklistItem[] = [
    {
      ...none,
      id: 'content',
      title: 'Content check',
      newProblems: graded('fix'),
      notes: graded('suggestion'),
      okText: 'npm run content:check found nothing to fix.',
    },
    {
      ...none,
      id: 'lost',
      title: 'Removed pages and documents without a redirect',
      newProblems: input.lost.map((path) => ({
        text: `${path} is gone, and content/site/redirects.ts leads nobody on.`,
        file: 'content/site/redirects.ts',
      })),
      okText: 'Every published address still leads somewhere.',
    },
    {
      ...none,
      id: 'placeholders',
      title: 'To replace before launch',
      newProblems: input.launch.filter(isNew),
      oldProblems: input.launch.filter((note) => !isNew(note)),
      okText: 'No comment in content says that something must be replaced before launch.',
    },
    {
      ...none,
      id: 'drafts',
      title: 'Drafts',
      notes: input.unpublished
        .filter(({ draft }) => draft)
        .map(({ title, file }) => ({
          text: `${title}: in this preview only. It is published when 'draft: true' is removed.`,
          file,
        })),
      okText: 'There are no drafts.',
    },
    {
      ...none,
      id: 'scheduled',
      title: 'Scheduled articles',
      notes: input.unpublished
        .filter(({ draft, from }) => !draft && from !== undefined && from > today)
        .map(({ title, file, from = '' }) => ({
          text: `${title}: appears with the first build on or after ${formatDate(from)}.`,
          file,
        })),
      okText: 'No article waits for its date.',
    },
  ];
  return { ready: all.every(({ newProblems }) => newProblems.length === 0), checks: all };
}
