// Describes what the code does; the table comes from lib/storage-keys.ts. Have it read by a lawyer before launch.
import { checkEntry } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { legalPage } from './schema';

export const cookiesPage = checkEntry(legalPage, 'content/legal/cookies.ts', {
  updated: '2025-05-07',
  sections: [
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        {
          kind: 'text',
          text: 'Non-essential cookies can be accepted or declined on your first visit, and changed later: here, or through Cookie settings at the foot of every page. Your answer is kept for six months; after that the banner asks again.',
        },
        { kind: 'consent' },
      ],
    },
    {
      id: 'what-is-optional',
      heading: 'What is optional',
      blocks: [
        {
          kind: 'look-up',
          start: [
            'One thing only: a look-up of your country at {host}, which chooses the currency of our prices. It is not a cookie, but it is not essential either, so it is treated like one.',
            'The look-up runs once on a first visit, before you have answered the banner. Its result is remembered, so it does not run a second time. If you decline, it never runs again; if you choose a currency yourself, it is not needed. Visits are not counted, with or without your consent.',
          ],
          consent: [
            'One thing only: a look-up of your country at {host}, which chooses the currency of our prices. It is not a cookie, but it is not essential either, so it is treated like one.',
            'The look-up runs once, and only after you have accepted it. Its result is remembered, so it does not run a second time. If you choose a currency yourself, it is not needed. Visits are not counted, with or without your consent.',
          ],
          off: [
            'Nothing at present. A look-up of your country could choose the currency of our prices; it is switched off on this site. Your answer to the banner is kept all the same. Visits are not counted, with or without your consent.',
          ],
        },
      ],
    },
    {
      id: 'what-is-kept',
      heading: 'What is kept in your browser',
      blocks: [
        {
          kind: 'text',
          text: 'This site sets no cookies in the strict sense, the kind that travels with every request. It uses the storage of your browser, which stays on your device. Each item lets the site remember something for you, and nobody else reads it.',
        },
        { kind: 'stored-items' },
        {
          kind: 'text',
          text: 'You can delete all of it in your browser under the settings for site data. The site then starts as if you had never been here. With storage switched off everything works, except that nothing is remembered.',
        },
      ],
    },
    {
      id: 'without-javascript',
      heading: 'Without JavaScript',
      blocks: [
        {
          kind: 'text',
          text: 'If your browser does not run JavaScript, nothing is kept, no look-up runs and no banner is needed. Pages can be read, and the contact form can be sent.',
        },
        {
          kind: 'links',
          links: [{ label: 'More about the contact form', href: `${routes.privacy}#contact-form` }],
        },
      ],
    },
  ],
});
