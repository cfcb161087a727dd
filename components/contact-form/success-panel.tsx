import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The panel in success colors, shown in place of the form and on the page that answers a plain form post. */
export function SuccessPanel({
  title,
  promise,
  children,
}: {
  title?: ReactNode;
  promise: string;
  children?: ReactNode;
}) {
  return (
    <div className="panel panel-success">
      <Icon icon={CircleCheck} size={22} />
      <div>
        {title}
        <p>{promise}</p>
        {children}
      </div>
    </div>
  );
}
