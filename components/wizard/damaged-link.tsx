'use client';

import { Icon } from '@/components/ui/icon';

/** Says in one sentence which part of a link is invalid. */
export function DamagedLink({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="mt-5 flex max-w-reading gap-3 rounded-control border border-edge bg-sunk px-4 py-3 print:hidden [&>svg]:mt-0.5 [&>svg]:flex-none"
    >
      <Icon name="info" size={20} />
      {text}
    </p>
  );
}
