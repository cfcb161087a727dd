import type {
  BlogPosting,
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  Graph,
  HowTo,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { about } from '../routes';
import { toAbsoluteUrl } from '../routes/site-origin';
import { buildBreadcrumbs } from './breadcrumbs';
import {
  type ContradictoryFacts,
  hasContradiction,
  isContradictory,
  removeContradictorySentences,
} from './contradictory-facts';
import { getShareImagePath } from './page-files';
import type { SitePage } from './site-page';

/** The company in structured data. Hours and founding date are left out while the site gives two of each. */
export type Publisher = ContradictoryFacts & {
  name: string;
  /** As in the company register; null until it is known. */
  registeredName?: string | null;
  tagline: string;
  email: string;
  phone: string;
  address: string;
  offices: readonly [
    { street: string; city: string; postalCode?: string | undefined; country: string; zone: string },
    ...unknown[],
  ];
  socialMedia: Record<string, string>;
};

const organizationId = toAbsoluteUrl('/#organization');
const siteId = toAbsoluteUrl('/#website');

/** Contact details and hours. schema.org takes hours in local time only, so hours of another time zone are left out. */
function contactPoint({ phone, email, hours, offices }: Publisher): ContactPoint | undefined {
  const { days, from, to, zone } = hours.office;
  if (hasContradiction(hours) || zone !== offices[0].zone) return undefined;
  return {
    '@type': 'ContactPoint',
    telephone: phone,
    email,
    hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens: from, closes: to },
  };
}

const organization = (company: Publisher, contact = contactPoint(company)): Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  ...(company.registeredName && { legalName: company.registeredName }),
  url: toAbsoluteUrl('/'),
  logo: toAbsoluteUrl('/logo512.png'),
  description: company.tagline,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.offices[0].street,
    addressLocality: company.offices[0].city,
    ...(company.offices[0].postalCode && { postalCode: company.offices[0].postalCode }),
    addressCountry: company.offices[0].country,
  },
  ...(contact && { contactPoint: contact }),
  sameAs: Object.values(company.socialMedia),
});

const website = (company: Publisher): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId,
  name: company.name,
  url: toAbsoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: { '@id': organizationId },
});

/** The node for what a page is about. */
function subjectNode(url: string, page: SitePage): Service | HowTo | BlogPosting | undefined {
  const { subject } = page;
  switch (subject?.kind) {
    case 'service':
      return {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: subject.name,
        description: subject.description,
        url,
        provider: { '@id': organizationId },
        offers: subject.prices.map(({ name, description, usd, unit }) => {
          const price = { price: usd, priceCurrency: 'USD' };
          return {
            '@type': 'Offer',
            name,
            description,
            url,
            ...price,
            ...(unit && {
              priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: unit },
            }),
          };
        }),
      };
    case 'how-to':
      return {
        '@type': 'HowTo',
        '@id': `${url}#how-to`,
        name: subject.name,
        step: subject.steps.map(({ name, anchor }) => ({
          '@type': 'HowToStep',
          name,
          url: `${url}#${anchor}`,
        })),
      };
    case 'article':
      return {
        '@type': 'BlogPosting',
        '@id': `${url}#article`,
        headline: page.heading,
        datePublished: subject.published,
        dateModified: page.updated ?? subject.published,
        articleSection: subject.section,
        wordCount: subject.words,
        image: { '@id': `${url}#image` },
        // A team of the company is the author, as on the page and in the feed.
        author: {
          '@type': 'Organization',
          name: subject.author,
          url: toAbsoluteUrl(about),
          parentOrganization: { '@id': organizationId },
        },
        publisher: { '@id': organizationId },
        citation: subject.citations.map(({ author, title, year, url: source }) => ({
          '@type': 'CreativeWork',
          name: title,
          creditText: author,
          datePublished: String(year),
          url: source,
        })),
        mainEntityOfPage: { '@id': `${url}#page` },
      };
  }
}

/** The page's questions, without those about contradictory facts, and without such sentences in answers. */
const questions = (url: string, items: SitePage['questions'], company: Publisher): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  isPartOf: { '@id': `${url}#page` },
  mainEntity: items
    .filter(({ question }) => !isContradictory(question, company))
    .map(({ question, answer }) => ({ question, text: removeContradictorySentences(answer, company) }))
    .filter(({ text }) => text !== '')
    .map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
});

/**
 * The structured data of one page in one graph: company, site, page, breadcrumbs, subject and questions, which refer
 * to each other by id. Prices are in US dollars.
 *
 * @param pages all pages of the site, for the breadcrumbs.
 */
export function buildStructuredData(page: SitePage, pages: readonly SitePage[], company: Publisher): Graph {
  const url = toAbsoluteUrl(page.path);
  const crumbs = buildBreadcrumbs(page, pages);
  const subject = subjectNode(url, page);
  const node: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.meta.title,
    isPartOf: { '@id': siteId },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      '@id': `${url}#image`,
      url: toAbsoluteUrl(getShareImagePath(page.path)),
    },
    ...(page.updated && { dateModified: page.updated }),
    ...(crumbs.length > 1 && { breadcrumb: { '@id': `${url}#crumbs` } }),
    ...(page.path === '/' && { about: { '@id': organizationId } }),
    ...(page.subject && { mainEntity: { '@id': `${url}#${page.subject.kind}` } }),
  };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#crumbs`,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toAbsoluteUrl(href),
    })),
  };
  const graph: Thing[] = [
    organization(company),
    website(company),
    node,
    ...(crumbs.length > 1 ? [breadcrumbs] : []),
    ...(subject ? [subject] : []),
    ...(page.questions.length > 0 ? [questions(url, page.questions, company)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON for a script element: no text can end the element or open a comment. */
export const serializeForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
