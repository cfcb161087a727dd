import type { Finding } from '@/lib/content/report/source';
import type { PublishedEntry } from '@/lib/content/report/texts';
import { formatDate } from '../format/dates';

/** One point of a check, with the place in the files where it is one. */
export type ChecklistPoint = { text: string; file?: string; line?: number };

/** One thing that was checked. `fresh` keeps the site from being published; `before` was so on the published site. */
export type ChecklistItem = {
  id: string;
  title: string;
  fresh: ChecklistPoint[];
  before: ChecklistPoint[];
  notes: ChecklistPoint[];
  fine: string;
};

export type PublishChecklist = { ready: boolean; checks: ChecklistItem[] };

/** A comment in content about something to replace or confirm before launch. */
export type LaunchNote = Required<ChecklistPoint>;

/** What a preview knows of the site's readiness. */
type ChecklistInput = {
  findings: readonly Finding[];
  readings: readonly PublishedEntry[];
  launch: readonly LaunchNote[];
  /** Files that the published site does not have yet. */
  newFiles: ReadonlySet<string>;
  /** Paths of published pages that this build has no more, and that lead nowhere. */
  lost: readonly string[];
  /** What production lacks, a sentence each. */
  settings: readonly string[];
};

/**
 * Whether a build may be published, and if not, what this change has brought.
 *
 * @param today the day of the build, as '2025-05-08'.
 */
export function publishChecklist(known: ChecklistInput, today: string): PublishChecklist {
  const graded = (grade: Finding['grade']): ChecklistPoint[] =>
    known.findings
      .filter((finding) => finding.grade === grade)
      .map(({ file, line, message }) => ({ text: message, file, line }));
  const isNew = ({ file }: LaunchNote) => known.newFiles.has(file);
  const none = { fresh: [], before: [], notes: [] };
  const all: ChecklistItem[] = [
    {
      ...none,
      id: 'content',
      title: 'Content check',
      fresh: graded('fix'),
      notes: graded('look'),
      fine: 'npm run content:check found nothing to fix.',
    },
    {
      ...none,
      id: 'lost',
      title: 'Removed pages without a redirect',
      fresh: known.lost.map((path) => ({
        text: `${path} is gone, and content/site/redirects.ts leads nobody on.`,
        file: 'content/site/redirects.ts',
      })),
      fine: 'Every published address still leads somewhere.',
    },
    {
      ...none,
      id: 'placeholders',
      title: 'To replace before launch',
      fresh: known.launch.filter(isNew),
      before: known.launch.filter((note) => !isNew(note)),
      fine: 'No comment in content says that something must be replaced before launch.',
    },
    {
      ...none,
      id: 'settings',
      title: 'Settings of production',
      before: known.settings.map((text) => ({ text })),
      fine: 'Nothing is missing.',
    },
    {
      ...none,
      id: 'drafts',
      title: 'Drafts',
      notes: known.readings
        .filter(({ draft }) => draft)
        .map(({ title, file }) => ({
          text: `${title}: in this preview only. It is published when 'draft: true' is removed.`,
          file,
        })),
      fine: 'There are no drafts.',
    },
    {
      ...none,
      id: 'scheduled',
      title: 'Scheduled articles',
      notes: known.readings
        .filter(({ draft, from }) => !draft && from !== undefined && from > today)
        .map(({ title, file, from = '' }) => ({
          text: `${title}: appears with the first build on or after ${formatDate(from)}.`,
          file,
        })),
      fine: 'No article waits for its date.',
    },
  ];
  return { ready: all.every(({ fresh }) => fresh.length === 0), checks: all };
}
