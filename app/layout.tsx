import './globals.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ChatWidget } from '@/components/chat/chat-widget';
import { CookieConsent } from '@/components/cookie-consent/cookie-consent';
import { CookieNotice } from '@/components/cookie-consent/cookie-notice';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { Announcement } from '@/components/layout/announcement';
import { PageEffects } from '@/components/layout/page-effects';
import { LetterIcon } from '@/components/theme/letter-icon';
import { company } from '@/content/company/company';
import { convertedNote, currencies } from '@/content/pricing/currencies';
import { announcement } from '@/content/site/announcement';
import { openingBootScript } from '@/lib/business-case/link';
import { readLookupSettings } from '@/lib/currency/detect';
import { earlyInputBootScript } from '@/lib/early-input/early-input';
import { rareLettersFont, textFont } from '@/lib/fonts/site-fonts';
import { siteOrigin } from '@/lib/routes/site-origin';
import { attributionBootScript } from '@/lib/storage/attribution';
import { consentBootScript } from '@/lib/storage/consent';
import { createThemeBootScript, defaultTheme } from '@/lib/theme/theme';
import { Footer } from './_components/footer';
import { Header } from './_components/header';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  title: { default: company.name, template: `%s | ${company.name}` },
  description: company.tagline,
  manifest: '/manifest.webmanifest',
  icons: {
    icon: { url: '/logo-mark.svg', type: 'image/svg+xml' },
    apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
  },
};

/** Runs before the first paint. */
const bootScript = [
  createThemeBootScript(),
  consentBootScript(),
  attributionBootScript(),
  earlyInputBootScript(),
  openingBootScript(),
].join(';');

export default function RootLayout({ children }: { children: ReactNode }) {
  const { mode, url: lookupUrl } = readLookupSettings();
  return (
    // The script in the head may change attributes of the root before React attaches.
    <html lang="en" className={`${textFont.variable} ${rareLettersFont.variable}`} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, see lib/theme/theme.ts, lib/storage/consent.ts and lib/storage/attribution.ts */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      </head>
      {/* The boot script changes the class before React sees the body. */}
      <body className={defaultTheme} suppressHydrationWarning>
        <a
          href="#content"
          className="fixed left-3 top-2 z-(--z-skip) rounded-control bg-ink px-4 py-2.5 font-semibold text-paper forced-color-adjust-none print:hidden not-focus:-top-400"
        >
          Skip to content
        </a>
        <CurrencyProvider
          currencies={currencies}
          convertedNote={convertedNote}
          mode={mode}
          lookupUrl={lookupUrl}
        >
          <CookieConsent>
            <CookieNotice mode={mode} />
          </CookieConsent>
          <Header />
          <Announcement announcement={announcement} />
          <main
            id="content"
            tabIndex={-1}
            className="pt-(--header) outline-none [[data-announcement]:not([hidden])+&]:pt-0"
          >
            {children}
          </main>
          <Footer />
          <ChatWidget name={company.name} />
          <LetterIcon letter={company.letter} />
          <PageEffects />
        </CurrencyProvider>
      </body>
    </html>
  );
}
