'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { addToCase, caseAddressWith, type ToolResult } from '@/lib/business-case/tab-storage';
import { businessCaseRoute } from '@/lib/routes/browser-routes';

/**
 * A link from a tool's result to the next tool. A click stores the result in this tab, so that the next tool does not
 * ask again. Opening a result stores nothing.
 *
 * @param result null while the tool shows its example.
 */
export function NextTool({
  href,
  result,
  className,
  children,
}: {
  href: string;
  result: ToolResult | null;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <p className={clsx(className, 'print:hidden noscript:hidden')}>
      <TextLink href={href} onClick={() => result && addToCase(result)}>
        {children}
      </TextLink>
    </p>
  );
}

/**
 * A link from a tool's result to the business case. Its fragment contains the result and the answers of the other tools
 * in this tab, so it also works without storage.
 *
 * @param result null while the tool shows its example.
 */
export const ToBusinessCase = ({ result, className }: { result: ToolResult | null; className?: string }) => (
  <NextTool href={result ? caseAddressWith(result) : businessCaseRoute} result={result} className={className}>
    Make the business case
  </NextTool>
);
