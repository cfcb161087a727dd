import { CircleAlert, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const tones = {
  danger: { icon: CircleAlert, colors: 'bg-danger-tint text-danger' },
  success: { icon: CircleCheck, colors: 'bg-success-tint text-success' },
};

/** A bordered message in the colors of its tone, after an icon. */
export function MessagePanel({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { icon, colors } = tones[tone];
  return (
    <div className={`flex gap-3.5 rounded-control border border-current px-5 py-4.5 ${colors}`}>
      <Icon icon={icon} size={22} className="mt-0.5 shrink-0" />
      {children}
    </div>
  );
}
