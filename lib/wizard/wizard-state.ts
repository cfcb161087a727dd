/**
 * A walk through questions that are answered in their order. `answers` are the values given so far, by
 * question; `at` is the zero-based question on the screen, and one past the last question is the result.
 */
export type Walk = { answers: readonly string[]; at: number };

/** The letter that stands for each value of a question in an address. The order of questions is the array's. */
export type Alphabets = readonly Readonly<Record<string, string>>[];

export const start: Walk = { answers: [], at: 0 };

/** Every question has an answer and the result is on the screen. */
export function isDone(walk: Walk, alphabets: Alphabets): boolean {
  return walk.at === alphabets.length;
}

/** Records `value` for the question on the screen; a value it does not have changes nothing. */
export function record(walk: Walk, value: string, alphabets: Alphabets): Walk {
  const letters = alphabets[walk.at];
  if (!letters || !Object.hasOwn(letters, value)) return walk;
  return { answers: walk.answers.toSpliced(walk.at, 1, value), at: walk.at };
}

/** Records `value` and moves on to the next question, after the last one to the result. */
export function choose(walk: Walk, value: string, alphabets: Alphabets): Walk {
  const recorded = record(walk, value, alphabets);
  return recorded === walk ? walk : { ...recorded, at: walk.at + 1 };
}

/** One question back; the first one stays. Answers stay too. */
export function back(walk: Walk): Walk {
  return walk.at === 0 ? walk : { ...walk, at: walk.at - 1 };
}

/** To a question that has an answer, or to the first that has none; any other index changes nothing. */
export function goTo(walk: Walk, index: number): Walk {
  const reachable = Number.isInteger(index) && index >= 0 && index <= walk.answers.length;
  return reachable && index !== walk.at ? { ...walk, at: index } : walk;
}
