import type { SyntheticEvent } from 'react';

/**
 * Handlers of a form that reacts to every letter. While an input method composes a word, as in Japanese or Chinese,
 * they wait for its end, because its letters are provisional.
 *
 * @param take receives the field that has changed.
 */
export const handleComposedInput = (take: (field: HTMLInputElement) => void) => ({
  onInput: ({ target, nativeEvent }: SyntheticEvent) => {
    if (!(nativeEvent as InputEvent).isComposing) take(target as HTMLInputElement);
  },
  onCompositionEnd: ({ target }: SyntheticEvent) => take(target as HTMLInputElement),
});
