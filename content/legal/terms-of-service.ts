// Have this page read by a lawyer before launch.
import { checkEntry } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { company } from '../company';
import { legalPage } from './schema';

export const termsOfService = checkEntry(legalPage, 'content/legal/terms-of-service.ts', {
  updated: '2025-05-07',
  sections: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      blocks: [
        {
          kind: 'text',
          text: `These terms apply to this website and what can be used on it. They do not apply to projects: work for a client rests on a separate written agreement. The site is run by ${company.name}, ${company.address}.`,
        },
        {
          kind: 'text',
          text: 'No account is needed, and none is offered. If you do not agree with a rule below, please do not use the part of the site it is about.',
        },
      ],
    },
    {
      id: 'estimates-and-prices',
      heading: 'Estimates and prices',
      blocks: [
        {
          kind: 'list',
          items: [
            'A result of the pricing calculator is for planning only. It is not a formal quote, and neither side is bound by it.',
            'A recommendation of the service selector is drawn from five answers. It is a starting point for a conversation, not advice on your particular case.',
            'Prices are set in US dollars. Amounts in other currencies are converted at fixed rates from US dollars and may differ from the rate of the day.',
            'A price becomes binding when it stands in an agreement that both sides have signed.',
          ],
        },
      ],
    },
    {
      id: 'case-studies-and-figures',
      heading: 'Case studies and figures',
      blocks: [
        {
          kind: 'text',
          text: 'Figures in case studies, and other numbers labeled illustrative, show how a result is measured. They do not promise the same result to anybody else. What a project should achieve is agreed with each client before it starts.',
        },
        { kind: 'links', links: [{ label: 'All case studies', href: routes.caseStudies }] },
      ],
    },
    {
      id: 'assistant-and-tools',
      heading: 'The assistant and the tools',
      blocks: [
        {
          kind: 'text',
          text: 'The chat assistant answers from prepared texts and can misunderstand a question. Where its answer and a page differ, the page is right. The return calculator works with the numbers you enter and is as good as they are.',
        },
      ],
    },
    {
      id: 'using-our-material',
      heading: 'Using our material',
      blocks: [
        {
          kind: 'text',
          text: 'Guides, templates, checklists and worksheets may be used and changed inside your own organization without asking. Please do not sell them, and do not publish them as your own. Texts, drawings, name and mark otherwise remain ours.',
        },
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us',
      blocks: [
        {
          kind: 'text',
          text: 'Send only what you are allowed to send, and no confidential documents through the form; we agree on a safe way first. A message does not make a contract and creates no duty of either side beyond a civil answer.',
        },
        {
          kind: 'text',
          text: 'Requests made by programs, attempts to get around the limits of the site and attacks on it are not permitted.',
        },
        { kind: 'links', links: [{ label: 'What happens to your data', href: routes.privacy }] },
      ],
    },
    {
      id: 'responsibility',
      heading: 'Responsibility',
      blocks: [
        {
          kind: 'text',
          text: 'We write with care and correct mistakes when we learn of them. The site is offered as it is: we do not promise that it is always available, complete or free of error, and we are not liable for decisions taken on the strength of a web page alone. Liability that the law does not allow to be limited is not limited here.',
        },
        {
          kind: 'text',
          text: 'Links lead to pages of other people, who answer for what stands there.',
        },
      ],
    },
    {
      id: 'law-and-changes',
      heading: 'Law and changes',
      blocks: [
        {
          kind: 'text',
          text: 'The law of England and Wales applies, and its courts decide. If you use the site as a consumer, the protection of the law where you live stays with you. When these terms change, the date at the top changes with them.',
        },
        { kind: 'links', links: [{ label: 'Ask about these terms', href: routes.contact }] },
      ],
    },
  ],
});
