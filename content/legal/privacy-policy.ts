// Describes what the code does. Have it read by a lawyer before launch, and change it when the code changes.
import { checkEntry } from '@/lib/content/check';
import { reportsOn } from '@/lib/reports/setting';
import { routes } from '@/lib/routes';
import { company } from '../company';
import { legalPage } from './schema';

export const privacyPolicy = checkEntry(legalPage, 'content/legal/privacy-policy.ts', {
  updated: '2025-05-07',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read everything here without telling us who you are.',
            'The contact form is the only thing that sends us what you type.',
            'Nothing on this site counts visits, follows you or shows advertising.',
          ],
        },
        {
          kind: 'text',
          text: `Responsible for this site is ${company.name}, ${company.address}. Questions about your data reach us at ${company.email}.`,
        },
      ],
    },
    {
      id: 'contact-form',
      heading: 'What the contact form sends',
      blocks: [
        {
          kind: 'text',
          text: 'When you press the button, the form sends your full name, your email address, the inquiry type and your message, and, where you filled them in, company, phone number and service of interest.',
        },
        {
          kind: 'text',
          text: 'Three things go with it. The page of this site that you came from, as a path such as /services/ai-training, so that we know what you were reading. A random number, so that pressing the button twice gives one message. And how long the form was open, since programs are faster than people.',
        },
        {
          kind: 'text',
          text: 'Our server turns this into one email to our own mailbox and hands it to the mail system. The site has no database: the server keeps no copy of the message. We use it to answer you and for nothing else, and delete the correspondence when it is no longer needed, or earlier if you ask.',
        },
      ],
    },
    {
      id: 'server-memory',
      heading: 'What the server remembers for a while',
      blocks: [
        {
          kind: 'list',
          items: [
            'The random number of a request, for one day, with a fingerprint of what it said, so that a repeated attempt is not mailed again.',
            'The network address a request came from, in memory, to limit how many requests one address can make. It is counted in windows of ten minutes unless the site is set up otherwise, then forgotten.',
            'Fingerprints of your email address and of your message, for the same window, to mark repeated messages as possible spam. All fingerprints are made with a secret key: without it, nobody can read the text back from them or test a guess.',
          ],
        },
        {
          kind: 'text',
          text: 'Where the site runs on several servers, they share these three in a memory store of ours. The log of the contact form records how a request ended and never what it said. A hosting provider may keep a technical access log of its own, as is usual for any website.',
        },
      ],
    },
    {
      id: 'currency-look-up',
      heading: 'The currency look-up',
      blocks: [
        {
          kind: 'look-up',
          start: [
            'On your first visit your browser asks the service {host} which country you are in, once, so that prices appear in a currency you use. The service necessarily sees your network address, what your browser says about itself and the address of this site. No cookie and no page address is sent along, and nothing comes to us.',
            'From the answer only the country code is used. It is turned into one of our currencies and discarded; the currency is kept in your browser. If the service does not answer, prices are in US dollars. You decide about this look-up in the cookie banner, and after you decline it does not run.',
          ],
          consent: [
            'If you accept it in the cookie banner, your browser asks the service {host} which country you are in, once, so that prices appear in a currency you use. Before you accept, and after you decline, nothing is asked.',
            'The service necessarily sees your network address, what your browser says about itself and the address of this site. No cookie and no page address is sent along. From the answer only the country code is used; it is turned into one of our currencies and discarded.',
          ],
          off: [
            'The look-up of your country that could choose a currency for you is switched off on this site. No outside service is asked. Prices start in US dollars, and you change the currency at the top of each page.',
          ],
        },
      ],
    },
    ...(reportsOn
      ? [
          {
            id: 'failure-reports',
            heading: 'When a page fails in your browser',
            blocks: [
              {
                kind: 'text',
                text: 'When a page of this site fails in your browser, or the browser refuses something that a page may not do, it reports that to our server: the kind of failure, the address of the page and the place in our script. The server keeps one line of it in its log, without your network address, without what stands in the address after a question mark, and without anything that you typed into the page.',
              },
            ],
          },
        ]
      : []),
    {
      id: 'your-browser',
      heading: 'What stays in your browser',
      blocks: [
        {
          kind: 'text',
          text: 'Some things are kept on your own device because you asked for them, such as a color theme or a half-written message. They are not sent to us. The cookies page lists each of them.',
        },
        { kind: 'links', links: [{ label: 'Everything that is kept, in a table', href: routes.cookies }] },
      ],
    },
    {
      id: 'tools-and-assistant',
      heading: 'Tools, assistant and sign-up boxes',
      blocks: [
        {
          kind: 'text',
          text: 'The calculators, the service selector and the chat assistant work in your browser. The assistant is a set of prepared answers; no conversation leaves your device. Sign-up boxes carry your address to the contact form, where you decide whether to send it.',
        },
        {
          kind: 'text',
          text: 'The answers you give a tool stand in its address, so that you can share or bookmark a result. Whoever receives that address can read them, and our server sees them when the page is opened from it.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'text',
          text: 'You may ask what we hold about you, have it corrected or deleted, object to its use, or receive a copy. Since only your correspondence with us is held, an email is enough. If you are not satisfied with the answer, you can complain to the data protection authority where you live.',
        },
        {
          kind: 'links',
          links: [{ label: company.email, href: `mailto:${company.email}` }],
        },
      ],
    },
  ],
});
