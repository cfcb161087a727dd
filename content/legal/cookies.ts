// Describes what the code does; the table comes from lib/storage/storage-keys.ts. Have it read by a lawyer before launch.
import { checkEntry } from '@/lib/content-check/check';
import * as routes from '@/lib/routes';
import { legalPage } from '../schemas/legal';

export const cookiesPage = checkEntry(legalPage, 'content/legal/cookies.ts', {
  updated: '2025-05-07',
  sections: [
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        {
          kind: 'text',
          text: 'Non-essential cookies can be accepted or declined on your first visit, and changed later: here, or under Cookie settings at the bottom of every page. We remember your choice for six months, then ask again.',
        },
        { kind: 'consent' },
      ],
    },
    {
      id: 'what-is-optional',
      heading: 'What is not essential',
      blocks: [
        {
          kind: 'lookup',
          start: [
            'Only one feature is not essential: the service {host} looks up your country, so that we can choose a currency for our prices. It is not a cookie.',
            'The lookup runs once, on your first visit, before you answer the banner; if it fails, the next page tries again. Your browser keeps the result. If you decline, your browser deletes it, prices return to US dollars, and the lookup does not run again. If you choose a currency yourself, it does not run either. We do not count visits, with or without your consent.',
          ],
          consent: [
            'Only one feature is not essential: the service {host} looks up your country, so that we can choose a currency for our prices. It is not a cookie, but we treat it like one.',
            'The lookup runs once, and only after you accept it. Your browser remembers the result, so it does not run again; if it fails, the next page tries again. If you decline later, your browser forgets the result and prices return to US dollars. If you choose a currency yourself, we do not need it. We do not count visits, with or without your consent.',
          ],
          off: [
            'Nothing right now. The lookup of your country, which could choose a currency, is switched off. We still remember your choice. We do not count visits, with or without your consent.',
          ],
        },
      ],
    },
    {
      id: 'what-is-kept',
      heading: 'What your browser keeps',
      blocks: [
        {
          kind: 'text',
          text: 'This site sets no cookies in the strict sense, the kind sent with every request. It uses your browser’s storage, which stays on your device. No one else reads any of it, except for what you send with the contact form.',
        },
        { kind: 'stored-items' },
        {
          kind: 'text',
          text: 'You can delete all of it in your browser’s settings for site data. If you switch storage off, everything works, but the site remembers nothing.',
        },
      ],
    },
    {
      id: 'without-javascript',
      heading: 'Without JavaScript',
      blocks: [
        {
          kind: 'text',
          text: 'Without JavaScript, your browser stores nothing, no lookup runs and you see no banner. You can still read every page and send the contact form.',
        },
        {
          kind: 'links',
          links: [{ label: 'More about the contact form', href: `${routes.privacy}#contact-form` }],
        },
      ],
    },
  ],
});
