import localFont from 'next/font/local';

/** The only font file: weight 400-700 and width 75-100, preloaded. */
export const face = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
  variable: '--font-face',
  display: 'swap',
});
