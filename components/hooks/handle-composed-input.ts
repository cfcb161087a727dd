import type { SyntheticEvent } from 'react';

/**
 * Handlers of a form that acts on every letter. While a word is being composed, as in Japanese or Chinese, they wait for
 * its end: its letters are not yet what the visitor means.
 *
 * @param take receives the field that has changed.
 */
export const handleComposedInput = (take: (field: HTMLInputElement) => void) => ({
  onInput: ({ target, nativeEvent }: SyntheticEvent) => {
    if (!(nativeEvent as InputEvent).isComposing) take(target as HTMLInputElement);
  },
  onCompositionEnd: ({ target }: SyntheticEvent) => take(target as HTMLInputElement),
});
