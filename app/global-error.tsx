'use client';

import './globals.css';
import { useErrorPageTexts } from '@/components/contact-form/receipt';
import { Button, ButtonLink } from '@/components/ui/button';
import { rareLettersFont, textFont } from '@/lib/fonts/site-fonts';
import { defaultTheme } from '@/lib/theme/theme';

/** Shown when the root layout throws. It replaces the whole document, without header and footer. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  const { title, text } = useErrorPageTexts(error);
  return (
    <html lang="en" className={`${textFont.variable} ${rareLettersFont.variable}`}>
      <title>{title}</title>
      <body className={defaultTheme}>
        <main className="px-(--pad) pad-section">
          <h1 className="type-h1">{title}</h1>
          <p role="alert" className="type-lead mt-6">
            {text}
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Button onClick={reset}>Try again</Button>
            <ButtonLink href="/" variant="outline">
              Go to the home page
            </ButtonLink>
          </p>
        </main>
      </body>
    </html>
  );
}
