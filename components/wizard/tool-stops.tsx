'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { ToolId } from '@/lib/routes/tool-order';
import { readStored } from '@/lib/storage/storage-keys';

/** A tool of the path, by its name and address. */
type Tool = { id: ToolId; label: string; href: string };

/** The five tools as stops on one line: those with answers in this tab are filled, and the next one says so. */
export function ToolStops({ tools, current }: { tools: readonly Tool[]; current: ToolId }) {
  const [done, setDone] = useState<readonly ToolId[]>([]);
  useEffect(() => {
    // The business case keeps the answers of each tool under the tool's name.
    const answers = new URLSearchParams(readStored('businessCase') ?? '');
    setDone(tools.map(({ id }) => id).filter((id) => answers.has(id)));
  }, [tools]);
  const at = tools.findIndex(({ id }) => id === current);
  return (
    <nav aria-label="Tools" className="-mt-2 pb-8 print:hidden md:-mt-4 md:pb-12">
      <ol className="flex text-small leading-snug">
        {tools.map(({ id, label, href }, index) => (
          <li
            key={id}
            className={clsx(
              'relative min-w-0 flex-1 border-t-2',
              index === tools.length - 1 ? 'border-transparent' : index < at ? 'border-lane' : 'border-rule',
              index === at && 'max-lg:flex-initial',
            )}
          >
            <a
              href={href}
              aria-current={index === at ? 'page' : undefined}
              className="group block min-h-11 min-w-[24px] pt-3 pr-[16px]"
            >
              <span
                aria-hidden
                className={clsx(
                  'absolute -top-2 left-0 size-3.5 rounded-full border-3',
                  done.includes(id) ? 'bg-lane' : 'bg-paper',
                  index <= at || done.includes(id) ? 'border-lane' : 'border-before',
                )}
              />
              <span
                className={index === at ? 'font-semibold' : 'text-ink-2 group-hover:underline max-lg:sr-only'}
              >
                <span>{index === at + 1 ? `Next: ${label}` : label}</span>
                {done.includes(id) && <span className="sr-only"> (answered)</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
