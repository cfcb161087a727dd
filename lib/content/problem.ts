/** A mistake in content, with what is needed to find its file and line. */
export type Problem = {
  /** From the project's root. The file that is most likely wrong; `root` settles it where two could be. */
  file: string;
  /** Which entry of the file, where the file's name does not say it. */
  entry?: string | undefined;
  /** The way to the field inside `root`, positions counted from 0. */
  path: readonly PropertyKey[];
  /** The value that was checked, as its author wrote it. */
  root?: unknown;
  /** What is wrong and what to do. `{other}` stands for the file of `other`. */
  message: string;
  /** The second of two entries that do not fit together. */
  other?: { file: string; root: unknown };
};

/** The problem in one line: file, entry, what is wrong and what to do. */
export function problemLine({ file, entry, message, other }: Problem, line?: number): string {
  const where = [
    file,
    line && `line ${line}`,
    // A file that is named by its entry has said it.
    entry && !file.endsWith(`/${entry}.ts`) && `entry '${entry}'`,
  ];
  return `${where.filter(Boolean).join(', ')}: ${message.replace('{other}', other?.file ?? '')}`;
}
