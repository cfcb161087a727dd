import { checkEntry } from '@/lib/content/check';
import { signUpBox } from './sign-up.schema';

const note = 'Your address goes into our contact form. Nothing is sent until you submit it there.';

/** The sign-up box of the blog. */
export const newsletter = checkEntry(signUpBox, 'content/sign-up.ts', {
  heading: 'Hear about new articles',
  lead: 'One email when we publish, and nothing else.',
  button: 'Subscribe',
  note,
  message: 'Please add me to the mailing list for new articles.',
  missing: 'Enter the email address to add',
});

/** The sign-up box of the resources page. */
export const notify = checkEntry(signUpBox, 'content/sign-up.ts', {
  heading: 'Get new resources by email',
  lead: 'One email when we add a guide, a template or a tool.',
  button: 'Notify Me',
  note,
  message: 'Please email me when you add a guide, a template or a tool.',
  missing: 'Enter the email address to notify',
});
