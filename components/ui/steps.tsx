import clsx from 'clsx';
import type { ProcessStep } from '@/content/schemas/landing-page-parts';
import { Icon } from './icon';

/** Numbered steps: side by side from 64rem, where their parts share rows; on a phone in two columns. */
export const Steps = ({ steps }: { steps: readonly ProcessStep[] }) => (
  <ol
    className={clsx(
      'grid auto-cols-fr gap-x-6 gap-y-4 wrap-anywhere lg:grid-flow-col lg:gap-x-8 lg:gap-y-0',
      steps.length % 2
        ? 'min-[22.5rem]:max-sm:grid-cols-2 min-[22.5rem]:max-sm:[&>:last-child]:col-span-2 sm:max-lg:grid-cols-6 sm:max-lg:*:col-span-2 sm:max-lg:[&>:nth-child(n+4)]:col-span-3'
        : 'min-[22.5rem]:max-lg:grid-cols-2',
    )}
  >
    {steps.map(({ step, title, description, icon, when }) => (
      <li
        key={step}
        className="grid border-t border-edge pt-3 max-lg:grid-cols-[auto_1fr] max-lg:content-start max-lg:gap-x-2.5 lg:row-span-4 lg:grid-rows-subgrid"
      >
        {/* The list already announces the number. */}
        <span aria-hidden className="type-h3 lg:mb-4">
          {step}
        </span>
        <h3 className="type-h3 flex min-w-0 items-center gap-2.5 self-start">
          {icon && <Icon name={icon} size={20} className="shrink-0" />}
          {title}
        </h3>
        <p className="mt-1 text-pretty max-lg:col-span-2 max-sm:text-small lg:mt-2">{description}</p>
        {when && <p className="type-small mt-1 text-ink-2 max-lg:col-span-2">{when}</p>}
      </li>
    ))}
  </ol>
);
