// @ts-check
/**
 * A text as a file has it. `parts` are the words between the values that code fills in: a plain text is one part.
 *
 * @typedef {{ file: string, line: number, parts: string[] }} WrittenText
 */

/** A shorter part of a text says nothing about where the text comes from. */
const MIN_PART_LENGTH = 12;

/** @param {string} text as two copies of it compare: without case, and with plain quotation marks */
const plain = (text) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** @param {{ file: string }} place */
const isContent = ({ file }) => file.startsWith('content/');

/**
 * How much of a text is in the parts of a written one: all of it, as many letters as the longest part has, or only a figure (1).
 *
 * @param {string} text
 * @param {string[]} written
 */
function lettersOf(text, written) {
  const parts = written.map(plain);
  let at = 0;
  const isInOrder = parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
  if (isInOrder && text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? ''))
    return parts.join('').length >= Math.min(text.length, MIN_PART_LENGTH) ? Number.POSITIVE_INFINITY : 0;
  const inside = parts.filter((part) => part.length >= MIN_PART_LENGTH && text.includes(part));
  const hasFigure = (text.match(/\d[\d,.]*\d/g) ?? []).some((figure) => written.includes(figure));
  return Math.max(Number(hasFigure), ...inside.map((part) => part.length));
}

/**
 * Where a text of a page is written: the places that have all of it, else those that have the longest part of it, else
 * those that have its figure. Where content has a text, code that has it too is left out.
 *
 * @param {string} shown
 * @param {readonly WrittenText[]} index
 * @returns {{ file: string, line: number }[]} none where no file has it, as for a sum
 */
export function findSource(shown, index) {
  const text = plain(shown);
  const rated = index.map(({ file, line, parts }) => ({
    file,
    line,
    letters: text && lettersOf(text, parts),
  }));
  const most = Math.max(...rated.map(({ letters }) => Number(letters)));
  const best = rated.filter(({ letters }) => letters && letters === most);
  return (best.some(isContent) ? best.filter(isContent) : best).map(({ file, line }) => ({ file, line }));
}

/**
 * The files of content that wrote most texts of a page.
 *
 * @param {readonly string[]} texts of the page
 * @param {readonly WrittenText[]} index
 * @returns {string[]} at most three
 */
export function filesOfPage(texts, index) {
  const all = new Set(texts.map(plain).filter((text) => text.length >= MIN_PART_LENGTH));
  const files = index.filter((one) => isContent(one) && all.has(plain(one.parts.join(''))));
  /** @param {string} name */
  const countOf = (name) => files.filter(({ file }) => file === name).length;
  return [...new Set(files.map(({ file }) => file))].sort((a, b) => countOf(b) - countOf(a)).slice(0, 3);
}
