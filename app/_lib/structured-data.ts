import type * as schema from 'schema-dts';
import { terms } from '@/content/company/terms';
import type { Company } from '@/content/schemas/company';
import type { FaqItem } from '@/content/schemas/faq';
import { formatWholeAmount, withPrices } from '@/lib/currency/format';
import { about, faq } from '@/lib/routes';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';
import { buildBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { getShareImagePath } from '@/lib/seo/page-files';
import type { ArticleSubject, SitePage } from './site-page';

/** Whether two readings of a fact differ. */
export const hasContradiction = (readings: object): boolean =>
  new Set(Object.values(readings).map((reading) => JSON.stringify(reading))).size > 1;

const organizationId = toAbsoluteUrl('/#organization');
const siteId = toAbsoluteUrl('/#website');

/** Contact details and hours. schema.org takes hours in local time only, so hours of another time zone are left out. */
function contactPoint({ phone, email, hours, offices }: Company): schema.ContactPoint | undefined {
  const { days, from, to, zone } = hours.office;
  if (hasContradiction(hours) || zone !== offices[0].zone) return undefined;
  return {
    '@type': 'ContactPoint',
    telephone: phone,
    email,
    hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens: from, closes: to },
  };
}

const organization = (company: Company, contact = contactPoint(company)): schema.Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  ...(terms.registeredName && { legalName: terms.registeredName }),
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

const website = (company: Company): schema.WebSite => ({
  '@type': 'WebSite',
  '@id': siteId,
  name: company.name,
  url: toAbsoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: { '@id': organizationId },
});

/** A person or a team of the company, as on the page and in the feed; by default the company. */
function authorNode({ person, team }: ArticleSubject): NonNullable<schema.Article['author']> {
  const company = { '@id': organizationId };
  if (person) return { '@type': 'Person', name: person.name, jobTitle: person.role, worksFor: company };
  if (!team) return company;
  return { '@type': 'Organization', name: team, url: toAbsoluteUrl(about), parentOrganization: company };
}

function subjectNode(
  url: string,
  page: SitePage,
): schema.Service | schema.Article | schema.BlogPosting | undefined {
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
        offers: subject.prices.map(({ usd, unit, ...named }) => {
          const price = { price: usd, priceCurrency: 'USD' };
          const perUnit = { '@type': 'UnitPriceSpecification', ...price, unitText: unit ?? '' } as const;
          return { '@type': 'Offer', ...named, url, ...price, ...(unit && { priceSpecification: perUnit }) };
        }),
      };
    case 'article':
      return {
        '@type': (subject.isPost ? 'BlogPosting' : 'Article') as 'Article',
        '@id': `${url}#article`,
        headline: page.heading,
        ...(subject.published && { datePublished: subject.published }),
        ...(page.updated && { dateModified: page.updated }),
        articleSection: subject.section,
        wordCount: subject.words,
        image: { '@id': `${url}#image` },
        author: authorNode(subject),
        publisher: { '@id': organizationId },
        ...(subject.citations && {
          citation: subject.citations.map(({ author, title, year, url: source }) => ({
            '@type': 'CreativeWork' as const,
            name: title,
            creditText: author,
            datePublished: String(year),
            url: source,
          })),
        }),
        mainEntityOfPage: { '@id': `${url}#page` },
      };
  }
}

/**
 * The questions that structured data gives to this page and to no other: search engines want each question once. One on
 * several pages belongs to the FAQ, else to the first page that shows it.
 */
const ownQuestions = (page: SitePage, pages: readonly SitePage[]): FaqItem[] => {
  const ordered = [...pages.filter(({ path }) => path === faq), ...pages];
  const asks = (asked: string) => (one: SitePage) => one.questions.some(({ question }) => question === asked);
  return page.questions.filter(
    ({ question, contested }) => !contested && ordered.find(asks(question))?.path === page.path,
  );
};

const questionsNode = (url: string, items: readonly FaqItem[]): schema.FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  isPartOf: { '@id': `${url}#page` },
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: withPrices(answer, (usd) => formatWholeAmount(usd, { symbol: '$' })),
    },
  })),
});

/**
 * The structured data of one page in one graph: company, site, page, breadcrumbs, subject and questions, which refer
 * to each other by id. Prices are in US dollars.
 */
export function buildStructuredData(
  page: SitePage,
  pages: readonly SitePage[],
  company: Company,
): schema.Graph {
  const url = toAbsoluteUrl(page.path);
  const image = toAbsoluteUrl(getShareImagePath(page.path));
  const crumbs = buildBreadcrumbs(page, pages);
  const subject = subjectNode(url, page);
  const questions = ownQuestions(page, pages);
  const node: schema.WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.meta.title,
    isPartOf: { '@id': siteId },
    primaryImageOfPage: { '@type': 'ImageObject', '@id': `${url}#image`, url: image },
    ...(page.updated && { dateModified: page.updated }),
    ...(crumbs.length > 1 && { breadcrumb: { '@id': `${url}#crumbs` } }),
    ...(page.path === '/' && { about: { '@id': organizationId } }),
    ...(page.subject && { mainEntity: { '@id': `${url}#${page.subject.kind}` } }),
  };
  const breadcrumbs: schema.BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#crumbs`,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toAbsoluteUrl(href),
    })),
  };
  const provider = { '@id': organizationId };
  const courses = page.subject?.kind === 'service' ? page.subject.courses : [];
  const graph: schema.Thing[] = [
    ...[organization(company), website(company), node],
    ...(crumbs.length > 1 ? [breadcrumbs] : []),
    ...(subject ? [subject] : []),
    ...courses.map((course): schema.Course => ({ '@type': 'Course', ...course, url, provider })),
    ...(questions.length > 0 ? [questionsNode(url, questions)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON for a script element: no text can end the element or open a comment. */
export const serializeForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
