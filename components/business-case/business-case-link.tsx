'use client';

import clsx from 'clsx';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { TextLink } from '@/components/ui/text-link';
import { needsScript } from '@/lib/build-attributes';
import * as routes from '@/lib/routes';
import type { ToolResult } from './tab-storage';

/** Reads and writes the tab's answers. Without it, nothing is passed to the next tool; the page works. */
export const loadTabStorage = () => import('./tab-storage');

/** Keeps a tool's answers in the tab: complete ones are added, cleared ones removed. */
export function keepAnswersInTab(tool: Exclude<ToolResult['tool'], 'roi'>) {
  const change = (name: 'storeToolResult' | 'removeToolResult') => (answers: readonly string[]) =>
    void loadTabStorage().then(
      (tab) => tab[name]({ tool, answers }),
      () => undefined,
    );
  return { onComplete: change('storeToolResult'), onStartOver: change('removeToolResult') };
}

/** A link from a tool's result to the business case, with the answers of this tab's tools in its fragment. */
export function BusinessCaseLink({ result, className }: { result: ToolResult | null; className?: string }) {
  const { loaded, failed } = useLazyModule(loadTabStorage, result !== null);
  // Before the code has loaded, the link would lack the result.
  const isLoading = result !== null && !loaded && !failed;
  const href = result && loaded ? loaded.buildAddressWithResult(result) : routes.businessCase;
  return (
    <p {...needsScript} className={clsx(className, isLoading && 'invisible', 'print:hidden')}>
      <TextLink href={href}>Make the business case</TextLink>
    </p>
  );
}
