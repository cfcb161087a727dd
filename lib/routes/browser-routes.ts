/**
 * Addresses that client components of most pages need, as separate constants: importing one field of `routes` would
 * put the whole table into the browser's script. Server code imports `routes`.
 */
export const contactRoute = '/contact';
export const contactApiRoute = '/api/contact';
/** The chat's data, written by the build. */
export const assistantRoute = '/assistant.json';
/** The units of all pages, written by the build. */
export const passagesRoute = '/passages.json';
export const searchRoute = '/search';
export const selectorRoute = '/tools/service-selector';
export const calculatorRoute = '/tools/pricing-calculator';
export const roiRoute = '/resources/ai-roi-calculator';
export const readinessRoute = '/resources/ai-readiness-assessment';
export const businessCaseRoute = '/tools/business-case';
export const enterpriseRoute = '/solutions/enterprise';
export const privacyRoute = '/legal/privacy-policy';
export const blogRoute = '/blog';
/** A later page of the list of articles; the first is `blogRoute`. */
export const blogPageRoute = (page: number) => `${blogRoute}/page/${page}`;
