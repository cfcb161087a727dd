/** Names, counts and outcomes, never what a visitor typed, and no secrets. */
type LogFields = Record<string, string | number | boolean | undefined>;

/** Writes one JSON line to standard output, warnings and errors to standard error. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  const line = `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
  (level === 'info' ? process.stdout : process.stderr).write(line);
}
