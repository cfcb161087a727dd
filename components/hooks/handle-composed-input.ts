import type { SyntheticEvent } from 'react';

/**
 * Handlers of a form that reacts to every letter. While an input method composes a word, as in Japanese, they wait for its
 * end, because its letters are provisional.
 */
export const handleComposedInput = (take: (field: HTMLInputElement) => void) => ({
  onInput: ({ target, nativeEvent }: SyntheticEvent) => {
    if (!(nativeEvent as InputEvent).isComposing) take(target as HTMLInputElement);
  },
  onCompositionEnd: ({ target }: SyntheticEvent) => take(target as HTMLInputElement),
});
