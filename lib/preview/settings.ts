/** The address to edit a line of a file. @param pattern with the placeholders {file} and {line} */
export const editAddress = (pattern: string, { file, line }: { file: string; line: number }): string =>
  pattern.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', String(line));

/**
 * Reads the settings of a preview. Empty values count as not set.
 *
 * @returns `base`: address of the published site, or the folder `.next` of a build of it. `edit`: pattern of the
 *   address of an editor.
 * @throws Error when the pattern is wrong.
 */
export function readPreviewSettings(source: Record<string, string | undefined> = process.env): {
  base?: string;
  edit?: string;
} {
  const { PREVIEW_BASE_URL: base, PREVIEW_EDIT_URL: edit } = source;
  if (edit && !/^(?:https?|vscode|idea|cursor):/.test(edit))
    throw new Error(
      'PREVIEW_EDIT_URL must be an address, such as https://github.com/…/edit/main/{file}#L{line}. See .env.example.',
    );
  if (edit && !edit.includes('{file}'))
    throw new Error(
      'PREVIEW_EDIT_URL must contain {file}, and {line} where the host takes a line. See .env.example.',
    );
  return { ...(base && { base }), ...(edit && { edit }) };
}
