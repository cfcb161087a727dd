import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { startups } from '@/content/audiences/startups';
import { caseStudies, caseStudyFacets } from '@/content/case-studies';
import { about } from '@/content/company/about';
import { company } from '@/content/company/company';
import { facts, groupQuote } from '@/content/company/facts';
import { callHours, officeHours } from '@/content/company/hours';
import { certifications, partners } from '@/content/company/partners';
import { hoursSaved, returnOnInvestment, statistics } from '@/content/company/statistics';
import { team } from '@/content/company/team';
import { testimonials } from '@/content/company/testimonials';
import { contactPage } from '@/content/contact/contact';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { contactFaq, faqGroups, sharedFaq } from '@/content/faq/faq';
import { guides } from '@/content/guides';
import { industries } from '@/content/industries';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { storedItems } from '@/content/legal/stored-items';
import { termsOfService } from '@/content/legal/terms-of-service';
import { pricing } from '@/content/pricing/pricing-rules';
import { printedPages } from '@/content/resources/downloads';
import { resources } from '@/content/resources/resources';
import { resourceFacets, resourcesPage, resourcesPageVideos } from '@/content/resources/resources-page';
import { guideCategories } from '@/content/schemas/guides';
import type { LandingPage } from '@/content/schemas/landing-page';
import { videoCategory, videoLevel } from '@/content/schemas/videos';
import { services } from '@/content/services';
import { home } from '@/content/site/home';
import { industriesOverview } from '@/content/site/industries-overview';
import { footerLegal, footerResources, footerServices, headerMenu } from '@/content/site/navigation';
import { servicesOverview } from '@/content/site/services-overview';
import { pricingFaq } from '@/content/tools/pricing-calculator';
import { firstQuestion, howItWorks } from '@/content/tools/selector';
import { videos } from '@/content/videos';
import { findRelated } from '@/lib/collections/related-entries';
import { splitAtPrices } from '@/lib/currency/format';
import type { Facet } from '@/lib/filters/filters';
import { formatDate } from '@/lib/format/dates';
import { selectCaseStudies } from '@/lib/landing/select-entries';
import { listHeadings } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { linkToSelector } from '@/lib/service-selector/requirements';
import { pageAt } from '../support/page-html';
import { shownPrice } from '../support/prices';
import { expect, test } from '../support/test';

/** Spaces do not count: only styles separate some words. */
const solid = (text: string) => text.replace(/\s+/g, '');

/** Metadata, hints of the menu, utterances, names of entries, units of charts, and what only other settings of the build show. */
const NOT_SHOWN = /^(meta|menuHint|utterances|match|unit|consent|off)$/;

/** Every text of three words and more, and where every link leads, in a value of content, however deep it lies. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const parts = splitAtPrices(value).map((part, index) => (index % 2 ? shownPrice(Number(part)) : part));
    return value.trim().split(/\s+/).length < 3 || value.includes('{host}') ? [] : [parts.join('')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'href' ? item : NOT_SHOWN.test(key) ? [] : textsOf(item),
  );
}

const lastUpdated = ({ updated }: { updated: string }) => `Last updated: ${formatDate(updated)}`;

/** A page leaves out a section of case studies when there are none. */
const landing = (path: string, { sections, ...page }: LandingPage): [string, ...unknown[]] => [
  path,
  page,
  sections.filter(
    (one) => one.kind !== 'case-studies' || selectCaseStudies(caseStudies, one.match).length > 0,
  ),
];

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const urls = (entries: readonly { url: string }[]) => entries.map(({ url }) => url);
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const serviceUrls = (ids: readonly string[]) => ids.map((id) => services.find((one) => one.id === id)!.url);
const basePrice = ({ pricingType }: (typeof services)[number]) =>
  `Base price ${shownPrice(pricing.baseCost[pricingType])} about ${pricing.baseWeeks[pricingType]} weeks`;
const choices = (facets: readonly Facet[]) => facets.flatMap(({ all, options }) => [all, ...labels(options)]);

const others = statistics.filter(({ label }) => label !== hoursSaved.label);
const caseStudy = caseStudies[0]!;
const article = articles.find(({ figures }) => Object.keys(figures).length > 0)!;
const course = services.find(({ page }) => page.sections.some(({ kind }) => kind === 'pricing-tiers'))!;
const industry = industries[0]!;
const startupServices = startups.page.sections.flatMap((section) =>
  section.kind === 'services' ? serviceUrls(section.ids) : [],
);

/** What each page shows whole, and where it leads beside that. */
const shown: [path: string, ...content: unknown[]][] = [
  ['/', home, testimonials.slice(0, 3), ...firstQuestion.goals.map(({ id }) => linkToSelector(id))],
  ['/', audiences.slice(0, 2).map(({ title, features }) => [title, features])],
  [routes.about, about, team, partners, certifications],
  [routes.about, company.offices, facts.founded.statement, routes.contact],
  [routes.services, servicesOverview, services.map(({ title, description }) => [title, description])],
  [routes.services, ...urls(services), routes.solution('enterprise'), routes.contact],
  [course.url, `/contact?inquiry=quote&service=${course.id}`, `/contact?service=${course.id}`],
  [routes.industries, industriesOverview, industries.map(({ title, description }) => [title, description])],
  [routes.industries, ...industries.map(({ ctaLink }) => ctaLink)],
  [routes.industries, routes.solution('enterprise'), routes.contact],
  [industry.ctaLink, routes.contact, routes.services, routes.caseStudies, routes.faq],
  [industry.ctaLink, ...urls(caseStudies.filter((one) => one.industry === industry.title).slice(0, 2))],
  [routes.solution('startups'), routes.contact, ...urls(articles.slice(0, 3)), ...startupServices],
  [routes.faq, sharedFaq, titles(faqGroups)],
  [routes.privacy, privacyPolicy, lastUpdated(privacyPolicy)],
  [routes.terms, termsOfService, lastUpdated(termsOfService)],
  [routes.cookies, cookiesPage, storedItems.map(({ key, ...item }) => item), lastUpdated(cookiesPage)],
  [routes.caseStudies, caseStudies.map(({ title, excerpt, results }) => [title, excerpt, [...results]])],
  [routes.caseStudies, caseStudies.map(({ chart }) => [chart.alt]), ...urls(caseStudies), routes.contact],
  [caseStudy.url, ...urls(findRelated(caseStudy, caseStudies, 2, (one) => [one.industry, one.solution]))],
  [caseStudy.url, routes.caseStudies, routes.contact],
  [routes.blog, articles.slice(0, 7).map(({ title, excerpt }) => [title, excerpt])],
  [routes.blog, '/contact?inquiry=general', `${routes.blog}/page/2`],
  [article.url, ...listHeadings(article.body).map(({ id }) => `#${id}`), ...serviceUrls(article.services)],
  [article.url, ...urls(findRelated(article, articles, 3, (one) => [one.category, ...one.services]))],
  [article.url, routes.feed, routes.contact],
  [routes.resources, ...urls(resources), ...urls(articles.slice(0, 3))],
  [routes.resources, '/contact?inquiry=general', routes.blog, routes.contact],
  [routes.guides, guides.map(({ title, description }) => [title, description])],
  [routes.guides, ...guides.flatMap(({ page }) => page ?? []), routes.contact, routes.resources],
  [routes.videos, ...urls(videos), routes.contact, routes.resources],
  [videos[0]!.url, ...serviceUrls(videos[0]!.services)],
  [routes.contact, company.address, officeHours, callHours, company.phone, contactFaq],
  [routes.contact, `mailto:${company.email}`, `tel:${company.phone.replaceAll(' ', '')}`],
  [routes.contactSent, contactPage.form.success.promise],
  [routes.serviceSelector, howItWorks],
  [routes.pricingCalculator, pricingFaq, routes.serviceSelector],
  // The footer of every page.
  [routes.search, footerServices, footerResources, footerLegal, ...Object.values(company.socialMedia)],
  ...[...articles, ...caseStudies, ...videos].map((entry): [string, unknown] => [entry.url, entry]),
  ...[...industries, ...audiences].map(({ ctaLink, page }) => landing(ctaLink, page)),
  ...services.map(({ url, page }) => landing(url, page)),
  ...printedPages.map(({ path, text }): [string, unknown] => [path, text]),
];

const FILTERS = 'main [role=group] button';
/** Elements of a page, and a text that each of them must hold, in their order. */
const lists: [path: string, selector: string, texts: readonly string[]][] = [
  ['/', '[aria-labelledby=services] li', services.slice(0, 6).map(basePrice)],
  [
    '/',
    '[aria-labelledby=statistics] dl > div',
    [hoursSaved, returnOnInvestment, ...others].map(({ label, value }) => label + value),
  ],
  ['/', '[aria-labelledby=audiences] h3', titles(audiences.slice(0, 2))],
  ['/', '[aria-labelledby=case-studies] h3', titles(caseStudies.slice(0, 3))],
  ['/', '[aria-labelledby=articles] h3', titles(articles.slice(0, 3))],
  [routes.about, '[aria-labelledby=offices] h3', company.offices.map(({ city }) => city)],
  [routes.services, 'main ul:has(h3) > li', services.map(basePrice)],
  [
    course.url,
    'main table tr td',
    [...groupQuote.lines, { usd: groupQuote.total }].map(({ usd }) => shownPrice(usd)),
  ],
  [routes.industries, 'main article ul', industries.map(({ useCases }) => useCases.slice(0, 4).join(''))],
  [
    routes.industries,
    'main article',
    industries.map(({ useCases: { length } }) => (length > 4 ? `+${length - 4} more solutions` : '')),
  ],
  [routes.blog, 'main article h2', titles(articles.slice(0, 7))],
  [
    routes.blog,
    'main article',
    articles.slice(0, 7).map((one) => `${one.category}${formatDate(one.publishDate)}${one.readTime} read`),
  ],
  [routes.resources, 'main article[aria-labelledby] h3', titles([...resources, ...guides])],
  [routes.resources, FILTERS, choices(resourceFacets)],
  [
    routes.resources,
    '[aria-labelledby=popular-downloads] li',
    resourcesPage.popular.items.map(({ count }) => count),
  ],
  [routes.resources, '[aria-labelledby=video-tutorials] h3', titles(resourcesPageVideos)],
  [routes.guides, '[aria-labelledby=featured] h3', titles(guides.filter(({ featured }) => featured))],
  [routes.guides, FILTERS, ['All', ...guideCategories]],
  [
    routes.guides,
    '[aria-labelledby=all] article',
    guides.map(({ downloadCount }) => `${downloadCount} downloads`),
  ],
  [routes.videos, '[aria-labelledby=featured] h3', titles(videos.filter(({ featured }) => featured))],
  [routes.videos, FILTERS, ['All', ...videoCategory.options, 'All', ...videoLevel.options]],
  [videos[0]!.url, 'iframe, video, audio, object, embed', []],
  [routes.caseStudies, 'main article', caseStudies.map((one) => `${one.industry} • ${one.solution}`)],
  [routes.caseStudies, FILTERS, choices(caseStudyFacets)],
  [caseStudy.url, 'main tbody tr', caseStudy.chart.points.map(() => '')],
  [article.url, 'main figure [role=img]', Object.keys(article.figures).map(() => '')],
  [
    routes.contact,
    'form :is(input[name=name], input[name=email][type=email], select[name=inquiryType], textarea[name=message])[required]',
    ['', '', inquiryTypes[0]!.label, ''],
  ],
  [routes.contact, 'form :is([maxlength], [minlength], [pattern]), form[novalidate]', []],
  [routes.contact, 'select[name=service] option:not([value=""])', labels(serviceOptions)],
  [routes.contact, 'select[name=inquiryType] option:not([value=""])', labels(inquiryTypes)],
  [routes.search, 'footer', [`${officeHours.days} ${officeHours.times}`]],
  [routes.search, 'header nav[aria-label=Main] > ul > li > :is(a, button)', labels(headerMenu)],
  [
    routes.search,
    'header nav[aria-label=Main] li li a',
    headerMenu.flatMap(({ links = [] }) => labels(links)),
  ],
];

test('every page shows all texts of its content, with the right links and the order of the lists', {
  tag: (
    '@ABOUT-01 @ABOUT-02 @ABOUT-03 @ABOUT-04 @ABOUT-05 @AUDIENCES-01 @AUDIENCES-02 @AUDIENCES-03 ' +
    '@AUDIENCES-04 @AUDIENCES-05 @AUDIENCES-06 @AUDIENCES-07 @BLOG-01 @BLOG-02 @BLOG-06 @BLOG-09 ' +
    '@BLOG-10 @CALCULATOR-22 @CALCULATOR-23 @CASES-01 @CASES-02 @CASES-03 @CASES-04 @CASES-07 @CASES-08 ' +
    '@CASES-09 @CASES-10 @CASES-11 @CASES-12 @CONSTANTS-02 @CONTACT-03 @CONTACT-04 @CONTACT-05 ' +
    '@CONTACT-06 @CONTACT-07 @CONTACT-08 @CONTACT-15 @CONTACT-16 @CONTACT-17 @CONTACT-20 @DECISIONS-03 ' +
    '@DECISIONS-04 @DECISIONS-08 @DECISIONS-16 @ENTITIES-02 @ENTITIES-03 @ENTITIES-04 @ENTITIES-07 ' +
    '@ENTITIES-08 @HOME-01 @HOME-02 @HOME-03 @HOME-04 @HOME-05 @HOME-06 @HOME-07 @HOME-08 @HOME-09 ' +
    '@INDUSTRIES-02 @INDUSTRIES-03 @INDUSTRIES-04 @INDUSTRIES-05 @INDUSTRIES-06 @INDUSTRIES-07 ' +
    '@INDUSTRIES-08 @INDUSTRIES-09 @PIECES-05 @RESOURCES-01 @RESOURCES-02 @RESOURCES-03 @RESOURCES-04 ' +
    '@RESOURCES-05 @RESOURCES-06 @RESOURCES-07 @RESOURCES-08 @RESOURCES-09 @RESOURCES-10 @RESOURCES-11 ' +
    '@RESOURCES-14 @RESOURCES-16 @RESOURCES-17 @ROUTE-01 @ROUTE-03 @ROUTE-05 @ROUTE-07 @ROUTE-08 ' +
    '@ROUTE-11 @SEARCH-02 @SELECTOR-17 @SERVICES-01 @SERVICES-02 @SERVICES-03 @SERVICES-04 @SERVICES-05 ' +
    '@SERVICES-06 @SERVICES-07 @SERVICES-08 @SERVICES-15 @SHELL-04 @SHELL-05 @SHELL-07 @SHELL-11 ' +
    '@SHELL-12 @SHELL-13 @VIDEOS-01 @VIDEOS-02 @VIDEOS-03 @VIDEOS-05 @VIDEOS-06'
  ).split(' '),
}, async () => {
  const missing: string[] = [];
  for (const [path, ...content] of shown) {
    const html = await pageAt(path);
    const names = [
      ...html.all('main [aria-label]').map(({ properties }) => properties.ariaLabel),
      ...html.all('main img').map(({ properties }) => properties.alt),
    ];
    const said = solid([html.text, ...names].join(' '));
    for (const text of content.flatMap((item) => (typeof item === 'string' ? item : textsOf(item)))) {
      const isAddress = /^(\/|#|https?:|mailto:|tel:)\S*$/.test(text);
      // A result without its period is a figure and its words.
      if (isAddress ? !html.links.includes(text) : !said.includes(solid(text.replace(/\.$/, ''))))
        missing.push(`${path}: ${text}`);
    }
  }
  expect(missing).toEqual([]);
  for (const [path, selector, texts] of lists) {
    const found = (await pageAt(path)).words(selector).map(solid);
    const wanted = texts.map((text) => expect.stringContaining(solid(text)));
    expect.soft(found, `${path} ${selector}`).toEqual(wanted);
  }
});
