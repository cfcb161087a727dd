'use client';

import { useErrorPageTexts } from '@/components/contact-form/receipt';
import { Button, ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';

/** Shown when a page throws: the specified words, the error's text, and two links. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const { title, text } = useErrorPageTexts(error);
  return (
    <div className="column pad-section pad-title">
      <h1 className="type-h1">{title}</h1>
      <p role="alert" className="type-lead mt-6">
        {text}
      </p>
      <p className="mt-8 flex gap-3">
        <Button onClick={reset}>Try again</Button>
        <ButtonLink href={routes.contact} variant="outline">
          Contact us
        </ButtonLink>
      </p>
    </div>
  );
}
