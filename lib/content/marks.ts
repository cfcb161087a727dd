import type { z } from 'zod';

/* In previews, marks.preview.ts replaces this file (next.config.mjs) and hides in each text the place where it is
   written. In other builds, texts are unchanged. */

/** Where a value comes from: its file, and the entry's name in a folder. */
export type Origin = { file: string; entry?: string | undefined };

/** Marks the texts of a checked entry in previews. @param raw the value before the check */
export const marked = <T>(_schema: z.ZodType, value: T, _raw: unknown, _origin: Origin): T => value;

/** Marks texts without a schema in previews. */
export const markTexts = <T>(_file: string, value: T): T => value;
