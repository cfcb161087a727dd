'use client';

import { needsScript } from '@/lib/build-attributes';

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
