// @ts-check
/**
 * A text as a file has it. `parts` are the words between the values that code fills in: a plain text is one part.
 *
 * @typedef {{ file: string, line: number, parts: string[] }} WrittenText
 */

/** A shorter part of a text says nothing about where the text comes from. */
const MIN_PART_LENGTH = 12;
/** Words in lines farther apart are of different texts. */
const MAX_LINES_APART = 12;

/** @param {string} text as two copies of it compare: without case, and with plain quotation marks */
const normalize = (text) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** @param {{ file: string }} place */
const isContent = ({ file }) => file.startsWith('content/');

/** More places than this say nothing about one of them. */
export const MAX_PLACES = 8;

/** @param {string} text @param {string} part whether it is there, and no part of a longer word or figure */
const hasWhole = (text, part) => {
  const at = text.indexOf(part);
  return at >= 0 && !/[\p{L}\d]/u.test((text[at - 1] ?? '') + (text[at + part.length] ?? ''));
};

/**
 * How much two texts share, the most first: a written text is shown whole, a shown one is inside a written one, the
 * longest written part is shown, or only a figure is.
 *
 * @param {string} text
 * @param {string[]} written
 * @returns {[kind: number, letters: number]} the greater, the more; kind 0 when they share nothing
 */
function rateLikeness(text, written) {
  const parts = written.map(normalize);
  let at = 0;
  const isInOrder = parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
  if (isInOrder && text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? ''))
    if (parts.join('').length >= Math.min(text.length, MIN_PART_LENGTH)) return [4, 0];
  if (text.length > 1 && parts.some((part) => hasWhole(part, text))) return [3, 0];
  const longest = Math.max(...parts.map((part) => (text.includes(part) ? part.length : 0)));
  if (longest >= MIN_PART_LENGTH) return [2, longest];
  const hasFigure = (text.match(/\d[\d,.]*\d/g) ?? []).some((figure) => written.includes(figure));
  return [Number(hasFigure), 0];
}

/**
 * Where code puts a text together from single words, such as days of the week: the lines of one file that have all of
 * its words close to each other.
 *
 * @param {string} text
 * @param {readonly WrittenText[]} index
 */
function findWords(text, index) {
  const words = [...new Set(text.match(/\p{L}{4,}/gu) ?? [])];
  const single = index.filter((one) => isContent(one) && words.includes(normalize(one.parts.join(''))));
  return single.filter(({ file, line }) => {
    const near = single.filter(
      (one) => one.file === file && one.line >= line && one.line < line + MAX_LINES_APART,
    );
    return (
      words.length > 1 && new Set(near.map(({ parts }) => normalize(parts.join('')))).size === words.length
    );
  });
}

/**
 * Where a text of a page is written: the places that are most like it. Where content has a text, code that has it too
 * is left out.
 *
 * @param {string} shown
 * @param {readonly WrittenText[]} index
 * @returns {{ file: string, line: number }[]} none where no file has it, as for a sum
 */
export function findSource(shown, index) {
  const text = normalize(shown);
  if (!text) return [];
  const rated = index.map((one) => ({ ...one, like: rateLikeness(text, one.parts) }));
  const [most] = rated.map(({ like }) => like).sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const best = most?.[0] ? rated.filter(({ like }) => like.join() === most.join()) : findWords(text, index);
  const inContent = best.filter(isContent);
  const places = (inContent.length > 0 ? inContent : best).map(({ file, line }) => ({ file, line }));
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
}
