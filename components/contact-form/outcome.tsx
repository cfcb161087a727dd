import type { ReactNode } from 'react';
import { MessagePanel } from '@/components/ui/message-panel';

// Used by the form's panels and, without JavaScript, by /contact/sent and /contact/not-sent.

/** Shown whenever a request was not sent. */
export function FailureSentence({ email }: { email: string }) {
  return (
    <>
      There was an error submitting your request. Please try again or contact us directly at{' '}
      <a href={`mailto:${email}`} className="wrap-anywhere font-semibold underline underline-offset-[0.22em]">
        {email}
      </a>
    </>
  );
}

/** The heading when a request was sent. */
export const RECEIVED = 'Request Received!';

/** Shown when a request was sent. */
export function SuccessMessage({
  title,
  promise,
  children,
}: {
  title?: ReactNode;
  promise: string;
  children?: ReactNode;
}) {
  return (
    <MessagePanel tone="success">
      <div>
        {title}
        <div id="request-promise">
          <p>{promise}</p>
          {children}
        </div>
      </div>
    </MessagePanel>
  );
}
