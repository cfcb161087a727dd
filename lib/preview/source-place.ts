import type { SourcePlace } from '@/lib/content/places';

/** Parses the place in a mark: 'content/faq/faq.ts:12:sharedFaq.0.question'. Line 0 stands for a figure. */
export function readPlace(written: string): SourcePlace {
  const [file = '', line = '', ...field] = written.split(':');
  return { file, line: Number(line), field: field.join(':') };
}

/** The address to edit a line of a file. @param pattern with the placeholders {file} and {line} */
export const editAddress = (pattern: string, { file, line }: { file: string; line: number }): string =>
  pattern.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', String(line));
