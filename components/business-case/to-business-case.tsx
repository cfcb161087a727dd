'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { businessCaseRoute } from '@/lib/browser-routes';
import type { ToolResult } from '@/lib/business-case/tab';

/**
 * From a tool's result to the business case. The result joins what the other tools left in this tab; the link
 * carries it all behind its '#', so it also works where the browser stores nothing. What writes the link loads with
 * the first result.
 *
 * @param result null while the tool shows its example, which is nobody's.
 */
export function ToBusinessCase({
  result,
  className = '',
}: {
  result: ToolResult | null;
  className?: string;
}) {
  const [href, setHref] = useState<string>(businessCaseRoute);
  const key = JSON.stringify(result);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result is compared by what it says
  useEffect(() => {
    let gone = false;
    if (!result) setHref(businessCaseRoute);
    else
      import('@/lib/business-case/tab').then(
        ({ addressWith }) => !gone && setHref(addressWith(result)),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [key]);
  return (
    <p className={`${className} print:hidden noscript:hidden`}>
      <a href={href} className="inline-flex min-h-6 items-center gap-2">
        <span className="text-link">Make the business case</span>
        <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
      </a>
    </p>
  );
}
