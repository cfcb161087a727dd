'use client';

import { ArrowLeft } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** What stands below the answers: the way back, where there is one, and what a choice does. */
export function StepFoot({ onBack, hint }: { onBack?: () => void; hint: string }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      {onBack && (
        <Button variant="outline" onClick={onBack}>
          <Icon icon={ArrowLeft} size={18} />
          Back
        </Button>
      )}
      <p className="type-meta text-ink-3">{hint}</p>
    </div>
  );
}
