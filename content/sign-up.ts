import { checkEntry } from '@/lib/content/check';
import { signUpBox } from './sign-up.schema';

const note = 'Nothing is sent from here. Your address goes into our contact form, and you send it there.';

/** The sign-up box of the blog. */
export const newsletter = checkEntry(signUpBox, 'content/sign-up.ts', {
  heading: 'One note a month',
  lead: 'What we measured, and what surprised us.',
  button: 'Subscribe',
  note,
  message: 'Please put me on the list for the monthly note.',
  missing: 'Enter the address that the note should go to',
});

/** The sign-up box of the resources page. */
export const notify = checkEntry(signUpBox, 'content/sign-up.ts', {
  heading: 'Told when there is more',
  lead: 'One line when a guide, a template or a tool is added. No series, no digest.',
  button: 'Notify Me',
  note,
  message: 'Please tell me when a new guide, template or tool is added to the library.',
  missing: 'Enter the address that the line should go to',
});
