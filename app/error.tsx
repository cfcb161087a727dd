'use client';

import { contactRoute } from '@/lib/browser-routes';

/**
 * What a visitor sees when a page breaks (ERRORS-02): the fixed words, the error's text, and two ways on. Every page
 * brings it along, so it uses nothing that it would have to bring, too.
 */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <div className="pad-inline pad-section mx-auto max-w-320">
      <h1 className="type-h1">Unexpected Application Error!</h1>
      <p role="alert" className="type-lead mt-6">
        {error.message}
      </p>
      <p className="mt-8 flex gap-3">
        <button type="button" className="button button-primary button-md" onClick={reset}>
          Try again
        </button>
        <a href={contactRoute} className="button button-outline button-md">
          Contact us
        </a>
      </p>
    </div>
  );
}
