/** The result as plain text for the message box of the contact form, with link. */
export function readinessText(of: {
  verdict: string;
  overall: string;
  areas: readonly { name: string; share: string; level: string }[];
  first: readonly { name: string; next: string }[];
  link: string;
}): string {
  return [
    'My result from the AI readiness assessment:',
    '',
    `Result: ${of.verdict}, ${of.overall} overall`,
    ...of.areas.map(({ name, share, level }) => `${name}: ${share}, ${level.toLowerCase()}`),
    '',
    ...of.first.map(({ name, next }) => `First step for ${name.toLowerCase()}: ${next}`),
    '',
    of.link,
  ].join('\n');
}
