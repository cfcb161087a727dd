/**
 * The values of content that the client's brief fixes: figures, labels and facts of the company. They are here, or in
 * the fixture of section 9, since an editor may have to change one. `npm run test:specification` compares them with
 * content, and so does `npm run test:full`.
 *
 * @requirement ABOUT-01 ABOUT-03 ABOUT-05 AUDIENCES-02 AUDIENCES-03 AUDIENCES-07 CALCULATOR-01 CALCULATOR-05
 * @requirement CALCULATOR-06 CALCULATOR-07 CALCULATOR-20 CALCULATOR-23 CASES-01 CHAT-11 CHAT-13 CHAT-14 CHAT-15
 * @requirement CONSTANTS-02 CONTACT-08 CONTACT-17 CURRENCY-01 DECISIONS-03 DECISIONS-04 ENTITIES-02 ENTITIES-04
 * @requirement ENTITIES-07 ENTITIES-08 HOME-01 HOME-03 HOME-04 HOME-07 HOME-08 INDUSTRIES-04 INDUSTRIES-05
 * @requirement INDUSTRIES-10 RESOURCES-01 RESOURCES-05 RESOURCES-07 RESOURCES-08 ROUTE-11 SELECTOR-05 SELECTOR-06
 * @requirement SELECTOR-07 SELECTOR-19 SERVICES-01 SERVICES-02 SERVICES-03 SERVICES-04 SERVICES-05 SERVICES-06
 * @requirement SERVICES-07 SERVICES-08 SERVICES-10 SERVICES-11 SERVICES-12 SERVICES-13 SERVICES-14 SHELL-04
 * @requirement SHELL-05 SHELL-12 VIDEOS-01 VIDEOS-04
 */
import { join } from 'node:path';
import { specification, specificationCurrencies } from '../fixtures/specification';

/** The values of one field in a whole list. */
const each = (field: string, ...values: unknown[]) => values.map((value) => ({ [field]: value }));
/** How many entries the sections of a service's page list. */
const counts = (service: string, lists: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(lists).map(([list, count]) => [`${service}.page.sections.${list}.length`, count]),
  );
/** The beginning of a list, whose other entries are free. */
const first = (list: readonly unknown[]) => ({ ...list });

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
    'company.offices': [
      { city: 'London', role: 'Main office' },
      { city: 'Bangalore', role: 'India operations' },
      { city: 'Dublin', role: 'European operations' },
    ],
  },
  'content/company/about.ts': { 'about.values.length': 6 },
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
  'content/pricing/pricing-rules.ts': { pricing: specification },
  'content/pricing/tiers.ts': {
    tiers: [
      { name: 'Essentials', usd: 1500 },
      { name: 'Professional', usd: 3500 },
      { name: 'Enterprise', usd: null },
    ],
  },
  'content/pricing/currencies.ts': { currencies: specificationCurrencies },
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
    ...counts('aiTraining', { 'showcase.items': 6, 'process.steps': 6 }),
    'aiTraining.page.sections.showcase.link.href': '/services/ai-onboarding',
    'aiTraining.page.sections.showcase.lead': /founded in 2025/,
    'aiTraining.page.sections.programs.items': each(
      'duration',
      ...['1 day', '3-5 days', '2-4 weeks', '4-8 weeks'],
    ),
    'aiTraining.page.sections.pricing-tiers.items': [
      { name: 'Essentials', perUnit: 'per person', features: { 2: '30 days email support' } },
      { name: 'Professional', perUnit: 'per person', isPopular: true, features: { 3: '6 months support' } },
      { name: 'Enterprise', price: 'Custom', features: { 3: '12 months unlimited support' } },
    ],
  },
  'content/industries/index.ts': {
    industries: each('id', 'healthcare', 'finance', 'retail', 'manufacturing', 'education', 'legal'),
  },
  'content/audiences/index.ts': {
    audiences: each('id', 'individuals', 'small-business', 'startups', 'enterprise'),
  },
  'content/audiences/startups.ts': {
    'startups.page.sections.services.ids': ['custom-ai-development', 'ai-training', 'workflow-automation'],
    'startups.page.sections.engagement-models.items': each(
      'title',
      ...['Equity + Cash Hybrid', 'Milestone-Based Pricing', 'Success-Based Fees'],
    ),
    'startups.page.sections.faq.positions': [1, 3, 4],
  },
  'content/audiences/individuals.ts': {
    'individuals.page.sections.services.ids': ['ai-training', 'custom-ai-development'],
    'individuals.page.sections.faq.positions': [1, 2, 3],
  },
  'content/audiences/small-business.ts': {
    'smallBusiness.page.sections.services.ids': ['ai-onboarding', 'workflow-automation', 'ai-training'],
    'smallBusiness.page.sections.faq.positions': [1, 2, 3],
  },
  'content/services/ai-onboarding.ts': {
    ...counts('aiOnboarding', { 'showcase.items': 3, 'process.steps': 5, 'features.items': 4 }),
    'aiOnboarding.page.sections.faq.positions': [1, 2, 3],
  },
  'content/services/workflow-automation.ts': {
    ...counts('workflowAutomation', { 'showcase.items': 3, 'process.steps': 5, 'features.items': 6 }),
    'workflowAutomation.page.sections.faq.positions': [2, 3, 5],
  },
  'content/services/custom-ai-development.ts': {
    ...counts('customAiDevelopment', { 'showcase.items': 3, 'process.steps': 6, 'features.items': 6 }),
    ...counts('customAiDevelopment', { 'technologies.categories': 3 }),
    'customAiDevelopment.page.sections.faq.positions': [1, 3, 5],
  },
  'content/services/ai-optimization.ts': {
    ...counts('aiOptimization', { 'showcase.items': 3, 'process.steps': 6, 'features.items': 6 }),
    'aiOptimization.page.sections.faq.positions': [3, 4, 5],
  },
  'content/site/home.ts': {
    'home.hero.actions': [
      { label: 'Get Free Consultation', href: '/contact' },
      { label: 'Explore Services', href: '/services' },
    ],
    'home.audiences.heading': 'AI Solutions That Scale',
    'home.caseStudies.all': { label: 'View All Case Studies', href: '/case-studies' },
    'home.articles.all': { label: 'Read More Articles', href: '/blog' },
    'home.closing.actions': each('href', '/contact', '/about'),
  },
  'content/site/services-overview.ts': {
    'servicesOverview.sections.process.title': 'Our Approach to AI',
    'servicesOverview.sections.process.steps': [
      { title: 'Understanding the business' },
      { title: 'Human-centered design' },
      { title: 'Ethical and responsible implementation' },
      { title: 'Continuous improvement' },
    ],
    'servicesOverview.closing.action': 'Book a Consultation',
  },
  'content/site/industries-overview.ts': {
    'industriesOverview.hero.action': 'Explore Solutions',
    'industriesOverview.closing.second': {
      label: 'Try Our Solution Finder',
      href: '/tools/service-selector',
    },
  },
  'content/site/pages.ts': {
    'pages./blog.heading': 'Blog',
    'pages./resources/guides.heading': 'Guides & Templates',
    'pages./case-studies.heading': 'Client Success Stories',
  },
  'content/site/navigation.ts': {
    headerMenu: each('label', 'Home', 'Services', 'Tools', 'Solutions', 'Resources', 'About', 'Contact'),
    'headerMenu.2.links': first(each('label', 'AI Service Selector', 'Pricing Calculator')),
    'headerMenu.3.links': first(each('label', 'Individuals', 'Small business', 'Startups', 'Industries')),
    'headerMenu.4.links': first(each('label', 'Blog', 'Guides & Templates', 'Video Tutorials')),
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
    'contactPage.form.success.promise': 'A team member will contact you within 1 business day.',
  },
  'content/contact/sign-up.ts': { 'notify.button': 'Notify Me' },
  'content/chat/texts.ts': {
    'chatTexts.unknown':
      "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
    'chatTexts.quickReplies': [
      'What services do you offer?',
      'How much do your services cost?',
      'How can I contact your team?',
      'Do you offer custom AI solutions?',
    ],
  },
  'content/tools/selector.ts': {
    'selectorQuestions.businessSize.options': [
      { id: 'solo' },
      { id: 'small', measure: '2-20 employees' },
      { id: 'medium', measure: '21-200 employees' },
      { id: 'enterprise', measure: '200+ employees' },
    ],
  },
  'content/tools/pricing-calculator.ts': {
    pricingSteps: each('label', 'Service', 'Team Size', 'Timeline', 'Support', 'Customization'),
    'pricingSteps.1.options': [
      { label: 'Individual' },
      ...each('measure', '2-10 people', '11-50 people', '51-200 people', '200+ people'),
    ],
    'addOnStep.label': 'Add-ons',
    pricingFaq: each('answer', /10-15%/, /up to 30%/, /25%/, /up to 15%/, /./),
    'estimateCopy.notice': /planning.*not a formal quote/,
  },
  'lib/service-selector/requirements.ts': {
    questionOrder: ['primaryGoal', 'businessSize', 'aiExperience', 'implementation', 'budget'],
    'selectorUrlLetters.businessSize': { solo: 'o', small: 's', medium: 'm', enterprise: 'e' },
    'selectorUrlLetters.aiExperience': { none: 'n', beginner: 'b', intermediate: 'i', advanced: 'a' },
    'selectorUrlLetters.implementation': { quick: 'q', thorough: 't', comprehensive: 'c' },
    'selectorUrlLetters.budget': { low: 'l', medium: 'm', high: 'h' },
    defaultRequirements: {
      ...{ businessSize: 'small', aiExperience: 'beginner', implementation: 'quick', budget: 'medium' },
      primaryGoal: 'process-automation',
    },
  },
  'lib/pricing-calculator/parameters.ts': {
    defaultParameters: {
      ...{ serviceType: 'training', teamSize: 'small', duration: 'medium', supportLevel: 'standard' },
      ...{ customizationLevel: 'medium', includeTraining: false },
      ...{ includeMaintenancePlan: false, includePrioritySupport: false },
    },
  },
  'content/faq/faq.ts': {
    'sharedFaq.How long does an AI project take?.answer': /1-2 weeks.*1-3 months/,
    'sharedFaq.When will we see a return?.answer': /3-6 months.*3-5x/,
    contactFaq: each('answer', /within 1 business day/, /./, /^Yes/, /./),
  },
  'content/resources/resources-page.ts': {
    'resourcesPage.popular.heading': 'Popular Downloads',
    'resourcesPage.popular.items': each('count', '1,200+', '950+', '820+', '750+'),
    'resourcesPage.videos.heading': 'Video Tutorials',
    resourcesPageVideos: each('duration', '15:32', '22:47', '18:05'),
    'resourceFacets.length': 1,
    'resourceFacets.0.all': 'All Resources',
    'resourceFacets.0.options': each(
      'label',
      ...['Guides & Ebooks', 'Interactive Tools', 'Templates', 'Calculators'],
    ),
  },
  'content/guides/index.ts': {
    'allGuides.length': 8,
    ...Object.fromEntries([1, 3, 6].map((id) => [`allGuides.#${id}.featured`, true])),
    'guidesPage.closing.heading': 'Need Custom Resources?',
  },
  'content/videos/index.ts': {
    'videos.length': 8,
    ...Object.fromEntries([1, 3, 5].map((id) => [`videos.#${id}.featured`, true])),
    videoWords: { none: 'No videos found matching your criteria.', reset: 'Clear Filters' },
  },
  'content/case-studies/index.ts': {
    'caseStudies.retail-customer-insights.industry': 'Retail',
    'caseStudies.financial-document-automation.industry': 'Financial Services',
    'caseStudies.manufacturing-predictive-maintenance.industry': 'Manufacturing',
    'caseStudies.manufacturing-predictive-maintenance.results.0': /\b3 weeks\b/,
  },
  'content/articles/index.ts': {
    'articles.business-leaders-ai-guide-2025.url': '/blog/business-leaders-ai-guide-2025',
    'articles.ai-automation-workflows-for-small-business.title': /5 AI automation/i,
    'articles.train-team-ai-tools-approach.url': '/blog/train-team-ai-tools-approach',
  },
  'content/legal/privacy-policy.ts': { 'privacyPolicy.updated': '2025-05-07' },
  'content/legal/terms-of-service.ts': { 'termsOfService.updated': '2025-05-07' },
  'content/legal/cookies.ts': {
    'cookiesPage.updated': '2025-05-07',
    'cookiesPage.sections.your-choice.blocks.text.text':
      /accepted or declined on your first visit, and changed later/,
  },
};

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

/** What of content is not as the brief has it, a line for each value. */
function listProblems(path: string, expected: unknown, actual: unknown): string[] {
  if (isGroup(expected)) {
    const parts = Array.isArray(expected) ? { ...expected, length: expected.length } : expected;
    return Object.entries(parts).flatMap(([name, part]) =>
      listProblems(`${path}.${name}`, part, name.split('.').reduce(getPart, actual)),
    );
  }
  const agrees = expected instanceof RegExp ? expected.test(String(actual)) : expected === actual;
  return agrees ? [] : [`${path} is '${actual}', not '${expected}', which the brief fixes`];
}

test.each(Object.keys(brief))('%s says what the brief requires', (file) => {
  expect(listProblems(file, brief[file], require(join(__dirname, '../..', file)))).toEqual([]);
});
