'use client';

import type { ToolResult } from '@/lib/business-case/tab-storage';
import { businessCaseRoute } from '@/lib/routes/browser-routes';
import { NextTool } from './next-tool';
import { useTabStorage } from './use-tab-case';

/**
 * A link from a tool's result to the business case. Its fragment contains the result and the answers of the other tools
 * in this tab, so it also works without storage.
 *
 * @param result null while the tool shows its example.
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
