'use client';

import { useTabStorage } from '@/components/hooks/use-tab-case';
import { NextTool } from '@/components/wizard/next-tool';
import type { ToolResult } from '@/lib/business-case/tab-storage';
import { businessCaseRoute } from '@/lib/routes/browser-routes';

/**
 * From a tool's result to the business case. The link carries the result and what the other tools left in this tab
 * behind its '#', so it also works where the browser stores nothing.
 *
 * @param result null while the tool shows its example, which is nobody's.
 */
export function ToBusinessCase({ result, className }: { result: ToolResult | null; className?: string }) {
  const tab = useTabStorage(result !== null);
  const href = result && tab ? tab.caseAddressWith(result) : businessCaseRoute;
  return (
    <NextTool href={href} result={result} {...(className && { className })}>
      Make the business case
    </NextTool>
  );
}
