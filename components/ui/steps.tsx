import type { IconName } from '@/content/icons';
import { ContentIcon } from './content-icon';
import styles from './steps.module.css';

export type Step = {
  step: number;
  title: string;
  description: string;
  icon?: IconName;
  /** When it happens or how long it takes. */
  when?: string;
};

/**
 * Numbered steps on a lane: side by side from 64rem, below each other on narrower screens. The last ring is filled,
 * because the lane ends there.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="lg:grid lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col">
      {steps.map(({ step, title, description, icon, when }) => (
        <li key={step} className={styles.step}>
          {/* The list says the number already. */}
          <span aria-hidden className={styles.ring}>
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
