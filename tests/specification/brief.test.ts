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

/** A recommended service, and what a choice adds to it. */
const recommends = (always: string, extras: Record<string, string>) => ({
  always,
  extras: Object.entries(extras).map(([when, name]) => ({ when, name })),
});

/** Values by file and path, in which an entry of a list has its position or its id ('#1' where that is a number), kind, name or path. */
const brief: Record<string, Record<string, unknown>> = {
  'content/company/company.ts': {
    'company.name': 'Emberlane',
    'company.letter': 'E',
    'company.email': 'hello@emberlane.example',
    'company.phone': '+44 20 7946 0018',
    'company.address': '1 Lantern Yard, London',
    'company.responseTime': '1 business day',
    'company.founded': { site: 2025, chat: 2022 },
    'company.experience': { site: /20\+ years/, chat: /over 50 years of combined team experience/ },
    'company.offices.length': 3,
    'company.offices.0': { city: 'London', role: 'Main office' },
    'company.offices.1': { city: 'Bangalore', role: 'India operations' },
    'company.offices.2': { city: 'Dublin', role: 'European operations' },
  },
  'content/company/hours.ts': {
    officeHours: { days: 'Monday - Friday', times: '9:00 AM - 6:00 PM PT' },
    callHours: { days: 'Monday to Friday', times: '9am to 5pm EST' },
  },
  'content/company/facts.ts': {
    'facts.clients': { value: '10+', label: 'clients empowered' },
    'facts.experience': { value: '20+', label: 'years of experience' },
    'facts.ownSolutions': { value: '10+', label: 'AI solutions deployed' },
    'facts.hoursSaved': { value: '120,000+', label: 'hours saved annually' },
    'facts.netReturn': { value: '100', label: 'average ROI within the first year' },
    'facts.grossReturn': { value: '3.5x', label: 'Average ROI' },
    'facts.industriesServed': { value: '15+', label: 'Industries Served' },
    'facts.careerSolutions': { value: '500+', label: 'Solutions Deployed' },
    'facts.successRate': { value: '98%', label: 'Client Success Rate' },
    'facts.simpleAutomation': { value: '1-2 weeks' },
    'facts.transformations': { value: '1-3 months' },
    'facts.payback': { value: '3-6 months' },
    'facts.essentials': { value: '$1,500' },
    'facts.professional': { value: '$3,500' },
    'facts.automationTime': { value: '85%', label: 'less processing time' },
    'facts.automationErrors': { value: '93%', label: 'fewer errors' },
    'facts.automationCost': { value: '40%', label: 'lower cost' },
    'facts.optimizationAccuracy': { value: '40%+', label: /accuracy/ },
    'facts.optimizationTime': { value: '60%+', label: 'less processing time' },
    'facts.optimizationCost': { value: '35%+', label: 'lower cost' },
    'facts.waits': { value: '35%', label: 'shorter waits' },
    'facts.administration': { value: 'Up to 70%', label: 'less time on administration' },
    'facts.fieldAccuracy': { value: '99%', label: 'accuracy' },
    'facts.forecastAccuracy': { value: '95%', label: 'forecast accuracy' },
    'facts.downtime': { value: '75%', label: 'less downtime' },
    'facts.defects': { value: '99.8%', label: 'defect detection accuracy' },
    'facts.throughput': { value: '15-30%', label: 'more throughput' },
    'facts.energy': { value: '20%', label: 'lower energy cost' },
    'facts.reviewSpeed': { value: '60x', label: 'review speed' },
  },
  'content/pricing/pricing-rules.ts': {
    'pricing.baseCost.training': 2000,
    'pricing.baseCost.onboarding': 5000,
    'pricing.baseCost.automation': 7500,
    'pricing.baseCost.development': 15000,
    'pricing.baseCost.optimization': 10000,
    'pricing.baseWeeks': { training: 2, onboarding: 4, automation: 6, development: 12, optimization: 8 },
    'pricing.teamSizeTenths': { individual: 6, small: 10, medium: 15, large: 22, enterprise: 35 },
    'pricing.durationTenths': { short: 7, medium: 10, long: 15 },
    'pricing.customizationTenths': { low: 8, medium: 10, high: 15 },
    'pricing.supportCost': { basic: 0, standard: 1000, premium: 3000 },
    'pricing.addOnCost.includeTraining': 1500,
    'pricing.addOnCost.includeMaintenancePlan': 2000,
    'pricing.addOnCost.includePrioritySupport': 1000,
    'pricing.weeksTenths': { enterprise: 15, highCustomization: 13, long: 15, short: 7 },
    'pricing.recommended.training': recommends('AI Training & Education Program', {
      includeMaintenancePlan: 'Ongoing Support & Knowledge Updates',
    }),
    'pricing.recommended.onboarding': recommends('Business AI Onboarding Package', {
      includeTraining: 'Team Training Sessions',
    }),
    'pricing.recommended.automation': recommends('Workflow Automation Solution', {
      highCustomization: 'Custom Integration Development',
    }),
    'pricing.recommended.development': recommends('Custom AI Solution Development', {
      includeMaintenancePlan: 'Ongoing Maintenance & Updates',
      includePrioritySupport: '24/7 Priority Support',
    }),
    'pricing.recommended.optimization': recommends('AI System Optimization', {
      includeTraining: 'System Administration Training',
    }),
  },
  'content/pricing/currencies.ts': {
    'currencies.length': 7,
    'currencies.0': { code: 'USD', symbol: '$', exchangeRate: 1 },
    'currencies.1': { code: 'GBP', symbol: '£', exchangeRate: 0.79 },
    'currencies.2': { code: 'EUR', symbol: '€', exchangeRate: 0.93 },
    'currencies.3': { code: 'CAD', symbol: 'CA$', exchangeRate: 1.37 },
    'currencies.4': { code: 'AUD', symbol: 'A$', exchangeRate: 1.52 },
    'currencies.5': { code: 'INR', symbol: '₹', exchangeRate: 83.14 },
    'currencies.6': { code: 'JPY', symbol: '¥', exchangeRate: 154.8 },
  },
  'content/services/index.ts': {
    'services.length': 5,
    'services.0': { id: 'ai-training', title: 'AI Training & Education', badge: 'Popular' },
    'services.1': { id: 'ai-onboarding', title: 'Business AI Onboarding', badge: undefined },
    'services.2': { id: 'workflow-automation', title: 'Workflow Automation', badge: 'Popular' },
    'services.3': { id: 'custom-ai-development', title: 'Custom AI Development', badge: 'Advanced' },
    'services.4': { id: 'ai-optimization', title: 'AI System Optimization', badge: 'Advanced' },
  },
  'content/services/ai-training.ts': {
    'aiTraining.page.sections.programs.items.length': 4,
    'aiTraining.page.sections.programs.items.0': { duration: '1 day' },
    'aiTraining.page.sections.programs.items.1': { duration: '3-5 days' },
    'aiTraining.page.sections.programs.items.2': { duration: '2-4 weeks' },
    'aiTraining.page.sections.programs.items.3': { duration: '4-8 weeks' },
    'aiTraining.page.sections.pricing-tiers.items.length': 3,
    'aiTraining.page.sections.pricing-tiers.items.0.name': 'Essentials',
    'aiTraining.page.sections.pricing-tiers.items.0.perUnit': 'per person',
    'aiTraining.page.sections.pricing-tiers.items.0.features': { '2': '30 days email support' },
    'aiTraining.page.sections.pricing-tiers.items.1.name': 'Professional',
    'aiTraining.page.sections.pricing-tiers.items.1.perUnit': 'per person',
    'aiTraining.page.sections.pricing-tiers.items.1.isPopular': true,
    'aiTraining.page.sections.pricing-tiers.items.1.features': { '3': '6 months support' },
    'aiTraining.page.sections.pricing-tiers.items.2.name': 'Enterprise',
    'aiTraining.page.sections.pricing-tiers.items.2.price': 'Custom',
    'aiTraining.page.sections.pricing-tiers.items.2.features': { '3': '12 months unlimited support' },
  },
  'content/industries/index.ts': {
    'industries.length': 6,
    'industries.0': { id: 'healthcare' },
    'industries.1': { id: 'finance' },
    'industries.2': { id: 'retail' },
    'industries.3': { id: 'manufacturing' },
    'industries.4': { id: 'education' },
    'industries.5': { id: 'legal' },
  },
  'content/audiences/index.ts': {
    'audiences.length': 4,
    'audiences.0': { id: 'individuals' },
    'audiences.1': { id: 'small-business' },
    'audiences.2': { id: 'startups' },
    'audiences.3': { id: 'enterprise' },
  },
  'content/audiences/startups.ts': {
    'startups.page.sections.services.ids': ['custom-ai-development', 'ai-training', 'workflow-automation'],
    'startups.page.sections.engagement-models.items.length': 3,
    'startups.page.sections.engagement-models.items.0': { title: 'Equity + Cash Hybrid' },
    'startups.page.sections.engagement-models.items.1': { title: 'Milestone-Based Pricing' },
    'startups.page.sections.engagement-models.items.2': { title: 'Success-Based Fees' },
    'startups.page.sections.faq': { positions: [1, 3, 4] },
  },
  'content/audiences/individuals.ts': {
    'individuals.page.sections.services': { ids: ['ai-training', 'custom-ai-development'] },
    'individuals.page.sections.faq': { positions: [1, 2, 3] },
  },
  'content/audiences/small-business.ts': {
    'smallBusiness.page.sections.services.ids': ['ai-onboarding', 'workflow-automation', 'ai-training'],
    'smallBusiness.page.sections.faq': { positions: [1, 2, 3] },
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
    'home.hero.actions.length': 2,
    'home.hero.actions.0': { label: 'Get Free Consultation', href: '/contact' },
    'home.hero.actions.1': { label: 'Explore Services', href: '/services' },
    'home.audiences': { heading: 'AI Solutions That Scale' },
    'home.caseStudies': { all: { label: 'View All Case Studies', href: '/case-studies' } },
    'home.articles': { all: { label: 'Read More Articles', href: '/blog' } },
    'home.closing': { actions: [{ href: '/contact' }, { href: '/about' }] },
  },
  'content/site/services-overview.ts': {
    'servicesOverview.sections.process.title': 'Our Approach to AI',
    'servicesOverview.sections.process.steps.length': 4,
    'servicesOverview.sections.process.steps.0': { title: 'Understanding the business' },
    'servicesOverview.sections.process.steps.1': { title: 'Human-centered design' },
    'servicesOverview.sections.process.steps.2': { title: 'Ethical and responsible implementation' },
    'servicesOverview.sections.process.steps.3': { title: 'Continuous improvement' },
    'servicesOverview.closing': { action: 'Book a Consultation' },
  },
  'content/site/industries-overview.ts': {
    'industriesOverview.hero': { action: 'Explore Solutions' },
    'industriesOverview.closing.second.label': 'Try Our Solution Finder',
    'industriesOverview.closing.second.href': '/tools/service-selector',
  },
  'content/site/pages.ts': {
    'pages./blog': { heading: 'Blog' },
    'pages./resources/guides': { heading: 'Guides & Templates' },
    'pages./case-studies': { heading: 'Client Success Stories' },
  },
  'content/site/navigation.ts': {
    'headerMenu.length': 7,
    'headerMenu.0': { label: 'Home' },
    'headerMenu.1': { label: 'Services' },
    'headerMenu.2.label': 'Tools',
    'headerMenu.2.links': { '0': { label: 'AI Service Selector' }, '1': { label: 'Pricing Calculator' } },
    'headerMenu.3.label': 'Solutions',
    'headerMenu.3.links.0': { label: 'Individuals' },
    'headerMenu.3.links.1': { label: 'Small business' },
    'headerMenu.3.links.2': { label: 'Startups' },
    'headerMenu.3.links.3': { label: 'Industries' },
    'headerMenu.4.label': 'Resources',
    'headerMenu.4.links.0': { label: 'Blog' },
    'headerMenu.4.links.1': { label: 'Guides & Templates' },
    'headerMenu.4.links.2': { label: 'Video Tutorials' },
    'headerMenu.5': { label: 'About' },
    'headerMenu.6': { label: 'Contact' },
  },
  'content/contact/contact-options.ts': {
    'inquiryTypes.length': 5,
    'inquiryTypes.0': { id: 'general', label: 'General Inquiry' },
    'inquiryTypes.1': { id: 'consultation', label: 'Free Consultation Request' },
    'inquiryTypes.2': { id: 'quote', label: 'Request a Quote' },
    'inquiryTypes.3': { id: 'demo', label: 'Product Demo' },
    'inquiryTypes.4': { id: 'support', label: 'Support Request' },
  },
  'content/contact/contact.ts': {
    'contactPage.form': { success: { promise: 'A team member will contact you within 1 business day.' } },
  },
  'content/contact/sign-up.ts': {
    notify: { button: 'Notify Me' },
  },
  'content/chat/texts.ts': {
    'chatTexts.unknown':
      "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
    'chatTexts.quickReplies.length': 4,
    'chatTexts.quickReplies.0': 'What services do you offer?',
    'chatTexts.quickReplies.1': 'How much do your services cost?',
    'chatTexts.quickReplies.2': 'How can I contact your team?',
    'chatTexts.quickReplies.3': 'Do you offer custom AI solutions?',
  },
  'content/tools/selector.ts': {
    'selectorQuestions.businessSize.options.length': 4,
    'selectorQuestions.businessSize.options.0': { id: 'solo' },
    'selectorQuestions.businessSize.options.1': { id: 'small', measure: '2-20 employees' },
    'selectorQuestions.businessSize.options.2': { id: 'medium', measure: '21-200 employees' },
    'selectorQuestions.businessSize.options.3': { id: 'enterprise', measure: '200+ employees' },
    'selectorRules.skill-development.primary': 'ai-training',
    'selectorRules.skill-development.question': 'businessSize',
    'selectorRules.skill-development.oneOf': ['solo', 'small'],
    'selectorRules.skill-development.yes': { secondary: 'custom-ai-development' },
    'selectorRules.skill-development.no': { secondary: 'ai-onboarding' },
    'selectorRules.process-automation.primary': 'workflow-automation',
    'selectorRules.process-automation.question': 'budget',
    'selectorRules.process-automation.oneOf': ['low'],
    'selectorRules.process-automation.yes': { secondary: 'ai-training' },
    'selectorRules.process-automation.no': { secondary: 'ai-onboarding' },
    'selectorRules.custom-solution.primary': 'custom-ai-development',
    'selectorRules.custom-solution.question': 'aiExperience',
    'selectorRules.custom-solution.oneOf': ['none', 'beginner'],
    'selectorRules.custom-solution.yes': { secondary: 'ai-training' },
    'selectorRules.custom-solution.no': { secondary: 'ai-optimization' },
    'selectorRules.system-optimization.primary': 'ai-optimization',
    'selectorRules.system-optimization.question': 'aiExperience',
    'selectorRules.system-optimization.oneOf': ['advanced'],
    'selectorRules.system-optimization.yes': { secondary: 'custom-ai-development' },
    'selectorRules.system-optimization.no': { secondary: 'ai-onboarding' },
    'selectorRules.business-integration.primary': 'ai-onboarding',
    'selectorRules.business-integration.question': 'businessSize',
    'selectorRules.business-integration.oneOf': ['enterprise'],
    'selectorRules.business-integration.yes': { secondary: 'ai-optimization' },
    'selectorRules.business-integration.no': { secondary: 'workflow-automation' },
  },
  'content/tools/pricing-calculator.ts': {
    'pricingSteps.length': 5,
    'pricingSteps.0': { label: 'Service' },
    'pricingSteps.1.label': 'Team Size',
    'pricingSteps.1.options.length': 5,
    'pricingSteps.1.options.0': { label: 'Individual' },
    'pricingSteps.1.options.1': { measure: '2-10 people' },
    'pricingSteps.1.options.2': { measure: '11-50 people' },
    'pricingSteps.1.options.3': { measure: '51-200 people' },
    'pricingSteps.1.options.4': { measure: '200+ people' },
    'pricingSteps.2': { label: 'Timeline' },
    'pricingSteps.3': { label: 'Support' },
    'pricingSteps.4': { label: 'Customization' },
    addOnStep: { label: 'Add-ons' },
    'pricingFaq.length': 5,
    'pricingFaq.0': { answer: /10-15%/ },
    'pricingFaq.1': { answer: /up to 30%/ },
    'pricingFaq.2': { answer: /25%/ },
    'pricingFaq.3': { answer: /up to 15%/ },
    'pricingFaq.4': {},
    estimateCopy: { notice: /planning.*not a formal quote/ },
  },
  'content/faq/faq.ts': {
    'sharedFaq.How long does an AI project take?': { answer: /1-2 weeks.*1-3 months/ },
    'sharedFaq.When will we see a return?': { answer: /3-6 months.*3-5x/ },
    contactFaq: [{ answer: /within 1 business day/ }, {}, { answer: /^Yes/ }, {}],
  },
  'content/resources/resources-page.ts': {
    'resourcesPage.popular.heading': 'Popular Downloads',
    'resourcesPage.popular.items.length': 4,
    'resourcesPage.popular.items.0': { count: '1,200+' },
    'resourcesPage.popular.items.1': { count: '950+' },
    'resourcesPage.popular.items.2': { count: '820+' },
    'resourcesPage.popular.items.3': { count: '750+' },
    'resourcesPage.videos': { heading: 'Video Tutorials' },
    resourcesPageVideos: [{ duration: '15:32' }, { duration: '22:47' }, { duration: '18:05' }],
    'resourceFacets.length': 1,
    'resourceFacets.0.all': 'All Resources',
    'resourceFacets.0.options.length': 4,
    'resourceFacets.0.options.0': { label: 'Guides & Ebooks' },
    'resourceFacets.0.options.1': { label: 'Interactive Tools' },
    'resourceFacets.0.options.2': { label: 'Templates' },
    'resourceFacets.0.options.3': { label: 'Calculators' },
  },
  'content/guides/index.ts': {
    'allGuides.#1.featured': true,
    'allGuides.#3.featured': true,
    'allGuides.#6.featured': true,
    'allGuides.length': 8,
    guidesPage: { closing: { heading: 'Need Custom Resources?' } },
  },
  'content/videos/index.ts': {
    'videos.#1.featured': true,
    'videos.#3.featured': true,
    'videos.#5.featured': true,
    'videos.length': 8,
    videoWords: { none: 'No videos found matching your criteria.', reset: 'Clear Filters' },
  },
  'content/case-studies/index.ts': {
    'caseStudies.retail-customer-insights': { industry: 'Retail' },
    'caseStudies.financial-document-automation': { industry: 'Financial Services' },
    'caseStudies.manufacturing-predictive-maintenance.industry': 'Manufacturing',
    'caseStudies.manufacturing-predictive-maintenance.results': { '0': /\b3 weeks\b/ },
  },
  'content/articles/index.ts': {
    'articles.business-leaders-ai-guide-2025': { url: '/blog/business-leaders-ai-guide-2025' },
    'articles.ai-automation-workflows-for-small-business': { title: /5 AI automation/i },
    'articles.train-team-ai-tools-approach': { url: '/blog/train-team-ai-tools-approach' },
  },
  'content/legal/privacy-policy.ts': {
    privacyPolicy: { updated: '2025-05-07' },
  },
  'content/legal/terms-of-service.ts': {
    termsOfService: { updated: '2025-05-07' },
  },
  'content/legal/cookies.ts': {
    cookiesPage: { updated: '2025-05-07' },
  },
};

type Pin = { key: string; path: string[]; expected: unknown; actual: unknown };

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp);

const NAMES = ['id', 'kind', 'name', 'path', 'question'] as const;

/** A part of a value of content by its key, its position in a list, or what names it there. */
function getPart(value: unknown, key: string): unknown {
  const isNamed = (entry: Partial<Record<(typeof NAMES)[number], unknown>>) =>
    NAMES.some((name) => entry?.[name] === key) || `#${entry?.id}` === key;
  const part = (value as Record<string, unknown> | undefined)?.[key];
  return part === undefined && Array.isArray(value) ? value.find(isNamed) : part;
}

/** The single values of a group or a list of the brief, with what content has in their place. */
function listPins(key: string, path: string[], expected: unknown, actual: unknown): Pin[] {
  if (!isGroup(expected)) return [{ key, path, expected, actual }];
  const parts = Array.isArray(expected) ? { ...expected, length: expected.length } : expected;
  return Object.entries(parts).flatMap(([name, part]) =>
    listPins(key, [...path, name], part, getPart(actual, name)),
  );
}

const agrees = ({ expected, actual }: Pin): boolean =>
  expected instanceof RegExp ? expected.test(String(actual)) : expected === actual;

const root = join(__dirname, '../..');
const FILE = 'tests/specification/brief.test.ts';

/** A value's place: a file, and its line where the file itself has the value. */
function findPlace(file: string, path: readonly string[]): string {
  const source = readContentFile(file, readFileSync(join(root, file), 'utf8'));
  return `${file}, line ${('ast' in source && lineOf(source, path, {})) || 1}`;
}

test.each(Object.keys(brief))('%s says what the brief fixes', (file) => {
  const pins = Object.entries(brief[file]!).flatMap(([key, expected]) => {
    const path = key.split('.');
    return listPins(key, path, expected, path.reduce(getPart, require(join(root, file))));
  });
  expect(pins.length).toBeGreaterThan(0);
  const problems = pins
    .filter((pin) => !agrees(pin))
    .map(
      ({ key, path, expected, actual }) =>
        `${findPlace(file, path)}: ${path.join('.')} is '${actual}', not '${expected}'. This value is fixed by the brief: ${findPlace(FILE, ['brief', file, key])}; change it there with the owner's word.`,
    );
  expect(problems).toEqual([]);
});
