'use client';

/**
 * Says that answers were cleared, and restores them. Shown until the next answer.
 *
 * @param text null while there is nothing to undo.
 */
export function UndoNotice({ text, onUndo }: { text: string | null; onUndo: () => void }) {
  return (
    <div role="status" className="print:hidden noscript:hidden">
      {text && (
        <p className="my-4 rounded-control border border-edge bg-sunk px-4 py-3">
          {text}{' '}
          <button type="button" className="text-link min-h-6 font-semibold" onClick={onUndo}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
