import { findingLine } from '@/lib/content/report/print';
import type { Finding } from '@/lib/content/report/source';
import type { Reading } from '@/lib/content/report/texts';
import { formatDate } from '../dates';
import type { LaunchNote } from './launch-notes';

/** One thing that was checked. `missing` keep the site from being published; `notes` are good to know. */
export type Check = { id: string; title: string; missing: string[]; notes: string[]; fine: string };

export type Readiness = { ready: boolean; checks: Check[] };

/** What a preview knows of the site's readiness. */
export type Known = {
  findings: readonly Finding[];
  readings: readonly Reading[];
  launch: readonly LaunchNote[];
  /** What production lacks, a sentence each. */
  settings: readonly string[];
  /** How the settings were learned. */
  settingsFrom: string;
};

/** Comments of several files with the same words, in one line. */
function launchLines(notes: readonly LaunchNote[]): string[] {
  const byText = new Map<string, string[]>();
  for (const { file, line, text } of notes)
    byText.set(text, [...(byText.get(text) ?? []), `${file}:${line}`]);
  return [...byText].map(([text, places]) => `${places.join(', ')}: ${text}`);
}

/**
 * Whether a build may be published, and if not, what is missing.
 *
 * @param today the day of the build, as '2025-05-08'.
 */
export function readinessOf(
  { findings, readings, launch, settings, settingsFrom }: Known,
  today: string,
): Readiness {
  const graded = (grade: Finding['grade']) =>
    findings.filter((finding) => finding.grade === grade).map(findingLine);
  const drafts = readings.filter(({ draft }) => draft);
  const scheduled = readings.filter(({ draft, from }) => !draft && from !== undefined && from > today);
  const checks: Check[] = [
    {
      id: 'content',
      title: 'Content check',
      missing: graded('fix'),
      notes: graded('look'),
      fine: 'npm run content:check found nothing to fix.',
    },
    {
      id: 'placeholders',
      title: 'To replace before launch',
      missing: launchLines(launch),
      notes: [],
      fine: 'No comment in content says that something must be replaced before launch.',
    },
    {
      id: 'settings',
      title: 'Settings of production',
      missing: [...settings],
      notes: [settingsFrom],
      fine: 'Nothing is missing.',
    },
    {
      id: 'drafts',
      title: 'Drafts',
      missing: [],
      notes: drafts.map(
        ({ title, file }) =>
          `${title} (${file}): shown in this preview only. It is published when 'draft: true' is removed.`,
      ),
      fine: 'There are no drafts.',
    },
    {
      id: 'scheduled',
      title: 'Scheduled articles',
      missing: [],
      notes: scheduled.map(
        ({ title, file, from = '' }) =>
          `${title} (${file}): appears with the first build on or after ${formatDate(from)}.`,
      ),
      fine: 'No article waits for its date.',
    },
  ];
  return { ready: checks.every(({ missing }) => missing.length === 0), checks };
}
