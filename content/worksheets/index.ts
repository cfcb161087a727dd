import { checkEntry } from '@/lib/content/check';
import { readinessWorksheet } from './readiness';
import { roiWorksheet } from './roi';
import { toolWorksheet as schema, type ToolWorksheet } from './schema';

/** The worksheets of the tools. */
export const worksheets: readonly ToolWorksheet[] = [readinessWorksheet, roiWorksheet].map((entry) =>
  checkEntry(schema, 'content/worksheets', entry, entry.file),
);
