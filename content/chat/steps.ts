import type { ChatStep } from '@/lib/chat/types';
import * as routes from '@/lib/routes';
import { serviceTitles } from '../company/service-titles';
import { personLabel } from './texts';

const link = (label: string, href: string): ChatStep => ({ kind: 'link', label, href });
const ask = (label: string): ChatStep => ({ kind: 'ask', label });

/** What a reply may suggest, by the name that answers use: a person, a question or a page. */
export const chatSteps = {
  person: { kind: 'person', label: personLabel },
  askServices: ask('What services do you offer?'),
  askPrices: ask('How much do your services cost?'),
  askPrepare: ask('What should I prepare?'),
  services: link('All services', routes.services),
  selector: link('Find Your Solution', routes.serviceSelector),
  automationStart: link(
    'Where most companies start',
    `${routes.service('workflow-automation')}#where-most-companies-start`,
  ),
  training: link(serviceTitles['ai-training'], routes.service('ai-training')),
  custom: link(serviceTitles['custom-ai-development'], routes.service('custom-ai-development')),
  optimization: link(serviceTitles['ai-optimization'], routes.service('ai-optimization')),
  customTechnology: link('The technology we use', routes.service('custom-ai-development')),
  individuals: link('For individuals', routes.solution('individuals')),
  smallBusiness: link('For small business', routes.solution('small-business')),
  startups: link('AI for startups', `${routes.solution('startups')}#engagement-models`),
  enterprise: link('For enterprises', routes.solution('enterprise')),
  industries: link('Industries', routes.industries),
  legal: link('AI for legal teams', routes.industry('legal')),
  calculator: link('Pricing Calculator', routes.pricingCalculator),
  quote: link('Request a Quote', `${routes.contact}?inquiry=quote`),
  consultation: link('Book a Consultation', `${routes.contact}?inquiry=consultation`),
  demo: link('Request a demo', `${routes.contact}?inquiry=demo`),
  support: link('Send a support request', `${routes.contact}?inquiry=support`),
  contact: link('Contact', routes.contact),
  about: link('About', routes.about),
  caseStudies: link('Case Studies', routes.caseStudies),
  roi: link('ROI calculator', routes.roiCalculator),
  readiness: link('AI Readiness Assessment', routes.readiness),
  businessCase: link('Business Case', routes.businessCase),
  blog: link('Blog', routes.blog),
  policyArticle: link('An AI policy that fits on one page', routes.article('one-page-ai-policy')),
  resources: link('Resources', routes.resources),
  guides: link('Guides & Templates', routes.guides),
  videos: link('Video Tutorials', routes.videos),
  privacy: link('Privacy Policy', routes.privacy),
  cookies: link('Cookies', routes.cookies),
  terms: link('Terms of Service', routes.terms),
  faq: link('FAQ', routes.faq),
} satisfies Record<string, ChatStep>;
export type StepName = keyof typeof chatSteps;
