// Have this page read by a lawyer before launch.
import { checkEntry } from '@/lib/content-check/check';
import { formatDate } from '@/lib/format/dates';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { legalName, terms } from '../company/terms';
import { legalPage } from '../schemas/legal';

export const termsOfService = checkEntry(legalPage, 'content/legal/terms-of-service.ts', {
  updated: '2025-05-07',
  sections: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      blocks: [
        {
          kind: 'text',
          text: `These terms apply to this website and its tools. They do not apply to projects, which have a separate written agreement. ${legalName}, ${company.address}, runs the site.`,
        },
        {
          kind: 'text',
          text: 'The site has no accounts. If you do not agree with a rule below, please do not use the part of the site it covers.',
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
            'An estimate from the pricing calculator is for planning only. It is not a formal quote and binds neither side.',
            'A recommendation from the service selector is based on your answers. It starts a conversation; it is not advice on your case.',
            `Our prices are in US dollars. Amounts in other currencies are converted at fixed sample rates of ${formatDate(terms.rateDate)}, which may differ from current rates. ${terms.billing}`,
            terms.tax,
            'A price is binding once it is in an agreement that both sides have signed.',
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
          text: 'Figures in case studies, and other numbers labeled illustrative, example or target, show how we measure a result. They promise no result to anyone. Before a project starts, we agree with each client on what it should achieve.',
        },
        { kind: 'links', links: [{ label: 'See the case studies', href: routes.caseStudies }] },
      ],
    },
    {
      id: 'assistant-and-tools',
      heading: 'The assistant and the tools',
      blocks: [
        {
          kind: 'text',
          text: 'The chat assistant answers from the pages of this site and can misunderstand a question. If its answer and a page differ, the page is right. The other tools are only as good as what you enter.',
        },
      ],
    },
    {
      id: 'using-our-material',
      heading: 'Using our material',
      blocks: [
        {
          kind: 'text',
          text: 'You may use and change our guides, templates, checklists and worksheets inside your own organization without asking. Please do not sell them or publish them as your own. We keep all other rights to our text, drawings, name and logo.',
        },
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us',
      blocks: [
        {
          kind: 'text',
          text: 'Send only what you are allowed to send. Please do not send confidential documents through the form; ask us for a safe way first. A message is not a contract and creates no obligation for either side.',
        },
        {
          kind: 'text',
          text: 'Do not send automated requests, try to get around the site’s limits, or attack it.',
        },
        { kind: 'links', links: [{ label: 'See what happens to your data', href: routes.privacy }] },
      ],
    },
    {
      id: 'responsibility',
      heading: 'Responsibility',
      blocks: [
        {
          kind: 'text',
          text: 'We write with care and correct mistakes when we find them. We provide the site as is. We do not promise that it is always available, complete or free of errors, and we are not liable for decisions based on a web page alone. Nothing here limits liability that the law does not allow us to limit.',
        },
        {
          kind: 'text',
          text: 'Some links lead to other sites. Their owners are responsible for their content.',
        },
      ],
    },
    {
      id: 'law-and-changes',
      heading: 'Law and changes',
      blocks: [
        {
          kind: 'text',
          text: 'The law of England and Wales applies, and the courts there decide disputes. If you use the site as a consumer, you keep the protection of the law where you live. When these terms change, so does the date at the top.',
        },
        { kind: 'links', links: [{ label: 'Ask about these terms', href: routes.contact }] },
      ],
    },
  ],
});
