'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTab } from '@/components/hooks/use-tab-case';
import { TextLink } from '@/components/ui/text-link';
import type { ToolResult } from '@/lib/business-case/tab-storage';

/**
 * A link from a tool's result to the next tool. Following it takes the result along in this tab, so that the next tool
 * asks for nothing again; looking at a result takes nothing.
 *
 * @param result null while the tool shows its example, which is nobody's.
 */
export function NextTool({
  href,
  result,
  className,
  children,
}: {
  href: string;
  result: ToolResult | null;
  className?: string;
  children: ReactNode;
}) {
  const tab = useTab(result !== null);
  return (
    <p className={clsx(className, 'print:hidden noscript:hidden')}>
      <TextLink href={href} onClick={() => result && tab?.addToCase(result)}>
        {children}
      </TextLink>
    </p>
  );
}
