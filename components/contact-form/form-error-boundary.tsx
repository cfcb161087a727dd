'use client';

import type { ReactElement } from 'react';
import { useTitlePrefix } from '@/components/hooks/use-title-prefix';
import { Button } from '@/components/ui/button';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { MessagePanel } from '@/components/ui/message-panel';
import type { ContactForm } from '@/content/schemas/contact';
import { RECEIVED_HEADING } from './outcome';
import { storeReceipt, useReceipt } from './receipt';
import { SuccessPanel } from './success-panel';

type GuardProps = { email: string; copy: ContactForm['success'] };

/** Replaces a form that crashed: by the receipt, which may come later, or by a way back to the typed text. */
function BrokenForm({ email, copy, reset }: GuardProps & { reset: () => void }) {
  const receipt = useReceipt();
  useTitlePrefix(receipt ? `${RECEIVED_HEADING} ` : 'Error: ');
  const again = () => {
    storeReceipt(null);
    reset();
  };
  if (receipt) return <SuccessPanel email={email} attempt={receipt} copy={copy} again={again} />;
  return (
    <MessagePanel>
      <div>
        <p role="alert" className="font-medium">
          This form stopped working. What you typed is kept.
        </p>
        <Button variant="outline" className="mt-4" onClick={reset}>
          Show the form again
        </Button>
      </div>
    </MessagePanel>
  );
}

/**
 * Limits an error of the form to the form. An accepted request is shown as received, whatever crashed. Any other is
 * in the draft with its id, so that sending it again makes no second mail.
 */
export const FormErrorBoundary = ({ children, ...props }: GuardProps & { children: ReactElement }) => (
  <ErrorBoundary fallback={(reset) => <BrokenForm {...props} reset={reset} />}>{children}</ErrorBoundary>
);
