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
import { findRelatedArticles, findRelatedCaseStudies } from '@/lib/collections/related-entries';
import { splitAtPrices } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { slug } from '@/lib/format/slug';
import { selectCaseStudies } from '@/lib/landing/select-entries';
import { listHeadings } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { linkToSelector } from '@/lib/service-selector/selector-link';
import { pageAt } from '../support/page-html';
import { shownPrice } from '../support/prices';
import { expect, test } from '../support/test';

/** Spaces do not count: only styles separate some words. */
const solid = (text: string) => text.replace(/\s+/g, '');

/** Metadata, hints of the menu, utterances, names of entries, units of charts, and what only other settings of the build show. */
const NOT_SHOWN = /^(meta|menuHint|utterances|match|unit|consent|off)$/;

/** Every text of three words and more in a value of content, however deep it lies. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const parts = splitAtPrices(value).map((part, index) => (index % 2 ? shownPrice(Number(part)) : part));
    return value.trim().split(/\s+/).length < 3 || value.includes('{host}') ? [] : [parts.join('')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NOT_SHOWN.test(key) ? [] : textsOf(item)));
}

const lastUpdated = ({ updated }: { updated: string }) => `Last updated: ${formatDate(updated)}`;

/** A page leaves out a section of case studies when there are none. */
const hasEntries = (section: LandingPage['sections'][number]) =>
  section.kind !== 'case-studies' || selectCaseStudies(caseStudies, section.match).length > 0;

/** What each page shows whole. */
const shown: [path: string, ...content: unknown[]][] = [
  [
    '/',
    home,
    testimonials.slice(0, 3),
    audiences.slice(0, 2).map(({ title, features }) => [title, features]),
  ],
  [routes.about, about, team, partners, certifications, company.offices, facts.founded.statement],
  [routes.services, servicesOverview, services.map(({ title, description }) => [title, description])],
  [routes.industries, industriesOverview, industries.map(({ title, description }) => [title, description])],
  [routes.faq, sharedFaq],
  [routes.privacy, privacyPolicy, lastUpdated(privacyPolicy)],
  [routes.terms, termsOfService, lastUpdated(termsOfService)],
  [routes.cookies, cookiesPage, storedItems.map(({ key, ...item }) => item), lastUpdated(cookiesPage)],
  [
    routes.caseStudies,
    caseStudies.map(({ title, excerpt, results, chart }) => [title, excerpt, [...results], chart.alt]),
  ],
  [routes.blog, articles.slice(0, 7).map(({ title, excerpt }) => [title, excerpt])],
  [routes.guides, guides.map(({ title, description }) => [title, description])],
  [routes.contact, company.address, officeHours, callHours, company.phone, contactFaq],
  ...[...articles, ...caseStudies, ...videos].map((entry): [string, unknown] => [entry.url, entry]),
  ...[
    ...[...industries, ...audiences].map((entry) => [entry.ctaLink, entry.page] as const),
    ...services.map((entry) => [entry.url, entry.page] as const),
  ].map(([path, page]): [string, ...unknown[]] => [
    path,
    page.hero,
    page.sections.filter(hasEntries),
    page.closing,
    page.hero.illustration?.note,
  ]),
  ...printedPages.map(({ path, text }): [string, unknown] => [path, text]),
];

test('every page has every text of its content', {
  tag: (
    '@ABOUT-01 @ABOUT-02 @ABOUT-05 @AUDIENCES-01 @BLOG-10 @CASES-08 @CASES-09 @CONSTANTS-02 ' +
    '@CONTACT-15 @CONTACT-17 @DECISIONS-08 @DECISIONS-16 @ENTITIES-04 @HOME-05 @INDUSTRIES-07 ' +
    '@RESOURCES-14 @ROUTE-07 @ROUTE-11 @SERVICES-05 @SERVICES-06 @VIDEOS-06'
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
    // A result without its period is a figure and its words.
    for (const text of textsOf(content))
      if (!said.includes(solid(text.replace(/\.$/, '')))) missing.push(`${path}: ${text}`);
  }
  expect(missing).toEqual([]);
});

/** What a page shows of its content beside texts: where it leads, in which order, and how many entries it counts. */
type Parts = { leadsTo?: readonly string[]; words?: Record<string, readonly string[]> };

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const urls = (entries: readonly { url: string }[]) => entries.map(({ url }) => url);
const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);
const serviceUrls = (ids: readonly string[]) => ids.map((id) => services.find((one) => one.id === id)!.url);
const basePrice = ({ pricingType }: (typeof services)[number]) =>
  `Base price ${shownPrice(pricing.baseCost[pricingType])} about ${pricing.baseWeeks[pricingType]} weeks`;
/** Choices of a filter, each with the number of entries that it leaves. */
const counted = (values: readonly string[], filters: readonly (readonly [label: string, keeps: RegExp])[]) =>
  filters.map(([label, keeps]) => `${label} ${values.filter((value) => keeps.test(value)).length}`);
const eachOf = (all: string, values: readonly string[], labels: readonly string[] = [...new Set(values)]) =>
  counted(values, [[all, /./], ...labels.map((label) => [label, new RegExp(`^${label}$`)] as const)]);
const FILTERS = 'main [role=group] button';
const files = [...resources, ...guides];
const caseStudy = caseStudies[0]!;
const article = articles.find(({ figures }) => Object.keys(figures).length > 0)!;
const video = videos[0]!;
const course = services.find(({ page }) => page.sections.some(({ kind }) => kind === 'pricing-tiers'))!;
const industry = industries[0]!;

const pages: Record<string, [tag: string, parts: Parts]> = {
  '/': [
    '@ROUTE-01 @HOME-01 @HOME-02 @HOME-03 @HOME-04 @HOME-05 @HOME-06 @HOME-07 @HOME-08 @HOME-09',
    {
      leadsTo: [
        ...firstQuestion.goals.map(({ id }) => linkToSelector(id)),
        ...hrefs([...home.services.links, home.caseStudies.all, home.articles.all, ...home.closing.actions]),
      ],
      words: {
        '[aria-labelledby=services] li': services.slice(0, 6).map(basePrice),
        '[aria-labelledby=statistics] dl > div': [
          hoursSaved,
          returnOnInvestment,
          ...statistics.filter(({ label }) => label !== hoursSaved.label),
        ].map(({ label, value }) => label + value),
        '[aria-labelledby=audiences] h3': titles(audiences.slice(0, 2)),
        '[aria-labelledby=case-studies] h3': titles(caseStudies.slice(0, 3)),
        '[aria-labelledby=articles] h3': titles(articles.slice(0, 3)),
      },
    },
  ],
  [routes.about]: [
    '@ABOUT-01 @ABOUT-02 @ABOUT-03 @ABOUT-04',
    {
      leadsTo: [routes.contact],
      words: { '[aria-labelledby=offices] h3': company.offices.map(({ city }) => city) },
    },
  ],
  [routes.services]: [
    '@ROUTE-03 @SERVICES-01 @SERVICES-02 @SERVICES-03 @ENTITIES-02',
    {
      leadsTo: [...urls(services), routes.solution('enterprise'), routes.contact],
      words: { 'main ul:has(h3) > li': services.map(basePrice) },
    },
  ],
  [course.url]: [
    '@SERVICES-04 @SERVICES-05 @SERVICES-06 @SERVICES-07 @SERVICES-08 @SERVICES-15 @PIECES-05',
    {
      leadsTo: [`/contact?inquiry=quote&service=${course.id}`, `/contact?service=${course.id}`],
      words: {
        'main table tr td': [...groupQuote.lines, { usd: groupQuote.total }].map(({ usd }) =>
          shownPrice(usd),
        ),
      },
    },
  ],
  [routes.industries]: [
    '@ROUTE-05 @INDUSTRIES-02 @INDUSTRIES-03 @INDUSTRIES-04 @INDUSTRIES-05',
    {
      leadsTo: [...industries.map(({ ctaLink }) => ctaLink), routes.solution('enterprise'), routes.contact],
      words: {
        'main article ul': industries.map(({ useCases }) => useCases.slice(0, 4).join('')),
        'main article': industries.map(({ useCases }) =>
          useCases.length > 4 ? `+${useCases.length - 4} more solutions` : '',
        ),
      },
    },
  ],
  [industry.ctaLink]: [
    '@INDUSTRIES-06 @INDUSTRIES-07 @INDUSTRIES-08 @INDUSTRIES-09',
    {
      leadsTo: [
        ...[routes.contact, routes.services, routes.caseStudies, routes.faq],
        ...urls(caseStudies.filter((one) => one.industry === industry.title).slice(0, 2)),
      ],
    },
  ],
  [routes.solution('startups')]: [
    '@ROUTE-03 @AUDIENCES-01 @AUDIENCES-02 @AUDIENCES-03 @AUDIENCES-04 @AUDIENCES-05 @AUDIENCES-06 @AUDIENCES-07',
    {
      leadsTo: [
        routes.contact,
        ...urls(articles.slice(0, 3)),
        ...startups.page.sections.flatMap((one) => (one.kind === 'services' ? serviceUrls(one.ids) : [])),
      ],
    },
  ],
  [routes.faq]: [
    '@ENTITIES-04 @ENTITIES-07',
    {
      words: Object.fromEntries(
        faqGroups.map(({ title, items }) => [
          `section[aria-labelledby="${slug(title)}"] h3`,
          items.map(({ question }) => question),
        ]),
      ),
    },
  ],
  [routes.blog]: [
    '@BLOG-01 @BLOG-02 @BLOG-06 @BLOG-09 @BLOG-10',
    {
      leadsTo: ['/contact?inquiry=general', `${routes.blog}/page/2`],
      words: {
        'main article h2': titles(articles.slice(0, 7)),
        'main article': articles
          .slice(0, 7)
          .map(
            ({ category, publishDate, readTime }) => `${category}${formatDate(publishDate)}${readTime} read`,
          ),
      },
    },
  ],
  [routes.resources]: [
    '@RESOURCES-01 @RESOURCES-02 @RESOURCES-03 @RESOURCES-04 @RESOURCES-05 @RESOURCES-06 @RESOURCES-16 @RESOURCES-17',
    {
      leadsTo: [
        ...urls(resources),
        ...urls(articles.slice(0, 3)),
        '/contact?inquiry=general',
        routes.blog,
        routes.contact,
      ],
      words: {
        'main article[aria-labelledby] h3': titles(files),
        [FILTERS]: counted(
          files.map(({ type }) => type),
          resourceFacets.flatMap(({ all, options }): [string, RegExp][] => [
            [all, /./],
            ...options.map(({ value, label }): [string, RegExp] => [
              label,
              value === 'guide' ? /guide|ebook/i : new RegExp(value, 'i'),
            ]),
          ]),
        ),
        '[aria-labelledby=popular-downloads] li': resourcesPage.popular.items.map(({ count }) => count),
        '[aria-labelledby=video-tutorials] h3': titles(resourcesPageVideos),
      },
    },
  ],
  [routes.guides]: [
    '@RESOURCES-07 @RESOURCES-08 @RESOURCES-09 @RESOURCES-10 @RESOURCES-11',
    {
      leadsTo: [...guides.flatMap(({ page }) => page ?? []), routes.contact, routes.resources],
      words: {
        '[aria-labelledby=featured] h3': titles(guides.filter(({ featured }) => featured)),
        [FILTERS]: eachOf(
          'All',
          guides.map(({ category }) => category),
          guideCategories,
        ),
        '[aria-labelledby=all] article': guides.map(({ downloadCount }) => `${downloadCount} downloads`),
      },
    },
  ],
  [routes.videos]: [
    '@VIDEOS-01 @VIDEOS-02 @VIDEOS-03 @VIDEOS-05',
    {
      leadsTo: [...urls(videos), routes.contact, routes.resources],
      words: {
        '[aria-labelledby=featured] h3': titles(videos.filter(({ featured }) => featured)),
        [FILTERS]: [
          ...eachOf(
            'All',
            videos.map(({ category }) => category),
            videoCategory.options,
          ),
          ...eachOf(
            'All',
            videos.map(({ level }) => level),
            videoLevel.options,
          ),
        ],
      },
    },
  ],
  [routes.caseStudies]: [
    '@CASES-01 @CASES-02 @CASES-03 @CASES-04 @CASES-12',
    {
      leadsTo: [...urls(caseStudies), routes.contact],
      words: {
        'main article': caseStudies.map(({ industry, solution }) => `${industry} • ${solution}`),
        [FILTERS]: caseStudyFacets.flatMap(({ all, name }) =>
          eachOf(
            all,
            caseStudies.map((one) => (name === 'industry' ? one.industry : one.solution)),
          ),
        ),
      },
    },
  ],
  [caseStudy.url]: [
    '@CASES-07 @CASES-08 @CASES-10 @CASES-11',
    {
      leadsTo: [...urls(findRelatedCaseStudies(caseStudy, caseStudies)), routes.caseStudies, routes.contact],
      words: { 'main tbody tr': caseStudy.chart.points.map(() => '') },
    },
  ],
  [article.url]: [
    '@BLOG-10 @ENTITIES-03 @ROUTE-08',
    {
      leadsTo: [
        ...listHeadings(article.body).map(({ id }) => `#${id}`),
        ...[...serviceUrls(article.services), ...urls(findRelatedArticles(article, articles))],
        ...[routes.feed, routes.contact],
      ],
      words: { 'main figure [role=img]': Object.keys(article.figures).map(() => '') },
    },
  ],
  [video.url]: [
    '@VIDEOS-06',
    { leadsTo: serviceUrls(video.services), words: { 'iframe, video, audio, object, embed': [] } },
  ],
  [routes.contactSent]: [
    '@CONTACT-20',
    { words: { '#request-promise': [contactPage.form.success.promise] } },
  ],
  [routes.serviceSelector]: ['@SELECTOR-17', { words: { 'main li h3': titles(howItWorks) } }],
  [routes.pricingCalculator]: [
    '@CALCULATOR-22 @CALCULATOR-23',
    {
      leadsTo: [routes.serviceSelector],
      words: { '[aria-labelledby=pricing-questions] h3': pricingFaq.map(({ question }) => question) },
    },
  ],
  [routes.contact]: [
    '@CONTACT-06 @CONTACT-03 @CONTACT-04 @CONTACT-05 @CONTACT-07 @CONTACT-08 @CONTACT-15 @CONTACT-16 @CONTACT-17',
    {
      leadsTo: [`mailto:${company.email}`, `tel:${company.phone.replaceAll(' ', '')}`],
      words: {
        'form :is(input[name=name], input[name=email][type=email], select[name=inquiryType], textarea[name=message])[required]':
          ['', '', '', ''].map((none, at) => (at === 2 ? inquiryTypes[0]!.label : none)),
        'form :is([maxlength], [minlength], [pattern]), form[novalidate]': [],
        'select[name=service] option:not([value=""])': serviceOptions.map(({ label }) => label),
        'select[name=inquiryType] option:not([value=""])': inquiryTypes.map(({ label }) => label),
      },
    },
  ],
  // The footer and the header of every page.
  [routes.search]: [
    '@SEARCH-02 @SHELL-04 @SHELL-05 @SHELL-07 @SHELL-11 @SHELL-12 @SHELL-13 @DECISIONS-03 @DECISIONS-04 @ENTITIES-08',
    {
      leadsTo: [
        ...hrefs([...footerServices, ...footerResources, ...footerLegal]),
        ...Object.values(company.socialMedia),
        `mailto:${company.email}`,
      ],
      words: {
        footer: [`${officeHours.days} ${officeHours.times}`],
        'header nav[aria-label=Main] > ul > li > :is(a, button)': headerMenu.map(({ label }) => label),
        'header nav[aria-label=Main] li li a': headerMenu.flatMap((item) =>
          (item.links ?? []).map(({ label }) => label),
        ),
      },
    },
  ],
};

for (const [path, [tag, { leadsTo = [], words = {} }]] of Object.entries(pages))
  test(`${path} leads where its content says, and lists it in its order`, {
    tag: tag.split(' '),
  }, async () => {
    const page = await pageAt(path);
    expect(leadsTo.filter((href) => !page.links.includes(href))).toEqual([]);
    for (const [selector, wanted] of Object.entries(words)) {
      const found = page.words(selector);
      const isSo =
        found.length === wanted.length &&
        found.every((text, at) => solid(text).includes(solid(wanted[at] ?? '')));
      expect(isSo ? wanted : found, selector).toEqual(wanted);
    }
  });
