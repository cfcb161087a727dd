import { checkEntry } from '@/lib/content-check/check';
import { company } from '../company/company';
import { joinSentences, terms } from '../company/terms';
import { contactPage as schema } from '../schemas/contact';

/** The words of the contact page, of its form and of the two pages that answer it without JavaScript. */
export const contactPage = checkEntry(schema, 'content/contact/contact.ts', {
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: `We reply within ${company.responseTime}`,
        text: 'With a question, or with times for a call, its length, and who will be on it.',
      },
      {
        title: 'We talk by video or phone',
        text: 'You leave with a plan, whether or not you hire us.',
      },
    ],
  },
  hoursNote: joinSentences(terms.phoneHours, 'In Europe, please write.'),
  questions: 'Common questions',
  form: {
    noService: 'Not decided yet',
    privacy: { before: 'Only our team reads it. See the', link: 'privacy policy' },
    messages: {
      name: 'Enter your name, so we know who is asking',
      email: 'Enter an email address, so we can reply',
      emailWithoutAt: 'Enter an email address with an @, such as name@company.com',
      emailMalformed: 'Enter an email address such as name@company.com',
      inquiryType: 'Choose an inquiry type',
      message: 'Tell us what you need; a sentence or two is enough',
    },
    attribution: {
      cameFrom: 'You came from:',
      firstPage: 'first page',
      firstPageOnly: 'Your first page here:',
      leaveOut: 'Leave this out',
    },
    success: {
      promise: `A team member will contact you within ${company.responseTime}.`,
      writeTo: 'We’ll write to',
      correct: 'Wrong address? Email us the right one',
      correction: 'My email address is not the one that I typed:',
      reference: 'Your reference is',
    },
    prefill: {
      selector: 'Your recommendation is in the message below.',
      calculator: 'Your estimate is in the message below.',
      readiness: 'Your assessment is in the message below.',
      roi: 'Your numbers are in the message below.',
      case: 'Your business case is in the message below.',
      chat: 'Your conversation with the assistant is in the message below.',
      signUp: 'We wrote the message below for you.',
    },
    prefillLeftOut: 'Left out. It’s no longer in the message.',
    sending: 'Sending your request…',
    failure: {
      heading: 'Not sent',
      fields: 'Please fix these fields:',
      tooLong: 'Your message is too long to send here. Shorten it, and send us the rest when we reply.',
      limited: 'We received too many requests from your connection. Try again {wait}.',
      busy: 'Our form received too many requests. Try again {wait}, or send yours by email.',
      hiddenField:
        'A field that you can’t see was filled in, perhaps by a password manager. We emptied it: press Submit Request again.',
      unconfirmed:
        'Your request may have reached us: we can’t tell yet. Wait a minute before you try again, or we may get it twice.',
      mailLink: 'Send it by email instead',
      mailNote: 'Your message is already in it.',
      mailNoteCut: 'Your message is too long for an email link. Copy it from the box above.',
      mailCut: '[Paste your message here.]',
    },
  },
  sent: {
    meta: {
      title: 'Request Received',
      description: `We have your request. A team member replies within ${company.responseTime} with a question or with times for a call.`,
    },
    another: 'Submit Another Request',
  },
  notSent: {
    heading: 'Your request was not sent',
    meta: {
      title: 'Error: Your request was not sent',
      description:
        'We could not send your request. Your message is still in the form: go back to it and try again, or email us instead.',
    },
    mail: 'Or email us the same text. It goes to the same people.',
    back: 'Your message is still there. Press your browser’s Back button to return to the form, check it, and press Submit Request again.',
    again: 'Start a new request',
  },
  apiTest: {
    heading: 'API test',
    label: 'development only',
    lead: 'Sends one contact request with fixed sample values and shows the server’s response. The email is marked as a test.',
    noScript: 'This page needs JavaScript, because the browser makes the call.',
    meta: {
      title: 'API test',
      description:
        'A page for developers: it sends one contact request with fixed sample values and shows the server’s response.',
    },
  },
});
