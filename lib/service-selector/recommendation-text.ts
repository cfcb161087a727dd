import type { LabeledAnswer } from '../wizard/describe-answers';

/** The recommendation as plain text for the message box of the contact form, with answers and link. */
export function recommendationText(of: {
  answers: readonly LabeledAnswer[];
  primary: string;
  secondary: string;
  link: string;
}): string {
  return [
    'My answers in the service selector:',
    '',
    ...of.answers.map(({ label, value }) => `${label}: ${value}`),
    '',
    `Recommended: ${of.primary}`,
    `Also consider: ${of.secondary}`,
    '',
    of.link,
  ].join('\n');
}
