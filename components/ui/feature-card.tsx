import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Feature } from '@/content/schemas/landing-page-parts';
import { Icon } from './icon';

/** A ruled list of feature cards: up to two or three columns, with a hairline above all and below each. */
export function FeatureList({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <ul
      className={clsx('grid gap-x-8 border-t border-rule md:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}
    >
      {children}
    </ul>
  );
}

/** One entry of a feature list: icon, title, one sentence and optional lines of detail. */
export function FeatureCard({ title, description, icon, details }: Feature) {
  return (
    <li className="flex min-w-0 gap-4 border-b border-rule py-4 md:gap-6 md:py-7">
      <Icon name={icon} size={26} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h3 className="type-h4">{title}</h3>
        {/* Two lines of room, so that the details of neighbors begin on one line. */}
        <p className={clsx('mt-0.5 text-balance', details && 'lg:min-h-[3em]')}>{description}</p>
        {details && (
          <ul className="type-small mt-2 grid gap-1 md:mt-3 md:gap-1.5">
            {details.map((detail) => (
              <li key={detail} className="flex gap-2.5">
                <Icon name="check" size={18} className="mt-0.5 shrink-0 text-ember-text" />
                <span>{detail}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
