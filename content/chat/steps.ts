import { routes } from '@/lib/routes';

/** Pages that a reply may lead to, by the name that topics use. */
export const stepLinks: Record<string, { label: string; href: string }> = {
  services: { label: 'All services', href: routes.services },
  selector: { label: 'Find Your Solution', href: routes.serviceSelector },
  training: { label: 'AI Training & Education', href: routes.service('ai-training') },
  calculator: { label: 'Pricing Calculator', href: routes.pricingCalculator },
  quote: { label: 'Request a Quote', href: `${routes.contact}?inquiry=quote` },
  consultation: { label: 'Book a Consultation', href: `${routes.contact}?inquiry=consultation` },
  demo: { label: 'Request a demo', href: `${routes.contact}?inquiry=demo` },
  support: { label: 'Send a support request', href: `${routes.contact}?inquiry=support` },
  contact: { label: 'Contact', href: routes.contact },
  about: { label: 'About', href: routes.about },
  industries: { label: 'Industries', href: routes.industries },
  caseStudies: { label: 'Case Studies', href: routes.caseStudies },
  roi: { label: 'ROI calculator', href: routes.roiCalculator },
  faq: { label: 'FAQ', href: routes.faq },
  privacy: { label: 'Privacy Policy', href: routes.privacy },
  resources: { label: 'Resources', href: routes.resources },
  blog: { label: 'Blog', href: routes.blog },
};

/** Questions that a reply may suggest. */
export const stepQuestions: Record<string, string> = {
  services: 'What services do you offer?',
  prices: 'How much do your services cost?',
  prepare: 'What should I prepare?',
};
