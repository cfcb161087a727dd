import { checkEntry } from '@/lib/content-check/check';
import { signUpBox } from '../schemas/sign-up';

const note = 'Opens the contact form with your address filled in.';

/** The sign-up box of the blog. */
export const newsletter = checkEntry(signUpBox, 'content/contact/sign-up.ts', {
  heading: 'Get new articles by email',
  lead: 'An email when we publish one, and nothing else.',
  button: 'Subscribe',
  note,
  message: 'Please email me when you publish a new article.',
  missing: 'Enter the address that new articles should go to',
});

/** The sign-up box of the resources page. */
export const notify = checkEntry(signUpBox, 'content/contact/sign-up.ts', {
  heading: 'Get new resources by email',
  lead: 'A short email when we add one, and nothing else.',
  button: 'Notify Me',
  note,
  message: 'Please email me when you add a new guide, template or tool.',
  missing: 'Enter the address that new resources should go to',
});
