/**
 * Every address of the site that code or content uses, so that a page moves in one place. Paths follow the
 * specification's route table. Import them as `import * as routes from '@/lib/routes'`: each is an export of its own, so
 * the browser's scripts have only those that they use.
 */
export const home = '/';

export const services = '/services';
export const service = (id: string) => `/services/${id}`;
export const solution = (id: string) => `/solutions/${id}`;
export const industries = '/industries';
export const industry = (id: string) => `/industries/${id}`;

export const serviceSelector = '/tools/service-selector';
export const pricingCalculator = '/tools/pricing-calculator';
export const businessCase = '/tools/business-case';
export const apiTest = '/tools/api-test';

export const about = '/about';
export const blog = '/blog';
export const blogPage = (page: number) => (page === 1 ? blog : `${blog}/page/${page}`);
export const feed = '/feed.xml';
export const article = (slug: string) => `/blog/${slug}`;

export const resources = '/resources';
export const guides = '/resources/guides';
export const guide = (slug: string) => `/resources/guides/${slug}`;
export const videos = '/resources/videos';
export const video = (slug: string) => `/resources/videos/${slug}`;
export const readiness = '/resources/ai-readiness-assessment';
export const implementationGuide = '/resources/ai-implementation-guide';
export const roiCalculator = '/resources/ai-roi-calculator';
export const download = (file: string) => `/downloads/${file}`;

export const contact = '/contact';
/** The contact form with a service or an inquiry type preselected, by an id of content/contact/contact-options.ts. */
export const contactPreselecting = (choice: { inquiry?: string; service?: string }): string =>
  `${contact}?${new URLSearchParams(choice)}`;
export const contactSent = '/contact/sent';
export const contactNotSent = '/contact/not-sent';
export const contactApi = '/api/contact';

export const caseStudies = '/case-studies';
export const caseStudy = (slug: string) => `/case-studies/${slug}`;
export const faq = '/faq';
export const search = '/search';
/** All articles as lists show them, for a search in the blog. */
export const articles = '/articles.json';
/** The sections of all pages, written by the build. */
export const sections = '/sections.json';
/** The chat's own texts, and those of them that its panel shows. */
export const chatContent = '/chat.json';
export const chatPanel = '/chat-panel.json';

export const legal = (id: string) => `/legal/${id}`;
export const privacy = legal('privacy-policy');
export const terms = legal('terms-of-service');
export const cookies = legal('cookies');
