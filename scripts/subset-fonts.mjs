/**
 * `npm run fonts`: cuts the one variable font into two files by character. English text needs the first alone;
 * the second has every other Latin letter of the source and is fetched when a page shows one (a visitor's name).
 * The files are checked in, since the framework takes fonts from paths.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';
const folder = join(import.meta.dirname, '../lib/fonts');

/** The characters of the second file, which its `unicode-range` names. Signs that only visitors type are among them. */
const [ranges] = /U\+.*(?=')/.exec(readFileSync(join(folder, 'site-fonts.ts'), 'utf8'));
const LETTERS = ranges.split(', U+').flatMap((range) => {
  const [from, to = from] = range.split('-').map((code) => Number.parseInt(code.replace('U+', ''), 16));
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
});
/** Printable ASCII without those, the no-break space, and the marks and signs of our copy. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
const TEXT = [...ASCII, ...'\u00a0£¥©·×÷’“”•…€−'].filter((character) => !LETTERS.includes(character));

/** What our text uses of the font's rules: kerning, ligatures, figures of one width, and what spells a letter right. */
const FEATURES = 'kern liga clig tnum ccmp locl calt mark mkmk rlig rclt rvrn'.split(' ');

/**
 * No text is heavier than 600. The framework and the style sheets name families and weights, so no browser reads the
 * names of styles (the table STAT).
 *
 * In the source each kerned pair differs by weight and width, which is two fifths of the file (the table GDEF holds
 * the differences). Here a pair has one value, that of the condensed width: headings, where kerning is seen, are
 * set in it. In text of normal width the pairs are off by less than 0.02 em.
 */
const options = {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  noHinting: true,
  dropTables: ['GDEF', 'STAT', 'gasp'],
  variationAxes: { wdth: { min: 75, max: 100, default: 75 }, wght: { min: 400, max: 600 } },
};

const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
for (const [name, characters] of Object.entries({ text: TEXT, letters: LETTERS })) {
  const bytes = await subsetFont(source, characters.join(''), options);
  writeFileSync(join(folder, `instrument-sans-${name}.woff2`), bytes);
}
