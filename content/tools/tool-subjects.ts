import type { ToolId } from '@/lib/routes/tool-order';

/** What each tool is about, as the tool before it calls it: 'Next: the return'. */
export const toolSubjects: Record<ToolId, string> = {
  selector: 'the service',
  calculator: 'the price',
  roi: 'the return',
  readiness: 'readiness',
  case: 'the business case',
};
