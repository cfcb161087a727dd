// Describes what the code does with its default settings. Have it read by a lawyer before launch, and change it when
// the code or a setting changes: its ten minutes are those of CONTACT_LIMIT_WINDOW.
import { contactFields, fieldNames } from '@/lib/contact/contact-fields';
import { checkEntry } from '@/lib/content-check/check';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { legalName } from '../company/terms';
import { legalPage } from '../schemas/legal';

/** The required fields of the contact form, or the others: 'company, phone number and service of interest'. */
const listFields = (isRequired: boolean): string =>
  new Intl.ListFormat('en-GB').format(
    fieldNames
      .map((name) => contactFields[name])
      .filter(({ required }) => required === isRequired)
      .map(({ label }) => label.toLowerCase().replace(/^your /, '')),
  );

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
            'You can read everything on this site without telling us who you are.',
            'Only the contact form sends us a message. A tool’s answers reach our server only when someone opens the page address that holds them, or when you send them with the contact form.',
            'This site does not count visits, track you or show ads. It may ask a service for your country, to choose a currency.',
          ],
        },
        {
          kind: 'text',
          text: `${legalName}, ${company.address}, is responsible for this site. Send questions about your data to ${company.email}.`,
        },
      ],
    },
    {
      id: 'contact-form',
      heading: 'What the contact form sends',
      blocks: [
        {
          kind: 'text',
          text: `When you submit the form, it sends your ${listFields(true)}. It also sends your ${listFields(false)} if you filled them in.`,
        },
        {
          kind: 'text',
          text: 'It adds three things. The page of this site you came from, as a path such as /services/ai-training, tells us what you were reading. A random number makes sure that submitting twice sends one message. How long the form was open helps us spot bots.',
        },
        {
          kind: 'text',
          text: 'A link in a campaign, such as a newsletter, may name the campaign in its address. If such a link brought you here, the form also sends those names and the path of the first page you opened. Without a campaign, it may send that first page alone. Your browser keeps both until the tab closes. The form shows them above its button before you send it.',
        },
        {
          kind: 'text',
          text: 'Our server turns this into one email to our own mailbox. The site has no database, and the server keeps no copy of the message. We use it only to answer you. We delete our correspondence when it is no longer needed, or earlier if you ask.',
        },
      ],
    },
    {
      id: 'server-memory',
      heading: 'What the server remembers briefly',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each request’s random number and a fingerprint of what it said, for one day, so that a second attempt does not send a second email.',
            'The IP address of each request, to limit the number of requests from one address. The server counts them over ten minutes and then forgets them. It also counts messages per network, for an hour.',
            'A fingerprint of your email address and your message together, for ten minutes as well. It marks a message that you send again as possible spam. All fingerprints are made with a secret key: without it, no one can read the text back from them or test a guess.',
          ],
        },
        {
          kind: 'text',
          text: 'All of it is in our servers’ memory only. The contact form’s log records how a request ended, never what it said. Our hosting provider may keep its own access log, as with any website.',
        },
      ],
    },
    {
      id: 'currency-look-up',
      heading: 'The currency lookup',
      blocks: [
        {
          kind: 'lookup',
          start: [
            'On your first visit, your browser asks the service {host} once which country you are in, so that prices appear in a currency you use. The service sees your IP address, what your browser says about itself, and the address of this site. It gets no cookie and does not learn which page you are on, and we get nothing.',
            'Your browser uses only the country code: it turns the code into one of our currencies, discards it and keeps the currency. If the service does not answer, prices are in US dollars, and the next page asks again. The lookup runs before you answer the cookie banner. If you decline, your browser deletes the currency it found, and the lookup does not run again.',
          ],
          consent: [
            'If you accept it in the cookie banner, your browser asks the service {host} once which country you are in, so that prices appear in a currency you use. It does not ask before you accept or after you decline, and if you decline later, it forgets the currency it found.',
            'The service sees your IP address, what your browser says about itself, and the address of this site. It gets no cookie and does not learn which page you are on. Your browser uses only the country code: it turns the code into one of our currencies and discards it.',
          ],
          off: [
            'This site does not look up your country. Prices start in US dollars, and you can change the currency at the top of each page.',
          ],
        },
      ],
    },
    {
      id: 'your-browser',
      heading: 'What stays in your browser',
      blocks: [
        {
          kind: 'text',
          text: 'Your browser keeps some things because you asked for them, such as a color theme or a half-written message. They are not sent to us, except what the contact form shows you before you send it.',
        },
        { kind: 'links', links: [{ label: 'See everything your browser keeps', href: routes.cookies }] },
      ],
    },
    {
      id: 'tools-and-assistant',
      heading: 'Tools, assistant and sign-up boxes',
      blocks: [
        {
          kind: 'text',
          text: 'The calculators, the service selector and the chat assistant run in your browser. The assistant answers from the pages of this site, and no conversation leaves your device. Sign-up boxes take your email address to the contact form, where you decide whether to send it.',
        },
        {
          kind: 'text',
          text: 'A tool keeps your answers in its page address, so that you can share or bookmark a result. Anyone you send that address to can read them, and our server sees them only if someone opens that address or you send them in the contact form. The business case keeps them in the part of its address that begins with #, which browsers do not send.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'text',
          text: 'You can ask what we hold about you, get a copy, have it corrected or deleted, or object to how we use it. We hold only your correspondence with us, so an email is enough. If our answer does not satisfy you, you can complain to the data protection authority where you live.',
        },
        {
          kind: 'links',
          links: [{ label: company.email, href: `mailto:${company.email}` }],
        },
      ],
    },
  ],
});
