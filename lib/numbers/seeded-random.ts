/**
 * Pseudo-random numbers that are the same on every machine and in every build.
 *
 * @param name seed, such as a slug.
 * @returns a function that returns the next number, from 0 up to but not including 1 (mulberry32).
 */
export function seededRandom(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
