import type { LabeledAnswer } from '../wizard/describe-answers';

/** The recommendation as plain text for the message box of the contact form, with answers and link. */
export function recommendationText(of: {
  answers: readonly LabeledAnswer[];
  primary: string;
  secondary: string;
  link: string;
}): string {
  return [
    'I answered the five questions of the service selector:',
    '',
    ...of.answers.map(({ label, value }) => `${label}: ${value}`),
    '',
    `Recommended: ${of.primary}`,
    `Also to consider: ${of.secondary}`,
    '',
    of.link,
  ].join('\n');
}
