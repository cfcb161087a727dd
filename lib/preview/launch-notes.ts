import { parse } from '@babel/parser';

/** Something that must be replaced or confirmed before the site is launched, as a comment in content says. */
export type LaunchNote = { file: string; line: number; text: string };

/** Comments of a content file that name a thing to do before launch; one that is done is deleted. */
export function launchNotes(file: string, code: string): LaunchNote[] {
  const { comments } = parse(code, { sourceType: 'module', plugins: ['typescript'] });
  return (comments ?? []).flatMap(({ value, loc }): LaunchNote[] => {
    const text = value
      .replace(/^\s*\*+/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    return /\bbefore launch\b/i.test(text) ? [{ file, line: loc?.start.line ?? 1, text }] : [];
  });
}
