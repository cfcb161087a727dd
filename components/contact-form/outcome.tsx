import type { ReactElement } from 'react';
import type { ElementChildren } from '@/components/ui/element-children';

// Used by the form's panels and, without JavaScript, by /contact/sent and /contact/not-sent.

export const FailureSentence = ({ email }: { email: string }) => (
  <span>
    There was an error submitting your request. Please try again or contact us directly at{' '}
    <a href={`mailto:${email}`} className="wrap-anywhere font-semibold underline underline-offset-[0.22em]">
      {email}
    </a>
  </span>
);

export const RECEIVED_HEADING = 'Request Received!';

type SuccessMessageProps = {
  title: ReactElement;
  /** Sets --rail-at to the middle of the title's first line. */
  className: string;
  promise: string;
  children?: ElementChildren;
};

/** Shown when a request was sent: the last stop of the page's rail. */
export const SuccessMessage = ({ title, className, promise, children }: SuccessMessageProps) => (
  <div className={`rail-into pl-10 ${className}`}>
    <span
      aria-hidden
      className="absolute top-[calc(var(--rail-at)-1.5px)] left-0 w-5 border-t-3 border-lane"
    />
    <span
      aria-hidden
      className="motion-safe:[view-transition-name:lane-end] absolute top-[calc(var(--rail-at)-9px)] left-3 size-4.5 rounded-full bg-lane"
    />
    {title}
    <div id="request-promise" className="type-lead">
      <p>{promise}</p>
      {children}
    </div>
  </div>
);
