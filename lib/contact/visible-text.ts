/** Characters that nobody sees: direction controls, joiners, zero-width spaces, fillers. */
export const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has nothing to see. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE_CHARACTERS, '').trim() === '';
