/** A mistake in content, with what is needed to find its file and line. */
export type Problem = {
  /** The most likely file, from the project's root; `root` decides if there could be two. */
  file: string;
  /** Which entry of the file, if the file's name does not tell. */
  entry?: string | undefined;
  /** Path of the field inside `root`, positions counted from 0. */
  path: readonly PropertyKey[];
  /** The value that was checked, as written in the file. */
  root?: unknown;
  /** Problem and remedy. `{other}` stands for the file of `other`. */
  message: string;
  /** The second of two conflicting entries. */
  other?: { file: string; root: unknown };
};

/** The problem in one line: file, entry, problem and remedy. */
export function problemLine({ file, entry, message, other }: Problem, line?: number): string {
  const where = [
    file,
    line && `line ${line}`,
    // The name of the file already identifies the entry.
    entry && !file.endsWith(`/${entry}.ts`) && `entry '${entry}'`,
  ];
  return `${where.filter(Boolean).join(', ')}: ${message.replace('{other}', other?.file ?? '')}`;
}
