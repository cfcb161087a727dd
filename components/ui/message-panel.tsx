import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-drawings';

const tones = {
  danger: { icon: 'circle-alert', colors: 'bg-danger-tint text-danger' },
  success: { icon: 'circle-check', colors: 'bg-success-tint text-success' },
} satisfies Record<string, { icon: IconName; colors: string }>;

/** A bordered message in the colors of its tone, after an icon. With an accessible name it is a landmark. */
export function MessagePanel({
  tone,
  className = '',
  children,
  ...rest
}: { tone: keyof typeof tones } & ComponentProps<'section'>) {
  const { icon, colors } = tones[tone];
  return (
    <section
      className={`flex gap-3.5 rounded-control border border-current px-5 py-4.5 ${colors} ${className}`}
      {...rest}
    >
      <Icon name={icon} size={22} className="mt-0.5 shrink-0" />
      {children}
    </section>
  );
}
