import type { Finding } from '@/lib/content/report/source';
import type { PublishedEntry } from '@/lib/content/report/texts';
import { formatDate } from '../format/dates';
import type { LaunchNote } from './launch-notes';

/** One finding, with its place in the files if there is one. */
export type ChecklistPoint = { text: string; file?: string; line?: number };

/** The result of one check. `fresh` prevents publishing; `before` was the same on the published site. */
export type ChecklistItem = {
  id: string;
  title: string;
  fresh: ChecklistPoint[];
  before: ChecklistPoint[];
  notes: ChecklistPoint[];
  fine: string;
};

export type PublishChecklist = { ready: boolean; checks: ChecklistItem[] };

export type ChecklistInput = {
  findings: readonly Finding[];
  readings: readonly PublishedEntry[];
  launch: readonly LaunchNote[];
  /** Files that the published site does not have yet. */
  newFiles: ReadonlySet<string>;
  /** Published pages that this build no longer has and does not redirect. */
  lost: readonly string[];
  /** Missing or risky settings of production, one sentence each. */
  settings: readonly string[];
};

/**
 * Checks whether a build can be published, and if not, what is new in this change.
 *
 * @param today the day of the build, as '2025-05-08'.
 */
export function publishChecklist(known: ChecklistInput, today: string): PublishChecklist {
  const graded = (grade: Finding['grade']): ChecklistPoint[] =>
    known.findings
      .filter((finding) => finding.grade === grade)
      .map(({ file, line, message }) => ({ text: message, file, line }));
  const isNew = ({ file }: LaunchNote) => known.newFiles.has(file);
  const drafts = known.readings.filter(({ draft }) => draft);
  const scheduled = known.readings.filter(({ draft, from }) => !draft && from !== undefined && from > today);
  const all: ChecklistItem[] = [
    {
      id: 'content',
      title: 'Content check',
      fresh: graded('fix'),
      before: [],
      notes: graded('look'),
      fine: 'npm run content:check found nothing to fix.',
    },
    {
      id: 'lost',
      title: 'Removed pages without a redirect',
      fresh: known.lost.map((path) => ({
        text: `${path} is gone, and content/site/redirects.ts leads nobody on.`,
        file: 'content/site/redirects.ts',
      })),
      before: [],
      notes: [],
      fine: 'Every published address still leads somewhere.',
    },
    {
      id: 'placeholders',
      title: 'To replace before launch',
      fresh: known.launch.filter(isNew),
      before: known.launch.filter((note) => !isNew(note)),
      notes: [],
      fine: 'No comment in content says that something must be replaced before launch.',
    },
    {
      id: 'settings',
      title: 'Settings of production',
      fresh: [],
      before: known.settings.map((text) => ({ text })),
      notes: [],
      fine: 'Nothing is missing.',
    },
    {
      id: 'drafts',
      title: 'Drafts',
      fresh: [],
      before: [],
      notes: drafts.map(({ title, file }) => ({
        text: `${title}: in this preview only. It is published when 'draft: true' is removed.`,
        file,
      })),
      fine: 'There are no drafts.',
    },
    {
      id: 'scheduled',
      title: 'Scheduled articles',
      fresh: [],
      before: [],
      notes: scheduled.map(({ title, file, from = '' }) => ({
        text: `${title}: appears with the first build on or after ${formatDate(from)}.`,
        file,
      })),
      fine: 'No article waits for its date.',
    },
  ];
  return { ready: all.every(({ fresh }) => fresh.length === 0), checks: all };
}
