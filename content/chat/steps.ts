import * as routes from '@/lib/routes';

/** Pages that a reply may lead to, by the name that topics use. */
export const stepLinks: Record<string, { label: string; href: string }> = {
  services: { label: 'All services', href: routes.services },
  selector: { label: 'Find Your Solution', href: routes.serviceSelector },
  automation: {
    label: 'Where most companies start',
    href: `${routes.service('workflow-automation')}#where-most-companies-start`,
  },
  training: { label: 'AI Training & Education', href: routes.service('ai-training') },
  calculator: { label: 'Pricing Calculator', href: routes.pricingCalculator },
  quote: { label: 'Request a Quote', href: `${routes.contact}?inquiry=quote` },
  consultation: { label: 'Book a Consultation', href: `${routes.contact}?inquiry=consultation` },
  demo: { label: 'Request a demo', href: `${routes.contact}?inquiry=demo` },
  support: { label: 'Send a support request', href: `${routes.contact}?inquiry=support` },
  contact: { label: 'Contact', href: routes.contact },
  about: { label: 'About', href: routes.about },
  caseStudies: { label: 'Case Studies', href: routes.caseStudies },
  industries: { label: 'Industries', href: routes.industries },
  roi: { label: 'ROI calculator', href: routes.roiCalculator },
  readiness: { label: 'AI Readiness Assessment', href: routes.readiness },
  businessCase: { label: 'Business Case', href: routes.businessCase },
  startups: { label: 'AI for startups', href: `${routes.solution('startups')}#engagement-models` },
  customTechnology: {
    label: 'The technology we use',
    href: `${routes.service('custom-ai-development')}`,
  },
  privacy: { label: 'Privacy Policy', href: routes.privacy },
  terms: { label: 'Terms of Service', href: routes.terms },
  faq: { label: 'FAQ', href: routes.faq },
};

/** Questions that a reply may suggest. */
export const stepQuestions: Record<string, string> = {
  services: 'What services do you offer?',
  prices: 'How much do your services cost?',
  prepare: 'What should I prepare?',
};
