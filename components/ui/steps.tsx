import type { IconName } from '@/content/icons';
import { ContentIcon } from './content-icon';

export type Step = {
  step: number;
  title: string;
  description: string;
  icon?: IconName;
  /** When it happens or how long it takes. */
  when?: string;
};

/**
 * Numbered steps on a lane (PIECES-03): side by side from 64rem, one below the other before that. The last
 * ring is filled, since the lane ends there.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ step, title, description, icon, when }) => (
        <li key={step} className="step">
          {/* The list says the number already. */}
          <span aria-hidden className="step-ring">
            {step}
          </span>
          <div className="min-w-0">
            <h3 className="type-h3 flex items-center gap-2.5 self-start">
              {icon && <ContentIcon name={icon} size={20} className="shrink-0" />}
              {title}
            </h3>
            <p className="type-small mt-2 text-balance text-ink-2">{description}</p>
            {when && <p className="type-meta mt-2.5 text-ink-2">{when}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
