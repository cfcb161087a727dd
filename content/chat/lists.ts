/** Lines that a reply shows as a list. */
export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
