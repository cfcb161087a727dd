/** The address to edit a line of a file. @param pattern with the placeholders {file} and {line} */
export const editAddress = (pattern: string, { file, line }: { file: string; line: number }): string =>
  pattern.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', String(line));
