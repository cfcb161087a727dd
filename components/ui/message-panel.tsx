import type { ComponentProps, ReactElement } from 'react';
import { Icon } from './icon';

type Props = ComponentProps<'section'> & { children: ReactElement };

/** A bordered message that something went wrong, after an icon. With an accessible name it is a landmark. */
export const MessagePanel = ({ className = '', children, ...rest }: Props) => (
  <section
    className={`flex gap-3.5 rounded-control border border-current bg-danger-tint px-5 py-4.5 text-danger ${className}`}
    {...rest}
  >
    <Icon name="circle-alert" size={22} className="mt-0.5 shrink-0" />
    {children}
  </section>
);
