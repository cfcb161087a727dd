import { numberAtStart, numberInWords } from '@/lib/format/number-words';
import { pricingUrlCodes } from '@/lib/pricing-calculator/parameters';
import { statementsPerArea } from '@/lib/readiness-assessment/answers';
import { roiFieldOrder } from '@/lib/roi-calculator/assumptions';
import * as routes from '@/lib/routes';
import { industries } from '../industries';
import { services } from '../services';
import { selectorCount, statementCount } from '../tools/tool-figures';
import type { NavigationItem, NavigationLink } from './types';

const serviceLinks: NavigationLink[] = services.map(({ title, url, menuHint }) => ({
  label: title,
  href: url,
  hint: menuHint,
}));

/** The header menu, in the order the specification fixes. */
export const headerMenu: NavigationItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'Services', section: ['/services'], links: serviceLinks },
  {
    label: 'Tools',
    section: ['/tools'],
    links: [
      {
        label: 'AI Service Selector',
        href: routes.serviceSelector,
        hint: `Start here: ${selectorCount.words} questions, one service`,
      },
      {
        label: 'Pricing Calculator',
        href: routes.pricingCalculator,
        hint: `Next: the price, in ${numberInWords(pricingUrlCodes.length)} steps`,
      },
      {
        label: 'ROI Calculator',
        href: routes.roiCalculator,
        hint: `${numberAtStart(roiFieldOrder.length)} numbers, one payback`,
      },
      {
        label: 'Readiness Assessment',
        href: routes.readiness,
        hint: `${statementCount.capital} statements, ${numberInWords(statementsPerArea.length)} scores`,
      },
      { label: 'Business Case', href: routes.businessCase, hint: 'Last: all your answers, one memo' },
    ],
  },
  {
    label: 'Solutions',
    section: ['/solutions', '/industries'],
    links: [
      { label: 'Individuals', href: routes.solution('individuals'), hint: 'Learn AI on your own work' },
      {
        label: 'Small business',
        href: routes.solution('small-business'),
        hint: 'One place for every request',
      },
      { label: 'Startups', href: routes.solution('startups'), hint: 'Prove it works, then ship it' },
      {
        label: 'Industries',
        href: routes.industries,
        hint: `${industries.length} industries, from ${industries[0]?.title.toLowerCase()} to ${industries.at(-1)?.title.toLowerCase()}`,
      },
      { label: 'Enterprise', href: routes.solution('enterprise'), hint: 'More than 200 people' },
    ],
  },
  {
    label: 'Resources',
    section: ['/blog', '/resources', '/case-studies', '/faq'],
    links: [
      { label: 'Blog', href: routes.blog, hint: 'Methods, with sources' },
      { label: 'Guides & Templates', href: routes.guides, hint: 'Files you can use today' },
      { label: 'Video Tutorials', href: routes.videos, hint: 'Walkthroughs you can read' },
      { label: 'Case Studies', href: routes.caseStudies, hint: 'Composites: one measure each' },
    ],
  },
  { label: 'About', href: routes.about },
  { label: 'Contact', href: routes.contact },
];

export const footerServices: NavigationLink[] = serviceLinks.map(({ label, href }) => ({ label, href }));

export const footerResources: NavigationLink[] = [
  { label: 'Blog', href: routes.blog },
  { label: 'Guides & Templates', href: routes.guides },
  { label: 'Video Tutorials', href: routes.videos },
  { label: 'Case Studies', href: routes.caseStudies },
  { label: 'FAQ', href: routes.faq },
  { label: 'Search', href: routes.search },
];

export const footerLegal: NavigationLink[] = [
  { label: 'Privacy Policy', href: routes.privacy },
  { label: 'Terms of Service', href: routes.terms },
  { label: 'Cookies', href: routes.cookies },
];
