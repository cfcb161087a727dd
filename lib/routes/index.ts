import {
  blogPageRoute,
  blogRoute,
  businessCaseRoute,
  calculatorRoute,
  contactApiRoute,
  contactRoute,
  privacyRoute,
  readinessRoute,
  roiRoute,
  searchRoute,
  selectorRoute,
} from './browser-routes';

/**
 * Every address of the site that code or content uses, so that a page moves in one place. Paths follow the
 * specification's route table.
 */
export const routes = {
  home: '/',
  services: '/services',
  service: (id: string) => `/services/${id}`,
  solution: (id: string) => `/solutions/${id}`,
  industries: '/industries',
  industry: (id: string) => `/industries/${id}`,
  serviceSelector: selectorRoute,
  pricingCalculator: calculatorRoute,
  businessCase: businessCaseRoute,
  apiTest: '/tools/api-test',
  about: '/about',
  blog: blogRoute,
  blogPage: blogPageRoute,
  feed: '/feed.xml',
  article: (slug: string) => `${blogRoute}/${slug}`,
  resources: '/resources',
  guides: '/resources/guides',
  guide: (slug: string) => `/resources/guides/${slug}`,
  videos: '/resources/videos',
  video: (slug: string) => `/resources/videos/${slug}`,
  readiness: readinessRoute,
  implementationGuide: '/resources/ai-implementation-guide',
  roiCalculator: roiRoute,
  /** A file below /downloads, by name. */
  download: (file: string) => `/downloads/${file}`,
  contact: contactRoute,
  contactSent: '/contact/sent',
  contactNotSent: '/contact/not-sent',
  caseStudies: '/case-studies',
  caseStudy: (slug: string) => `/case-studies/${slug}`,
  faq: '/faq',
  search: searchRoute,
  privacy: privacyRoute,
  terms: '/legal/terms-of-service',
  cookies: '/legal/cookies',
  contactApi: contactApiRoute,
} as const;

/** The contact form with a service or an inquiry type preselected, by an id of content/contact/contact-options.ts. */
export const contactWith = (choice: { inquiry?: string; service?: string }): string =>
  `${routes.contact}?${new URLSearchParams(choice)}`;
