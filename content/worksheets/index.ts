import { checkEntry } from '@/lib/content/check';
import { businessCaseWorkbook } from './business-case';
import { readinessWorksheet } from './readiness';
import { roiWorksheet } from './roi';
import { toolWorksheet as schema, type ToolWorksheet } from './schema';

/** The worksheets of the tools. */
export const worksheets: readonly ToolWorksheet[] = [
  readinessWorksheet,
  roiWorksheet,
  businessCaseWorkbook,
].map((entry) => checkEntry(schema, 'content/worksheets', entry, entry.file));
