import { checkEntry } from '@/lib/content/check';
import { company } from './company';
import { contactPage as schema } from './contact.schema';

/** The words of the contact page, of its form and of the two pages that answer it without JavaScript. */
export const contactPage = checkEntry(schema, 'content/contact.ts', {
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'You send this form', text: 'Your answers stay here if anything fails.' },
      {
        title: `We reply within ${company.responseTime}`,
        text: 'With a question, or with times for a call.',
      },
      { title: 'A remote consultation', text: 'You leave with a plan, whoever builds it.' },
    ],
  },
  questions: 'Common questions',
  form: {
    noService: 'Not decided yet',
    privacy: { before: 'Sent only to our team. See the', link: 'privacy policy' },
    messages: {
      name: 'Enter your name, so we know who is asking',
      email: 'Enter an email address, so we can reply',
      emailWithoutAt: 'Enter an address with an @, such as name@company.com',
      emailMalformed: 'Check the address: one @, with text before and after it, such as name@company.com',
      inquiryType: 'Choose what this is about',
      message: 'Tell us what this is about; one sentence is enough',
    },
    success: {
      promise: `A team member will contact you within ${company.responseTime}.`,
      reference: 'Your reference is',
    },
    failure: {
      fields: 'Look at these fields again:',
      tooLong: 'The message is too long to send from here. Shorten it, and send the rest when we reply.',
      mailLink: 'Send it by email instead',
      mailNote: 'What you typed is already in it.',
      mailNoteCut:
        'A mail program takes only the beginning of so long a text. Copy the rest from the box above.',
      mailCut: '[The message goes on. Please paste the rest here.]',
    },
  },
  sent: {
    meta: {
      title: 'Request Received',
      description: `The contact request has arrived. A team member replies within ${company.responseTime} with a question or with times for a call.`,
    },
    another: 'Submit Another Request',
  },
  notSent: {
    heading: 'Your request was not sent',
    meta: {
      title: 'Your request was not sent',
      description:
        'The contact request could not be sent. What was typed is still in the form behind the Back button, and email works too.',
    },
    mail: 'By email the same text reaches the same people.',
    back: 'What you typed is still there. Use the Back button of your browser: it returns to the form as you left it. Check it, then press Submit Request again.',
    again: 'Start with an empty form',
  },
  apiTest: {
    heading: 'API test',
    label: 'development only',
    lead: 'Sends one contact request with fixed sample values and shows what the server answers. The mail arrives marked as a test.',
    noScript: 'This page needs JavaScript: it shows a call that the browser makes.',
    meta: {
      title: 'API test',
      description:
        'A page for developers: it sends one contact request with fixed sample values and shows what the server answers.',
    },
  },
});
