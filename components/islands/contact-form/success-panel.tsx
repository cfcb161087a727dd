import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

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
      <CircleCheck aria-hidden size={22} strokeWidth={1.75} />
      <div>
        {title}
        <p>{promise}</p>
        {children}
      </div>
    </div>
  );
}
