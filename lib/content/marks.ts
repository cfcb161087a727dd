import type { z } from 'zod';

/*
 * A preview hides in each text where it is written, as visual editing does elsewhere. Its namesake marks.preview.ts
 * stands in for this file there (next.config.mjs); in every other build a text stays as it is.
 */

/** Where a value comes from: its file, and the entry's name in a folder. */
export type Origin = { file: string; entry?: string | undefined };

/** Marks the texts of a checked entry in previews. @param raw the value before the check */
export const marked = <T>(_schema: z.ZodType, value: T, _raw: unknown, _origin: Origin): T => value;

/** Marks texts without a schema in previews. */
export const markTexts = <T>(_file: string, value: T): T => value;
