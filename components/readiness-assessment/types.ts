import type { ReadinessArea } from '@/content/schemas/readiness';
import type { ToolOption } from '@/content/schemas/tools';
import type { ReadinessLevel, ReadinessVerdict } from '@/lib/readiness-assessment/score';

/** An area with title and address of what helps there; `service` is the id where it is a service. */
export type AreaWithHelp = Pick<ReadinessArea, 'name' | 'statements' | 'next' | 'why'> & {
  label: string;
  href: string;
  service?: string;
};

/** Every text of the assessment, as plain data from content. */
export type ReadinessContent = {
  heading: string;
  company: string;
  areas: readonly AreaWithHelp[];
  scale: readonly ToolOption[];
  verdicts: Readonly<Record<ReadinessVerdict, { title: string; text: string }>>;
  levels: Readonly<Record<ReadinessLevel, { label: string }>>;
  words: {
    allReady: { text: string; links: readonly { label: string; href: string }[] };
    bars: string;
    privacy: string;
  };
};
