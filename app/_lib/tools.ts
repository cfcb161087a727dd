import { toolSubjects } from '@/content/tools/tool-subjects';
import { type ToolId, toolOrder } from '@/lib/routes/tool-order';

/** The place of a tool among the five: its number, and what the next one is about. */
export function placeOfTool(tool: ToolId) {
  const index = toolOrder.findIndex(({ id }) => id === tool);
  const next = toolOrder[index + 1];
  return {
    number: index + 1,
    count: toolOrder.length,
    next: next && { href: next.href, subject: toolSubjects[next.id] },
  };
}
