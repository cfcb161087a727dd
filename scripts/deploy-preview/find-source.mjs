// @ts-check
/** A shorter part of a text says nothing about where the text comes from. */
const MIN_PART_LENGTH = 12;

/** Where values come from that code calculates or puts into words. @type {[RegExp, string][]} */
const CALCULATED = [
  [/[$€£¥₹] ?(\d[\d,.]*)|\bweeks?\b/, 'content/pricing/pricing-rules.ts'],
  [/\d ?[ap]m\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\boffices?\b/, 'content/company/company.ts'],
];

/** @param {string} text */
const normalize = (text) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().toLowerCase();

/** @param {string} text @param {string} part whether it is there, and not inside a longer word or figure */
const hasWhole = (text, part) => {
  const at = text.indexOf(part);
  return at >= 0 && !/[\p{L}\d]/u.test((text[at - 1] ?? '') + (text[at + part.length] ?? ''));
};

/** @param {string} text @param {string[]} parts how well a written text fits: shown whole, containing it, or in part */
function rate(text, parts) {
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  const isLong = parts.join('').length >= Math.min(text.length, MIN_PART_LENGTH);
  if (isLong && new RegExp(`^${pattern}$`).test(text)) return 1e6;
  if (text.length > 1 && parts.some((part) => hasWhole(part, text))) return 1e5;
  const longest = Math.max(...parts.map((part) => (text.includes(part) ? part.length : 0)));
  return longest >= MIN_PART_LENGTH ? longest : 0;
}

/**
 * The places that fit a text of a page best, in content where there are any, and the files of its calculated words.
 *
 * @param {string} shown @param {readonly import('./sources').WrittenText[]} index @returns {{ file: string, line?: number }[]}
 */
export function findSource(shown, index) {
  const text = normalize(shown);
  const rated = index.map(({ file, line, parts }) => ({ file, line, parts: parts.map(normalize) }));
  const points = rated.map(({ parts }) => (text ? rate(text, parts) : 0));
  const most = points.reduce((best, one) => Math.max(best, one), 1);
  const best = rated.filter((_, at) => points[at] === most);
  const inContent = best.filter(({ file }) => file.startsWith('content/'));
  const found = inContent.length > 0 ? inContent : best;
  const calculated = CALCULATED.flatMap(([pattern, file]) => {
    const [whole, said = whole] = pattern.exec(text) ?? [];
    const isKnown = found.some((one) => one.file === file || (said && one.parts.join(' ').includes(said)));
    return said && !isKnown ? [JSON.stringify({ file })] : [];
  });
  const places = found.map(({ file, line }) => JSON.stringify({ file, line }));
  return [...new Set([...places, ...calculated])].map((place) => JSON.parse(place));
}
