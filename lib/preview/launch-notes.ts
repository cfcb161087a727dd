import { parse } from '@babel/parser';

/** A comment in content about something to replace or confirm before launch. */
export type LaunchNote = { file: string; line: number; text: string };

/** Comments of a content file that name a task before launch; delete them when it is done. */
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
