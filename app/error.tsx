'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { routes } from '@/lib/routes';

/** What a visitor sees when a page breaks (ERRORS-02): the fixed words, the error's text, and two ways on. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <Container className="pad-section">
      <h1 className="type-h1">Unexpected Application Error!</h1>
      <p role="alert" className="type-lead mt-6 max-w-reading text-ink-2">
        {error.message}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={reset}>Try again</Button>
        <ButtonLink href={routes.contact} variant="outline">
          Contact us
        </ButtonLink>
      </div>
    </Container>
  );
}
