'use client';

import { DamagedLink } from './damaged-link';
import { UndoNotice } from './undo-notice';
import type { Wizard } from './use-wizard';

/** Notices above the questions: an invalid link, and cleared answers that can be restored. */
export function WizardNotices({ cleared, damaged, undo }: Pick<Wizard, 'cleared' | 'damaged' | 'undo'>) {
  return (
    <>
      {damaged && (
        <DamagedLink text="We couldn’t read the answers in this link, so the questions start at the beginning." />
      )}
      <UndoNotice
        text={
          cleared &&
          'Your answers to this tool are cleared. To get them back, press Undo, just above the question.'
        }
        onUndo={() => cleared && undo(cleared)}
      />
    </>
  );
}
