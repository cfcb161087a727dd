import localFont from 'next/font/local';

/**
 * The characters of English text in weights 400-600 and widths 75-100; scripts/subset-fonts.mjs makes the
 * files. next/font would adjust the fallback to one width only, so tokens.css declares a fallback for each width. The file is
 * not preloaded: on a slow line it would delay the first paint, and the fallback does not shift.
 */
export const textFont = localFont({
  src: './instrument-sans-text.woff2',
  weight: '400 600',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
  variable: '--font-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** The other Latin letters, and symbols that no page shows: browsers fetch them only where one is used. */
export const rareLettersFont = localFont({
  src: './instrument-sans-letters.woff2',
  weight: '400 600',
  declarations: [
    { prop: 'font-stretch', value: '75% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+2A, U+3C, U+3E, U+5C, U+60, U+7B-7E, U+A1-A2, U+A4, U+A6-A8, U+AA-B6, U+B8-D6, U+D8-F6, U+F8-17F, U+2C6-2DD, U+2011, U+2013-2014, U+2018, U+2122, U+2191, U+2193, U+2215',
    },
  ],
  variable: '--font-letters',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
