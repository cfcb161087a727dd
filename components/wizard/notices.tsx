'use client';

import { Icon } from '@/components/ui/icon';
import { needsScript } from '@/lib/build-attributes';

/** Says in one sentence which part of a link is invalid. */
export const DamagedLinkNotice = ({ text }: { text: string }) => (
  <p
    role="status"
    className="mt-5 flex max-w-reading gap-3 rounded-control border border-edge bg-sunk px-4 py-3 print:hidden [&>svg]:mt-0.5 [&>svg]:flex-none"
  >
    <Icon name="info" size={20} />
    <span>{text}</span>
  </p>
);

/** Says that answers were cleared (`text`), and restores them. Shown until the next answer. */
export const UndoNotice = ({ text, onUndo }: { text: string | null; onUndo: () => void }) => (
  <div role="status" {...needsScript} className="print:hidden">
    {text && (
      <p className="my-4 rounded-control border border-edge bg-sunk px-4 py-3">
        <span>{`${text} `}</span>
        <button type="button" className="text-link min-h-6 font-semibold" onClick={onUndo}>
          Undo
        </button>
      </p>
    )}
  </div>
);
