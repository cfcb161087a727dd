import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  href: string;
  children: ReactNode;
  /** Words for screen readers that tell links with the same visible words apart. */
  hint?: string;
  className?: string;
  onClick?: (event: MouseEvent) => void;
};

/** A link to read more: words, then an arrow that moves on hover. */
export const TextLink = ({ href, children, hint, className, onClick }: Props) => (
  <a
    href={href}
    className={clsx('group inline-flex min-h-6 items-center gap-2', className)}
    onClick={onClick}
  >
    <span className="text-link">
      <span>{children}</span>
      {hint && <span className="sr-only">{` ${hint}`}</span>}
    </span>
    <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
  </a>
);
