/** Endings that carry no meaning here, longest first, with what takes their place. */
const ENDINGS: readonly [RegExp, string][] = [
  [/is(ations?|ing|ed|ers?|es?)$/, 'iz$1'],
  [/iz(ations?|ing|ed|ers?|es?)$/, 'iz'],
  [/at(ions?|ing|ed|ors?|es?|ically|ic)$/, 'at'],
  [/(\w{3})ments?$/, '$1'],
  [/(\w{4})(ings?|ants?|ants?|ers?|ors?)$/, '$1'],
  [/(\w{3})ing$/, '$1'],
  [/(\w{2})ies$/, '$1y'],
  [/(\w{3})(ed|es|ly)$/, '$1'],
  [/(\w{2}[^su])s$/, '$1'],
];

/**
 * The root that the forms of a word share: 'training', 'trainers' and 'train' are one. Roots need not be
 * words; they only have to agree.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  for (const [ending, instead] of ENDINGS) {
    if (ending.test(root)) {
      root = root.replace(ending, instead);
      if (instead !== 'iz$1') break;
    }
  }
  // 'planning' is 'plan', 'price' is 'pricing'.
  return root
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(\w{3})e$/, '$1')
    .replace(/(\w{2})y$/, '$1i');
}

/** Short forms that would be other words without their apostrophe: we'd is not 'wed'. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  d: 'would',
  ll: 'will',
  ve: 'have',
  re: 'are',
  m: 'am',
};

/** The words of a text, in lower case without accents; other apostrophes join ("don't" is 'dont'). */
export function tokenize(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/['\u2019`](d|ll|ve|re|m)\b/g, (_, short: string) => ` ${SHORT_FORMS[short]}`)
      .replace(/[\u0300-\u036f'\u2019`]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  );
}

/**
 * The number of insertions, deletions, replacements and swaps of neighbors between two words.
 *
 * @returns `limit + 1` as soon as the editDistance is above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, (previous[j - 1] ?? 0) + change);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/**
 * The target that a mistyped word stands for, or the word itself. Short words are not touched, and the
 * first letter is trusted unless the first two were swapped.
 */
export function correctSpelling(word: string, targets: readonly string[]): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const limit = word.length >= 7 ? 2 : 1;
  let best = word;
  let least = limit + 1;
  for (const target of targets) {
    const swapped = word[0] === target[1] && word[1] === target[0];
    if (word[0] !== target[0] && !swapped) continue;
    // In a word of four letters one other letter is another word: 'coat' is not 'cost'.
    if (word.length === 4 && target.length === 4 && !sameLetters(word, target)) continue;
    const found = editDistance(word, target, limit);
    if (found < least) {
      least = found;
      best = target;
    }
  }
  return best;
}

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
