/**
 * The values of content that the client's brief fixes: figures, labels and facts of the company. They are here and in
 * no other test, since an editor may have to change one. `npm run test:specification` compares them with content, and
 * so does `npm run test:full`.
 *
 * @requirement ABOUT-04 AUDIENCES-04 AUDIENCES-06 BLOG-01 CALCULATOR-07 CASES-01 CHAT-11 CHAT-13 CHAT-15 CONSTANTS-02
 * @requirement CURRENCY-01 CURRENCY-02 DECISIONS-03 ENTITIES-02 ENTITIES-04 ENTITIES-08 HOME-01 HOME-03 INDUSTRIES-04
 * @requirement INDUSTRIES-10 RESOURCES-04 RESOURCES-05 ROUTE-11 SERVICES-01 SERVICES-05 SERVICES-06 SHELL-12
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, readContentFile } from '@/scripts/content-check/parse-content-file';

/** A list in full is a list here. In any other list, entries are named by their id, kind, name or path. */
const brief: Record<string, object> = {
  'content/company/company.ts': {
    company: {
      name: 'Emberlane',
      letter: 'E',
      email: 'hello@emberlane.example',
      phone: '+44 20 7946 0018',
      address: '1 Lantern Yard, London',
      responseTime: '1 business day',
      founded: { site: 2025, chat: 2022 },
      experience: { site: /20\+ years/, chat: /over 50 years of combined team experience/ },
      offices: [
        { city: 'London', role: 'Main office' },
        { city: 'Bangalore', role: 'India operations' },
        { city: 'Dublin', role: 'European operations' },
      ],
    },
  },
  'content/company/hours.ts': {
    officeHours: { days: 'Monday - Friday', times: '9:00 AM - 6:00 PM PT' },
    callHours: { days: 'Monday to Friday', times: '9am to 5pm EST' },
  },
  'content/company/facts.ts': {
    facts: {
      clients: { value: '10+', label: 'clients empowered' },
      experience: { value: '20+', label: 'years of experience' },
      ownSolutions: { value: '10+', label: 'AI solutions deployed' },
      hoursSaved: { value: '120,000+', label: 'hours saved annually' },
      netReturn: { value: '100', label: 'average ROI within the first year' },
      grossReturn: { value: '3.5x', label: 'Average ROI' },
      industriesServed: { value: '15+', label: 'Industries Served' },
      careerSolutions: { value: '500+', label: 'Solutions Deployed' },
      successRate: { value: '98%', label: 'Client Success Rate' },
      simpleAutomation: { value: '1-2 weeks' },
      transformations: { value: '1-3 months' },
      payback: { value: '3-6 months' },
      essentials: { value: '$1,500' },
      professional: { value: '$3,500' },
      automationTime: { value: '85%', label: 'less processing time' },
      automationErrors: { value: '93%', label: 'fewer errors' },
      automationCost: { value: '40%', label: 'lower cost' },
      optimizationAccuracy: { value: '40%+', label: /accuracy/ },
      optimizationTime: { value: '60%+', label: 'less processing time' },
      optimizationCost: { value: '35%+', label: 'lower cost' },
      waits: { value: '35%', label: 'shorter waits' },
      administration: { value: 'Up to 70%', label: 'less time on administration' },
      fieldAccuracy: { value: '99%', label: 'accuracy' },
      forecastAccuracy: { value: '95%', label: 'forecast accuracy' },
      downtime: { value: '75%', label: 'less downtime' },
      defects: { value: '99.8%', label: 'defect detection accuracy' },
      throughput: { value: '15-30%', label: 'more throughput' },
      energy: { value: '20%', label: 'lower energy cost' },
      reviewSpeed: { value: '60x', label: 'review speed' },
    },
  },
  'content/pricing/pricing-rules.ts': {
    pricing: {
      baseCost: {
        training: 2000,
        onboarding: 5000,
        automation: 7500,
        development: 15000,
        optimization: 10000,
      },
      baseWeeks: { training: 2, onboarding: 4, automation: 6, development: 12, optimization: 8 },
      // Ten times the multiplier.
      teamSizeTenths: { individual: 6, small: 10, medium: 15, large: 22, enterprise: 35 },
      durationTenths: { short: 7, medium: 10, long: 15 },
      customizationTenths: { low: 8, medium: 10, high: 15 },
      supportCost: { basic: 0, standard: 1000, premium: 3000 },
      addOnCost: { includeTraining: 1500, includeMaintenancePlan: 2000, includePrioritySupport: 1000 },
      weeksTenths: { enterprise: 15, highCustomization: 13, long: 15, short: 7 },
      recommended: {
        training: {
          always: 'AI Training & Education Program',
          extras: [{ when: 'includeMaintenancePlan', name: 'Ongoing Support & Knowledge Updates' }],
        },
        onboarding: {
          always: 'Business AI Onboarding Package',
          extras: [{ when: 'includeTraining', name: 'Team Training Sessions' }],
        },
        automation: {
          always: 'Workflow Automation Solution',
          extras: [{ when: 'highCustomization', name: 'Custom Integration Development' }],
        },
        development: {
          always: 'Custom AI Solution Development',
          extras: [
            { when: 'includeMaintenancePlan', name: 'Ongoing Maintenance & Updates' },
            { when: 'includePrioritySupport', name: '24/7 Priority Support' },
          ],
        },
        optimization: {
          always: 'AI System Optimization',
          extras: [{ when: 'includeTraining', name: 'System Administration Training' }],
        },
      },
    },
  },
  'content/pricing/currencies.ts': {
    currencies: [
      { code: 'USD', symbol: '$', exchangeRate: 1 },
      { code: 'GBP', symbol: '£', exchangeRate: 0.79 },
      { code: 'EUR', symbol: '€', exchangeRate: 0.93 },
      { code: 'CAD', symbol: 'CA$', exchangeRate: 1.37 },
      { code: 'AUD', symbol: 'A$', exchangeRate: 1.52 },
      { code: 'INR', symbol: '₹', exchangeRate: 83.14 },
      { code: 'JPY', symbol: '¥', exchangeRate: 154.8 },
    ],
  },
  'content/services/index.ts': {
    services: [
      { id: 'ai-training', title: 'AI Training & Education', badge: 'Popular' },
      { id: 'ai-onboarding', title: 'Business AI Onboarding', badge: undefined },
      { id: 'workflow-automation', title: 'Workflow Automation', badge: 'Popular' },
      { id: 'custom-ai-development', title: 'Custom AI Development', badge: 'Advanced' },
      { id: 'ai-optimization', title: 'AI System Optimization', badge: 'Advanced' },
    ],
  },
  'content/services/ai-training.ts': {
    aiTraining: {
      page: {
        sections: {
          programs: {
            items: [
              { duration: '1 day' },
              { duration: '3-5 days' },
              { duration: '2-4 weeks' },
              { duration: '4-8 weeks' },
            ],
          },
          'pricing-tiers': {
            items: [
              { name: 'Essentials', perUnit: 'per person', features: { 2: '30 days email support' } },
              {
                name: 'Professional',
                perUnit: 'per person',
                isPopular: true,
                features: { 3: '6 months support' },
              },
              { name: 'Enterprise', price: 'Custom', features: { 3: '12 months unlimited support' } },
            ],
          },
        },
      },
    },
  },
  'content/industries/index.ts': {
    industries: [
      { id: 'healthcare' },
      { id: 'finance' },
      { id: 'retail' },
      { id: 'manufacturing' },
      { id: 'education' },
      { id: 'legal' },
    ],
  },
  'content/audiences/index.ts': {
    audiences: [{ id: 'individuals' }, { id: 'small-business' }, { id: 'startups' }, { id: 'enterprise' }],
  },
  'content/audiences/startups.ts': {
    startups: {
      page: {
        sections: {
          services: { ids: ['custom-ai-development', 'ai-training', 'workflow-automation'] },
          'engagement-models': {
            items: [
              { title: 'Equity + Cash Hybrid' },
              { title: 'Milestone-Based Pricing' },
              { title: 'Success-Based Fees' },
            ],
          },
          faq: { positions: [1, 3, 4] },
        },
      },
    },
  },
  'content/audiences/individuals.ts': {
    individuals: {
      page: {
        sections: {
          services: { ids: ['ai-training', 'custom-ai-development'] },
          faq: { positions: [1, 2, 3] },
        },
      },
    },
  },
  'content/audiences/small-business.ts': {
    smallBusiness: {
      page: {
        sections: {
          services: { ids: ['ai-onboarding', 'workflow-automation', 'ai-training'] },
          faq: { positions: [1, 2, 3] },
        },
      },
    },
  },
  'content/services/ai-onboarding.ts': {
    aiOnboarding: { page: { sections: { faq: { positions: [1, 2, 3] } } } },
  },
  'content/services/workflow-automation.ts': {
    workflowAutomation: { page: { sections: { faq: { positions: [2, 3, 5] } } } },
  },
  'content/services/custom-ai-development.ts': {
    customAiDevelopment: { page: { sections: { faq: { positions: [1, 3, 5] } } } },
  },
  'content/services/ai-optimization.ts': {
    aiOptimization: { page: { sections: { faq: { positions: [3, 4, 5] } } } },
  },
  'content/site/home.ts': {
    home: {
      hero: {
        actions: [
          { label: 'Get Free Consultation', href: '/contact' },
          { label: 'Explore Services', href: '/services' },
        ],
      },
      audiences: { heading: 'AI Solutions That Scale' },
      caseStudies: { all: { label: 'View All Case Studies', href: '/case-studies' } },
      articles: { all: { label: 'Read More Articles', href: '/blog' } },
      closing: { actions: [{ href: '/contact' }, { href: '/about' }] },
    },
  },
  'content/site/services-overview.ts': {
    servicesOverview: {
      sections: {
        process: {
          title: 'Our Approach to AI',
          steps: [
            { title: 'Understanding the business' },
            { title: 'Human-centered design' },
            { title: 'Ethical and responsible implementation' },
            { title: 'Continuous improvement' },
          ],
        },
      },
      closing: { action: 'Book a Consultation' },
    },
  },
  'content/site/industries-overview.ts': {
    industriesOverview: {
      hero: { action: 'Explore Solutions' },
      closing: { second: { label: 'Try Our Solution Finder', href: '/tools/service-selector' } },
    },
  },
  'content/site/pages.ts': {
    pages: {
      '/blog': { heading: 'Blog' },
      '/resources/guides': { heading: 'Guides & Templates' },
      '/case-studies': { heading: 'Client Success Stories' },
    },
  },
  'content/site/navigation.ts': {
    headerMenu: [
      { label: 'Home' },
      { label: 'Services' },
      {
        label: 'Tools',
        links: { 0: { label: 'AI Service Selector' }, 1: { label: 'Pricing Calculator' } },
      },
      {
        label: 'Solutions',
        links: {
          0: { label: 'Individuals' },
          1: { label: 'Small business' },
          2: { label: 'Startups' },
          3: { label: 'Industries' },
        },
      },
      {
        label: 'Resources',
        links: { 0: { label: 'Blog' }, 1: { label: 'Guides & Templates' }, 2: { label: 'Video Tutorials' } },
      },
      { label: 'About' },
      { label: 'Contact' },
    ],
  },
  'content/contact/contact-options.ts': {
    inquiryTypes: [
      { id: 'general', label: 'General Inquiry' },
      { id: 'consultation', label: 'Free Consultation Request' },
      { id: 'quote', label: 'Request a Quote' },
      { id: 'demo', label: 'Product Demo' },
      { id: 'support', label: 'Support Request' },
    ],
  },
  'content/contact/contact.ts': {
    contactPage: { form: { success: { promise: 'A team member will contact you within 1 business day.' } } },
  },
  'content/contact/sign-up.ts': { notify: { button: 'Notify Me' } },
  'content/chat/texts.ts': {
    chatTexts: {
      unknown:
        "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
      quickReplies: [
        'What services do you offer?',
        'How much do your services cost?',
        'How can I contact your team?',
        'Do you offer custom AI solutions?',
      ],
    },
  },
  'content/tools/selector.ts': {
    selectorQuestions: {
      businessSize: {
        options: [
          { id: 'solo' },
          { id: 'small', measure: '2-20 employees' },
          { id: 'medium', measure: '21-200 employees' },
          { id: 'enterprise', measure: '200+ employees' },
        ],
      },
    },
    selectorRules: {
      'skill-development': {
        primary: 'ai-training',
        question: 'businessSize',
        oneOf: ['solo', 'small'],
        yes: { secondary: 'custom-ai-development' },
        no: { secondary: 'ai-onboarding' },
      },
      'process-automation': {
        primary: 'workflow-automation',
        question: 'budget',
        oneOf: ['low'],
        yes: { secondary: 'ai-training' },
        no: { secondary: 'ai-onboarding' },
      },
      'custom-solution': {
        primary: 'custom-ai-development',
        question: 'aiExperience',
        oneOf: ['none', 'beginner'],
        yes: { secondary: 'ai-training' },
        no: { secondary: 'ai-optimization' },
      },
      'system-optimization': {
        primary: 'ai-optimization',
        question: 'aiExperience',
        oneOf: ['advanced'],
        yes: { secondary: 'custom-ai-development' },
        no: { secondary: 'ai-onboarding' },
      },
      'business-integration': {
        primary: 'ai-onboarding',
        question: 'businessSize',
        oneOf: ['enterprise'],
        yes: { secondary: 'ai-optimization' },
        no: { secondary: 'workflow-automation' },
      },
    },
  },
  'content/tools/pricing-calculator.ts': {
    pricingSteps: [
      { label: 'Service' },
      {
        label: 'Team Size',
        options: [
          { label: 'Individual' },
          { measure: '2-10 people' },
          { measure: '11-50 people' },
          { measure: '51-200 people' },
          { measure: '200+ people' },
        ],
      },
      { label: 'Timeline' },
      { label: 'Support' },
      { label: 'Customization' },
    ],
    addOnStep: { label: 'Add-ons' },
    pricingFaq: [
      { answer: /10-15%/ },
      { answer: /up to 30%/ },
      { answer: /25%/ },
      { answer: /up to 15%/ },
      {},
    ],
    estimateCopy: { notice: /planning.*not a formal quote/ },
  },
  'content/faq/faq.ts': {
    sharedFaq: {
      'How long does an AI project take?': { answer: /1-2 weeks.*1-3 months/ },
      'When will we see a return?': { answer: /3-6 months.*3-5x/ },
    },
    contactFaq: [{ answer: /within 1 business day/ }, {}, { answer: /^Yes/ }, {}],
  },
  'content/resources/resources-page.ts': {
    resourcesPage: {
      popular: {
        heading: 'Popular Downloads',
        items: [{ count: '1,200+' }, { count: '950+' }, { count: '820+' }, { count: '750+' }],
      },
      videos: { heading: 'Video Tutorials' },
    },
    resourcesPageVideos: [{ duration: '15:32' }, { duration: '22:47' }, { duration: '18:05' }],
    resourceFacets: [
      {
        all: 'All Resources',
        options: [
          { label: 'Guides & Ebooks' },
          { label: 'Interactive Tools' },
          { label: 'Templates' },
          { label: 'Calculators' },
        ],
      },
    ],
  },
  'content/guides/index.ts': {
    allGuides: {
      length: 8,
      1: { featured: true },
      2: { featured: false },
      3: { featured: true },
      4: { featured: false },
      5: { featured: false },
      6: { featured: true },
      7: { featured: false },
      8: { featured: false },
    },
    guidesPage: { closing: { heading: 'Need Custom Resources?' } },
  },
  'content/videos/index.ts': {
    videos: {
      length: 8,
      1: { featured: true },
      2: { featured: false },
      3: { featured: true },
      4: { featured: false },
      5: { featured: true },
      6: { featured: false },
      7: { featured: false },
      8: { featured: false },
    },
    videoWords: { none: 'No videos found matching your criteria.', reset: 'Clear Filters' },
  },
  'content/case-studies/index.ts': {
    caseStudies: {
      'retail-customer-insights': { industry: 'Retail' },
      'financial-document-automation': { industry: 'Financial Services' },
      'manufacturing-predictive-maintenance': { industry: 'Manufacturing', results: { 0: /\b3 weeks\b/ } },
    },
  },
  'content/articles/index.ts': {
    articles: {
      'business-leaders-ai-guide-2025': { url: '/blog/business-leaders-ai-guide-2025' },
      'ai-automation-workflows-for-small-business': { title: /5 AI automation/i },
      'train-team-ai-tools-approach': { url: '/blog/train-team-ai-tools-approach' },
    },
  },
  'content/legal/privacy-policy.ts': { privacyPolicy: { updated: '2025-05-07' } },
  'content/legal/terms-of-service.ts': { termsOfService: { updated: '2025-05-07' } },
  'content/legal/cookies.ts': { cookiesPage: { updated: '2025-05-07' } },
};

type Pin = { path: string[]; expected: unknown; actual: unknown };

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp);

const NAMES = ['id', 'kind', 'name', 'path', 'question'] as const;

/** A part of a value of content by its key, its position in a list, or what names it there. */
function partOf(value: unknown, key: string, isWholeList: boolean): unknown {
  const isNamed = (entry: Partial<Record<(typeof NAMES)[number], unknown>>) =>
    NAMES.some((name) => String(entry?.[name]) === key);
  const entry = Array.isArray(value) && !isWholeList && value.find(isNamed);
  return entry || (value as Record<string, unknown> | undefined)?.[key];
}

/** Every single value of the brief, with what content has in its place. */
function pinsIn(expected: unknown, actual: unknown, path: string[] = []): Pin[] {
  if (!isGroup(expected)) return [{ path, expected, actual }];
  const isList = Array.isArray(expected);
  const size = Array.isArray(actual) ? actual.length : undefined;
  return [
    ...(isList && expected.length !== size
      ? [{ path, expected: `${expected.length} entries`, actual: `${size} entries` }]
      : []),
    ...Object.entries(expected).flatMap(([key, inner]) =>
      pinsIn(inner, partOf(actual, key, isList), [...path, key]),
    ),
  ];
}

const agrees = ({ expected, actual }: Pin): boolean =>
  expected instanceof RegExp ? expected.test(String(actual)) : expected === actual;

const root = join(__dirname, '../..');
const FILE = 'tests/specification/brief.test.ts';

/** A value's place: a file, and its line where the file itself has the value. */
function placeOf(file: string, path: readonly string[]): string {
  const source = readContentFile(file, readFileSync(join(root, file), 'utf8'));
  return `${file}, line ${('ast' in source && lineOf(source, path, {})) || 1}`;
}

test.each(Object.keys(brief))('%s says what the brief fixes', (file) => {
  const pins = pinsIn(brief[file], require(join(root, file)));
  expect(pins.length).toBeGreaterThan(0);
  const problems = pins
    .filter((pin) => !agrees(pin))
    .map(
      ({ path, expected, actual }) =>
        `${placeOf(file, path)}: ${path.join('.')} is '${actual}', not '${expected}'. This value is fixed by the brief: ${placeOf(FILE, ['brief', file, ...path])}; change it there with the owner's word.`,
    );
  expect(problems).toEqual([]);
});
