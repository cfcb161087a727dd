/** The result as plain text for the contact form, with inputs and link. */
export function roiText(of: {
  inputs: readonly { label: string; value: string }[];
  outcomes: readonly { label: string; value: string }[];
  link: string;
}): string {
  const line = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;
  return [
    'My result from the AI ROI calculator:',
    '',
    ...of.inputs.map(line),
    '',
    ...of.outcomes.map(line),
    '',
    of.link,
  ].join('\n');
}
