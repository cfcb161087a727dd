'use client';

import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { TextLink } from '@/components/ui/text-link';
import * as routes from '@/lib/routes';
import type { ToolResult } from './tab-storage';
import { loadTabStorage, useTabStorage } from './use-tab-answers';

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
  className?: string;
  children: ReactNode;
}) {
  const tab = useTabStorage(result !== null);
  const storeResult = async (event: MouseEvent) => {
    if (!result) return;
    if (tab) tab.addResult(result);
    if (tab || !isPlainClick(event)) return;
    // The link was pressed before the code had loaded: without waiting, the next page would lack the result.
    event.preventDefault();
    await loadTabStorage().then(
      ({ addResult }) => addResult(result),
      () => undefined,
    );
    window.location.assign(href);
  };
  return (
    <p className={clsx(className, 'print:hidden noscript:hidden')}>
      <TextLink href={href} onClick={storeResult}>
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
export function ToBusinessCase({ result, className }: { result: ToolResult | null; className?: string }) {
  const tab = useTabStorage(result !== null);
  const href = result && tab ? tab.buildAddressWith(result) : routes.businessCase;
  return (
    <NextTool href={href} result={result} {...(className && { className })}>
      Make the business case
    </NextTool>
  );
}
