import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { numberAtStart, numberInWords } from '@/lib/format/number-words';
import { pricingUrlCodes } from '@/lib/pricing-calculator/parameters';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { guides } from '../guides';
import { industries } from '../industries';
import { page } from '../schemas/fields';
import { services } from '../services';
import { selectorCount } from '../tools/tool-figures';
import { videos } from '../videos';

/** Without a comma before 'and', as on the pages. */
const joined = new Intl.ListFormat('en-GB');

/** Heads of the pages that are not made from a collection: title, lead and what a result page shows. */
const list = checkEntry(z.array(page), 'content/site/pages.ts', [
  {
    path: routes.services,
    heading: `${numberAtStart(services.length)} services, priced before you call`,
    label: 'Services',
    lead: `See what each one changes, how long it takes and what it costs. If you can’t decide, ${selectorCount.words} questions will help.`,
    meta: {
      title: 'AI services: training, automation, development',
      description: `Training, onboarding, workflow automation, custom development and optimization: ${numberInWords(services.length)} AI services, each at a price you can estimate online.`,
    },
  },
  {
    path: routes.industries,
    heading: 'Start with the work your industry does',
    label: 'Industries',
    lead: `${numberAtStart(industries.length)} industries, each with its paperwork, its risks, and the decisions that stay with people.`,
    meta: {
      title: `AI solutions for ${numberInWords(industries.length)} industries`,
      description: `AI for ${joined.format(industries.map(({ title }) => title.toLowerCase()))} teams, starting with the work and its risks.`,
    },
  },
  {
    path: routes.serviceSelector,
    heading: 'Which service should you start with?',
    label: 'AI Service Selector',
    lead: `${selectorCount.capital} questions, no email. You get a first service, the reason, and a second to consider.`,
    meta: {
      title: 'AI Service Selector: which service to start with',
      description: `Answer ${selectorCount.words} questions about your goal, size, experience, pace and budget, and get one recommended AI service with the reason for it.`,
    },
  },
  {
    path: routes.pricingCalculator,
    heading: 'What would it cost?',
    label: 'Pricing Calculator',
    lead: `Answer ${numberInWords(pricingUrlCodes.length)} questions. You get an estimate, line by line, without talking to anyone.`,
    meta: {
      title: 'AI Pricing Calculator: what AI consulting costs',
      description:
        'Choose service, team size, timeline, support, customization and add-ons, and see a cost breakdown with a number of weeks.',
    },
  },
  {
    path: routes.businessCase,
    heading: 'Business case',
    label: 'Business Case',
    lead: 'Fill in the cards. You get a board memo with one verdict, on cash, and the amount to approve.',
    meta: {
      title: 'AI Business Case: a board memo from your numbers',
      description:
        'Turn your own numbers into a business case for an AI project: the amount to approve, one verdict on cash, and the hours it frees.',
    },
  },
  {
    path: routes.about,
    heading: 'We measure what changed',
    label: 'About',
    lead: `${company.name} trains teams, automates processes and builds AI systems from its ${company.officesIn}.`,
    meta: {
      title: `About ${company.name}: AI consulting in ${company.offices[0].city}`,
      description: `${company.name} trains teams, automates processes and builds AI systems. Read how we work and meet the team in ${company.cities}.`,
    },
  },
  {
    path: routes.blog,
    heading: 'Blog',
    lead: 'For people with a decision to make. The companies in these articles are examples; the sources are real.',
    meta: {
      title: 'Blog: practical AI for business',
      description:
        'Practical articles on AI training, automation, strategy and data, each with a checklist, table or worked example, and its sources.',
    },
  },
  {
    path: routes.resources,
    heading: 'Resources you can use as is',
    label: 'Resources',
    lead: 'For the decisions before and after an AI project.',
    meta: {
      title: 'AI resources: guides, templates, tools',
      description:
        'Guides, templates, checklists and working tools for the decisions you make before and after an AI project.',
    },
  },
  {
    path: routes.guides,
    heading: 'Guides & Templates',
    lead: `${numberAtStart(guides.length)} files a manager can open and use the same day. Free, without an email address. Download counts are samples.`,
    meta: {
      title: 'AI guides and templates',
      description:
        'Implementation guides, business templates, training materials and checklists that a manager can open and use the same day.',
    },
  },
  {
    path: routes.videos,
    heading: `${numberAtStart(videos.length)} walkthroughs, one task each`,
    label: 'Video Tutorials',
    lead: 'Step by step, to read. The recordings are not published yet, and view counts are samples.',
    meta: {
      title: 'AI walkthroughs, step by step',
      description:
        'Written walkthroughs on getting started with AI, business implementation and technical deep dives. The recordings will follow.',
    },
  },
  {
    path: routes.readiness,
    heading: 'AI Readiness Assessment',
    lead: 'See where you stand on data, people, process and leadership, and what to do next.',
    meta: {
      title: 'AI Readiness Assessment for your company',
      description:
        'Find out where your company stands on data, people, process and leadership before an AI project, and what to do next.',
    },
  },
  {
    path: routes.implementationGuide,
    heading: 'AI Implementation Guide',
    lead: 'Twelve weeks, from choosing a process to a system your own team runs.',
    meta: {
      title: 'AI Implementation Guide: twelve weeks, step by step',
      description:
        'A twelve-week guide, from choosing the first process to running it with your own team, with the checks for each stage.',
    },
  },
  {
    path: routes.roiCalculator,
    heading: 'AI ROI Calculator',
    lead: 'Enter hours, rate, cost and adoption. See the payback and the yearly return, also in a low case.',
    meta: {
      title: 'AI ROI Calculator: payback and yearly return',
      description:
        'Enter hours, hourly rate, cost and adoption, and see the payback and yearly return of an AI project, with a low case.',
    },
  },
  {
    path: routes.caseStudies,
    heading: 'Client Success Stories',
    lead: 'How we measure, before and after. The clients are composites. Figures in case studies are illustrative.',
    meta: {
      title: 'Client success stories, as composites',
      description:
        'Composite case studies by industry and solution, with illustrative figures: what to measure before and after, and what stays with people.',
    },
  },
  {
    path: routes.contact,
    heading: 'Tell us about the work',
    label: 'Contact',
    lead: 'A sentence or two is enough.',
    meta: {
      title: `Contact ${company.name}: AI consulting in ${company.offices[0].city}`,
      description: `Tell us about the work in a sentence or two. We reply within ${company.responseTime} with a question or with times for a call.`,
    },
  },
  {
    path: routes.faq,
    heading: 'Questions before you start',
    label: 'FAQ',
    lead: 'What it costs, how long it takes, who would come, what the contract settles, and what happens to your data.',
    meta: {
      title: 'FAQ: AI consulting and training',
      description:
        'How long AI projects take, when they pay for themselves, who needs to be involved, and what happens to your data.',
    },
  },
  {
    path: routes.privacy,
    heading: 'Privacy Policy',
    lead: 'What this site does with your data, in plain words.',
    meta: {
      title: 'Privacy Policy',
      description:
        'What this site does with what you type into the contact form, how it looks up your currency, and what stays in your browser.',
    },
  },
  {
    path: routes.terms,
    heading: 'Terms of Service',
    lead: 'The rules for using this site and its tools.',
    meta: {
      title: 'Terms of Service',
      description:
        'The rules for using this site and its tools: what an estimate is, what you may reuse, and what we are responsible for.',
    },
  },
  {
    path: routes.cookies,
    heading: 'Cookies',
    lead: 'What this site stores in your browser, why, and how to change your choice.',
    meta: {
      title: 'Cookies',
      description:
        'What this site stores in your browser and why, how the currency lookup works, and how to change your choice.',
    },
  },
]);

/**
 * The head of the page at `path`.
 *
 * @throws Error when content/site/pages.ts has no such page: a route without content stops the build.
 */
export function pageOf(path: string) {
  const found = list.find((entry) => entry.path === path);
  if (!found)
    throw new Error(`content/site/pages.ts has no page for '${path}'. Add an entry with that path.`);
  return { ...found, label: found.label ?? found.heading };
}

export const pages = list;
