/**
 * `npm run fonts`: cuts the one variable font into two files by character. English text needs the first alone;
 * the second has every other Latin letter of the source and is fetched when a page shows one (a visitor's name).
 * The files are checked in, since the framework takes fonts from paths.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const codesOf = (text) => Array.from(text, (character) => character.codePointAt(0));

/** Signs that no page shows; a visitor may type them. */
const RARE = codesOf('*<>\\`{|}~');
/** Printable ASCII without those, the no-break space, and the marks and signs of our copy. */
const TEXT = [...span(0x20, 0x7e).filter((code) => !RARE.includes(code)), ...codesOf('\u00a0£¥©·×÷’“”•…€−')];
const LETTERS = [...RARE, ...span(0xa1, 0x17f), ...span(0x2c6, 0x2dd), ...codesOf('\u2011–—‘™↑↓∕')].filter(
  (code) => !TEXT.includes(code),
);

/** Code points as CSS writes them in `unicode-range`: 'U+20-7E, U+A0'. */
function unicodeRange(codes) {
  const hex = (code) => code.toString(16).toUpperCase();
  const ranges = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

/** What our text uses of the font's rules: kerning, ligatures, figures of one width, and what spells a letter right. */
const FEATURES = 'kern liga clig tnum ccmp locl calt mark mkmk rlig rclt rvrn'.split(' ');

/**
 * The two files by name: their bytes, and the characters that each is for. No text is heavier than 600. The framework
 * and the style sheets name families and weights, so no browser reads the names of styles (the table STAT).
 *
 * In the source each kerned pair differs by weight and width, which is two fifths of the file (the table GDEF holds
 * the differences). Here a pair has one value, that of the condensed width: headings, where kerning is seen, are
 * set in it. In text of normal width the pairs are off by less than 0.02 em.
 */
async function subsets() {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const options = {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: ['GDEF', 'STAT', 'gasp'],
    variationAxes: { wdth: { min: 75, max: 100, default: 75 }, wght: { min: 400, max: 600 } },
  };
  const cut = (codes) => subsetFont(source, String.fromCodePoint(...codes), options);
  return {
    'instrument-sans-text.woff2': { codes: TEXT, bytes: await cut(TEXT) },
    'instrument-sans-letters.woff2': { codes: LETTERS, bytes: await cut(LETTERS) },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, { codes, bytes }] of Object.entries(await subsets())) {
    writeFileSync(join(import.meta.dirname, '../lib/fonts', name), bytes);
    process.stdout.write(`${name}: ${bytes.length} bytes, ${unicodeRange(codes)}\n`);
  }
}
