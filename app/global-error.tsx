'use client';

import './globals.css';
import { face, letters } from '@/lib/fonts/faces';
import { defaultTheme } from '@/lib/theme';

/** The same words when the shell itself breaks (ERRORS-02); it stands alone, so it uses nothing of the shell. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en" className={`${face.variable} ${letters.variable}`}>
      <title>Unexpected Application Error!</title>
      <body className={defaultTheme}>
        <main className="pad-inline pad-section">
          <h1 className="type-h1">Unexpected Application Error!</h1>
          <p role="alert" className="type-lead mt-6">
            {error.message}
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <button type="button" className="button button-primary button-md" onClick={reset}>
              Try again
            </button>
            <a href="/" className="button button-outline button-md">
              Go to the home page
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
