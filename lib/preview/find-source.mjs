// @ts-check
/**
 * A text as a file has it. `parts` are the words between the values that code fills in: a plain text is one part.
 *
 * @typedef {{ file: string, line: number, parts: string[] }} WrittenText
 * @typedef {{ file: string, line: number }} Place
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

/**
 * How much of a text is written in `parts`: all of it, or as many letters as the longest part has.
 *
 * @param {string} text
 * @param {string[]} parts
 */
function lettersOf(text, parts) {
  let at = 0;
  const isInOrder = parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
  if (isInOrder && text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? ''))
    return parts.join('').length >= Math.min(text.length, MIN_PART_LENGTH) ? Number.POSITIVE_INFINITY : 0;
  const inside = parts.filter((part) => part.length >= MIN_PART_LENGTH && text.includes(part));
  return Math.max(0, ...inside.map((part) => part.length));
}

/**
 * Where a text of a page is written: the places that have all of it, else those that have the longest part of it, else
 * those that have its figure. Places of content come before those of code.
 *
 * @param {string} shown
 * @param {readonly WrittenText[]} index
 * @returns {Place[]} none where no file has it, as for a sum
 */
export function findSource(shown, index) {
  const text = plain(shown);
  if (text === '') return [];
  const rated = index
    .map(({ file, line, parts }) => ({ file, line, letters: lettersOf(text, parts.map(plain)) }))
    .filter(({ letters }) => letters > 0);
  const best = (/** @type {(file: string) => boolean} */ isMeant) => {
    const found = rated.filter(({ file }) => isMeant(file));
    const most = Math.max(...found.map(({ letters }) => letters));
    return { most, places: found.filter(({ letters }) => letters === most) };
  };
  const content = best((file) => file.startsWith('content/'));
  const code = best((file) => !file.startsWith('content/'));
  const { places } = code.most > content.most ? code : content;
  /** @type {string[]} */
  const figures = text.match(/\d[\d,.]*\d/g) ?? [];
  const found =
    places.length > 0 ? places : index.filter(({ parts }) => parts.some((part) => figures.includes(part)));
  return found.map(({ file, line }) => ({ file, line }));
}

/**
 * The files of content that wrote most of a page.
 *
 * @param {readonly string[]} texts of the page
 * @param {readonly WrittenText[]} index
 * @returns {string[]} at most three
 */
export function filesOfPage(texts, index) {
  const all = new Set(texts.map(plain));
  /** @type {Map<string, number>} */
  const letters = new Map();
  for (const { file, parts } of index) {
    const [text = ''] = parts.length === 1 ? parts.map(plain) : [];
    if (file.startsWith('content/') && text.length >= MIN_PART_LENGTH && all.has(text))
      letters.set(file, (letters.get(file) ?? 0) + text.length);
  }
  return [...letters]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([file]) => file);
}
