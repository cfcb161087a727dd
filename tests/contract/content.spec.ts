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
import { notify } from '@/content/contact/sign-up';
import { contactFaq, faqGroups, sharedFaq } from '@/content/faq/faq';
import { guides, guidesPage } from '@/content/guides';
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
import type { LandingPage, SectionKind } from '@/content/schemas/landing-page';
import { videoCategory, videoLevel } from '@/content/schemas/videos';
import { services } from '@/content/services';
import { blogPages } from '@/content/site/blog';
import { home } from '@/content/site/home';
import { industriesOverview } from '@/content/site/industries-overview';
import { footerLegal, footerResources, footerServices, headerMenu } from '@/content/site/navigation';
import { pageOf } from '@/content/site/pages';
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

/** Keys whose values are on no page, or in another form: metadata, names, and what only some sizes of a list show. */
const NOT_SHOWN =
  /^(meta|menuHint|note|change|measure|times|results|useCases|alsoAsked|file|sources|action|notice|cards|checks|unit|match|consent|off)$/;

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
    for (const text of textsOf(content)) if (!said.includes(solid(text))) missing.push(`${path}: ${text}`);
  }
  expect(missing).toEqual([]);
});

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
/** A section by its heading. */
const under = (heading: string) => `section[aria-labelledby="${slug(heading)}"]`;
const of = ({ sections }: LandingPage, kind: SectionKind) =>
  under(sections.find((section) => section.kind === kind)?.title ?? kind);
/** The entries of a section. */
const itemsOf = <Kind extends SectionKind>({ sections }: LandingPage, kind: Kind) =>
  sections.flatMap((section) =>
    section.kind === kind && 'items' in section ? (section.items as never) : [],
  ) as Extract<LandingPage['sections'][number], { kind: Kind; items: unknown }>['items'][number][];
const stepsOf = ({ sections }: LandingPage) =>
  sections.flatMap((section) => (section.kind === 'process' ? section.steps : [])).length;
/** The shared questions that a page shows. */
const sharedIn = ({ sections }: LandingPage) =>
  sections.flatMap((section) =>
    section.kind === 'faq' ? section.positions.map((position) => sharedFaq[position - 1]!.question) : [],
  );
/** Links of a part of the page, each by its address and with its words. */
const linksIn = (part: string, links: readonly { label: string; href: string }[]) =>
  Object.fromEntries(
    links.map(({ href }) => [
      `${part} a[href="${href}"]`,
      links.filter((link) => link.href === href).map(({ label }) => label),
    ]),
  );
const questionsOf = ({ sections }: LandingPage) =>
  sections.flatMap((section) =>
    section.kind === 'faq' ? (section.questions ?? []).map(({ question }) => question) : [],
  );
const basePrice = ({ pricingType }: (typeof services)[number]) =>
  `Base price ${shownPrice(pricing.baseCost[pricingType])} about ${pricing.baseWeeks[pricingType]} weeks`;
const studiesOf = (key: 'solution' | 'industry', value: string) =>
  titles(caseStudies.filter((caseStudy) => caseStudy[key] === value).slice(0, 2));
/** Choices of a filter, each with the number of entries that it leaves. */
const counted = (values: readonly string[], filters: readonly (readonly [label: string, keeps: RegExp])[]) =>
  filters.map(([label, keeps]) => `${label} ${values.filter((value) => keeps.test(value)).length}`);
const eachOf = (all: string, values: readonly string[], labels: readonly string[] = [...new Set(values)]) =>
  counted(values, [[all, /./], ...labels.map((label) => [label, new RegExp(`^${label}$`)] as const)]);
const files = [...resources, ...guides];
const latest = titles(articles.slice(0, 3));
const caseStudy = caseStudies[0]!;
const article = articles.find(({ figures }) => Object.keys(figures).length > 0)!;
const video = videos[0]!;
const course = services.find(({ page }) => page.sections.some(({ kind }) => kind === 'pricing-tiers'))!;
const training = course.page;
const industry = industries[0]!;
const plant = industry.page;
const founders = startups.page as LandingPage;
const phone = `tel:${company.phone.replaceAll(' ', '')}`;
const closing = 'main [aria-labelledby=closing-action]';

/** What a page has of its content, by selectors: how many there are, or the words of all of them in order. */
const pages: Record<string, [tag: string, html: Record<string, number | readonly string[]>]> = {
  '/': [
    '@ROUTE-01 @HOME-01 @HOME-02 @HOME-03 @HOME-04 @HOME-05 @HOME-06 @HOME-07 @HOME-08 @HOME-09',
    {
      'main h2': [
        ...[firstQuestion.question, home.services.heading, home.statistics.heading, home.audiences.heading],
        ...[home.testimonials.heading, home.caseStudies.heading, home.articles.heading, home.closing.heading],
      ],
      h1: [home.hero.headline.join(' ')],
      '[aria-labelledby=audiences] h2': [home.audiences.heading],
      '[aria-labelledby=headline] a': [
        ...home.hero.actions.map(({ label }) => label),
        ...firstQuestion.goals.map(({ label }) => label),
      ],
      ...Object.fromEntries(firstQuestion.goals.map(({ id }) => [`a[href="${linkToSelector(id)}"]`, 1])),
      '[aria-labelledby=services] h3': titles(services.slice(0, 6)),
      '[aria-labelledby=services] li': services.slice(0, 6).map(basePrice),
      ...linksIn('[aria-labelledby=services]', home.services.links),
      '[aria-labelledby=statistics] dt': statistics.length + 1,
      '[aria-labelledby=statistics] dl > div': [
        hoursSaved,
        returnOnInvestment,
        ...statistics.filter(({ label }) => label !== hoursSaved.label),
      ].map(({ label, value }) => label + value),
      '[aria-labelledby=audiences] h3': titles(audiences.slice(0, 2)),
      '[aria-labelledby=testimonials] blockquote': 3,
      '[aria-labelledby=case-studies] h3': titles(caseStudies.slice(0, 3)),
      '[aria-labelledby=case-studies] li:nth-child(3)': 0,
      '[aria-labelledby=case-studies] [role=img]': 3,
      ...linksIn('[aria-labelledby=case-studies]', [home.caseStudies.all]),
      '[aria-labelledby=articles] h3': latest,
      '[aria-labelledby=articles] time': articles
        .slice(0, 3)
        .map(({ publishDate }) => formatDate(publishDate)),
      ...linksIn('[aria-labelledby=articles]', [home.articles.all]),
      ...linksIn(closing, home.closing.actions),
    },
  ],
  [routes.about]: [
    '@ABOUT-01 @ABOUT-02 @ABOUT-03 @ABOUT-04',
    {
      '[aria-labelledby=statistics] dt': statistics.length + 1,
      '[aria-labelledby=mission] h3': 6,
      '[aria-labelledby=leadership] li svg': team.length,
      '[aria-labelledby=partners] li svg': partners.length + certifications.length,
      '[aria-labelledby=offices] li': company.offices.map(({ role }) => role),
      '[aria-labelledby=offices] h3': company.offices.map(({ city }) => city),
      [`${closing} a[href="/contact"]`]: 1,
    },
  ],
  [routes.services]: [
    '@ROUTE-03 @SERVICES-01 @SERVICES-02 @SERVICES-03 @ENTITIES-02',
    {
      'main ul:has(h3) > li': services.map(basePrice),
      ...Object.fromEntries(services.map(({ url, title }) => [`main h3 a[href="${url}"]`, [title]])),
      [`${of(servicesOverview, 'services')} li:has(h3)`]: services.map(({ badge = '' }) => badge),
      [`${of(servicesOverview, 'process')} h3`]: stepsOf(servicesOverview),
      'main a[href="/solutions/enterprise"]': 1,
      [`${closing} a[href="/contact"]`]: [servicesOverview.closing.action],
    },
  ],
  [course.url]: [
    '@SERVICES-04 @SERVICES-05 @SERVICES-06 @SERVICES-07 @SERVICES-08 @SERVICES-15 @PIECES-05',
    {
      h1: [training.hero.heading],
      [`${of(training, 'showcase')} h3`]: itemsOf(training, 'showcase').length,
      [`${of(training, 'programs')} ul:has(h3) > li`]: itemsOf(training, 'programs').map(
        ({ duration }) => duration,
      ),
      [`${of(training, 'programs')} dt`]: itemsOf(training, 'programs').flatMap(() => [
        'Who it’s for',
        'Format',
      ]),
      [`${of(training, 'process')} h3`]: stepsOf(training),
      [`${of(training, 'pricing-tiers')} tr`]: [...groupQuote.lines, { usd: groupQuote.total }].map(
        ({ usd }) => shownPrice(usd),
      ),
      [`${of(training, 'pricing-tiers')} li h3`]: itemsOf(training, 'pricing-tiers').map(({ name }) => name),
      [`${of(training, 'pricing-tiers')} li:has(h3)`]: itemsOf(training, 'pricing-tiers').map(
        ({ price, perUnit }) => `${price} ${perUnit}`,
      ),
      [`${of(training, 'pricing-tiers')} a[href="/contact?inquiry=quote&service=${course.id}"]`]: itemsOf(
        training,
        'pricing-tiers',
      ).length,
      [`${of(training, 'case-studies')} h3`]: studiesOf('solution', course.title),
      [`${of(training, 'case-studies')} article li:nth-child(3)`]: 0,
      [`${closing} a[href="/contact?service=${course.id}"]`]: 1,
    },
  ],
  [routes.industries]: [
    '@ROUTE-05 @INDUSTRIES-02 @INDUSTRIES-03 @INDUSTRIES-04 @INDUSTRIES-05',
    {
      'main h3': titles(industries),
      ...Object.fromEntries(
        industries.map(({ ctaLink, title }) => [`main h3 a[href="${ctaLink}"]`, [title]]),
      ),
      'main article': industries.map(({ useCases }) =>
        [...useCases.slice(0, 4), useCases.length > 4 ? `+${useCases.length - 4} more solutions` : ''].join(
          '',
        ),
      ),
      [`${of(industriesOverview, 'statistics')} li`]: itemsOf(industriesOverview, 'statistics').map(
        ({ value, label }) => `${value} ${label}`,
      ),
      'main a[href="/solutions/enterprise"]': 1,
      [`${closing} a[href="/contact"]`]: 1,
      ...linksIn(closing, [industriesOverview.closing.second!]),
    },
  ],
  [industry.ctaLink]: [
    '@INDUSTRIES-06 @INDUSTRIES-07 @INDUSTRIES-08 @INDUSTRIES-09',
    {
      h1: [plant.hero.heading],
      // The hero, the questions and the closing action.
      'main a[href="/contact"]': 3,
      [`${of(plant, 'text-columns')} h3`]: 4,
      [`${of(plant, 'features')} h3`]: 6,
      [`${of(plant, 'features')} a[href="/services"]`]: 1,
      [`${of(plant, 'case-studies')} h3`]: studiesOf('industry', industry.title),
      [`${of(plant, 'case-studies')} a[href="/case-studies"]`]: 1,
      [`${of(plant, 'faq')} h3`]: [...questionsOf(plant), ...sharedIn(plant)],
      [`${of(plant, 'faq')} a:is([href="/faq"], [href="/contact"])`]: 2,
      [`${closing} a[href="/contact"]`]: 1,
    },
  ],
  [routes.solution('startups')]: [
    '@ROUTE-03 @AUDIENCES-01 @AUDIENCES-02 @AUDIENCES-03 @AUDIENCES-04 @AUDIENCES-05 @AUDIENCES-06 @AUDIENCES-07',
    {
      h1: [founders.hero.heading],
      'main > div h2': founders.hero.benefits!.map(({ title }) => title),
      [`${of(founders, 'featured-solution')} h3`]: [startups.title, ...startups.features],
      [`${of(founders, 'features')} h3`]: 3,
      [`${of(founders, 'features')} li li:nth-child(3)`]: 3,
      [`section[aria-labelledby^="${slug(founders.sections.find(({ kind }) => kind === 'engagement-models')!.title)}"] h3`]:
        itemsOf(founders, 'engagement-models').length,
      [`${of(founders, 'services')} h3`]: founders.sections.flatMap((section) =>
        section.kind === 'services'
          ? section.ids.map((id) => services.find((one) => one.id === id)!.title)
          : [],
      ),
      'main blockquote': 1,
      [`${of(founders, 'faq')} h3`]: [...questionsOf(founders), ...sharedIn(founders)],
      [`${of(founders, 'articles')} li`]: articles
        .slice(0, 3)
        .map(
          ({ category, readTime, title, excerpt }) => `${category}, ${readTime}${title}${excerpt}Read more`,
        ),
      [`${closing} a[href="/contact"]`]: 1,
    },
  ],
  [routes.faq]: [
    '@ENTITIES-04 @ENTITIES-07',
    Object.fromEntries(
      faqGroups.map(({ title, items }) => [`${under(title)} h3`, items.map(({ question }) => question)]),
    ),
  ],
  [routes.blog]: [
    '@BLOG-01 @BLOG-02 @BLOG-06 @BLOG-09 @BLOG-10',
    {
      h1: [pageOf(routes.blog).heading],
      'main article h2': titles(articles.slice(0, 7)),
      'main article': articles
        .slice(0, 7)
        .map(
          ({ category, publishDate, readTime }) => `${category}${formatDate(publishDate)}${readTime} read`,
        ),
      'nav[aria-label="Pages of the blog"] li': [
        'Previous',
        ...blogPages.map(({ number }) => String(number)),
        'Next',
      ],
      '[aria-labelledby=mailing] a[href="/contact?inquiry=general"]': 1,
    },
  ],
  [routes.resources]: [
    '@RESOURCES-01 @RESOURCES-02 @RESOURCES-03 @RESOURCES-04 @RESOURCES-05 @RESOURCES-06 @RESOURCES-16 @RESOURCES-17',
    {
      'main article[aria-labelledby] h3': titles(files),
      'main [role=group] button': counted(
        files.map(({ type }) => type),
        resourceFacets.flatMap(({ all, options }): [string, RegExp][] => [
          [all, /./],
          ...options.map(({ value, label }): [string, RegExp] => [
            label,
            value === 'guide' ? /guide|ebook/i : new RegExp(value, 'i'),
          ]),
        ]),
      ),
      ...Object.fromEntries(
        files.map((one) => [
          `main article a[href^="/downloads/${one.file.replace(/\..*/, '')}."]`,
          [
            `Download ${one.title}`,
            ...('format' in one && one.format === 'PPT + PDF' ? ['PDF version'] : []),
          ],
        ]),
      ),
      ...Object.fromEntries(
        resources.map(({ url, title }) => [`main article a[href="${url}"]`, [`Open ${title}`]]),
      ),
      '[aria-labelledby=popular-downloads] li': resourcesPage.popular.items.map(({ count }) => count),
      '[aria-labelledby=popular-downloads] a[href*="#"]': 4,
      '[aria-labelledby=video-tutorials] h3': titles(resourcesPageVideos),
      '[aria-labelledby=video-tutorials] article': resourcesPageVideos.map(({ duration }) => duration),
      'main a[href="/contact?inquiry=general"]': [notify.button],
      '[aria-labelledby=featured-articles] h3': latest,
      '[aria-labelledby=featured-articles] a[href="/blog"]': 1,
      [`${closing} a[href="/contact"]`]: 1,
    },
  ],
  [routes.guides]: [
    '@RESOURCES-07 @RESOURCES-08 @RESOURCES-09 @RESOURCES-10 @RESOURCES-11',
    {
      h1: [pageOf(routes.guides).heading],
      '[aria-labelledby=featured] h3': titles(guides.filter(({ featured }) => featured)),
      '[aria-labelledby=all] h3': titles(guides),
      'main [role=group] button': eachOf(
        'All',
        guides.map(({ category }) => category),
        guideCategories,
      ),
      '[aria-labelledby=all] article': guides.map(({ downloadCount }) => `${downloadCount} downloads`),
      '[aria-labelledby=featured] img': guides.filter(({ featured }) => featured).length,
      ...Object.fromEntries(
        guides.map(({ title, file, format }) => [
          `[aria-labelledby=all] a[href^="/downloads/${file}."]`,
          [`Download Free ${title}`, ...(format === 'PPT + PDF' ? [`PDF version ${title}`] : [])],
        ]),
      ),
      ...Object.fromEntries(
        guides.flatMap(({ title, page }) =>
          page ? [[`[aria-labelledby=all] a[href="${page}"]`, [`Read online ${title}`]]] : [],
        ),
      ),
      [`${closing} a:is([href="/contact"], [href="/resources"])`]: 2,
      [`${closing} h2`]: [guidesPage.closing.heading],
    },
  ],
  [routes.videos]: [
    '@VIDEOS-01 @VIDEOS-02 @VIDEOS-03 @VIDEOS-05',
    {
      '[aria-labelledby=featured] h3': titles(videos.filter(({ featured }) => featured)),
      '[aria-labelledby=all] h3': titles(videos),
      '[aria-labelledby=all] article': videos.map(({ level }) => level),
      'main [role=group] button': [
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
      ...Object.fromEntries(
        videos.map(({ url }) => [`[aria-labelledby=all] a[href="${url}"]`, ['Watch Now']]),
      ),
      [`${closing} a:is([href="/contact"], [href="/resources"])`]: 2,
    },
  ],
  [routes.caseStudies]: [
    '@CASES-01 @CASES-02 @CASES-03 @CASES-04 @CASES-12',
    {
      h1: [pageOf(routes.caseStudies).heading],
      'main article h2': titles(caseStudies),
      'main article': caseStudies.map(({ industry, solution }) => `${industry} • ${solution}`),
      'main article ul': caseStudies.map(({ results }) => results.join('')),
      'main [role=group] button': caseStudyFacets.flatMap(({ all, name }) =>
        eachOf(
          all,
          caseStudies.map((one) => (name === 'industry' ? one.industry : one.solution)),
        ),
      ),
      [`${closing} a[href="/contact"]`]: 1,
    },
  ],
  [caseStudy.url]: [
    '@CASES-07 @CASES-08 @CASES-10 @CASES-11',
    {
      h1: [caseStudy.title],
      'main a[href="/case-studies"]': 3,
      'main tbody tr': caseStudy.chart.points.length,
      'ul[aria-label="Key results"] li': caseStudy.results.map((result) => result.replace(/\.$/, '')),
      'section[aria-labelledby^=study] h2': ['Challenge', 'Our Approach', 'Results', 'Long-Term Impact'],
      '[aria-labelledby=study-our-approach] h3': 3,
      '[aria-labelledby=study-results] blockquote': 1,
      '[aria-labelledby=related-studies] h3': titles(findRelatedCaseStudies(caseStudy, caseStudies)),
      [`${closing} a[href="/contact"]`]: 1,
    },
  ],
  [article.url]: [
    '@BLOG-10 @ENTITIES-03 @ROUTE-08',
    {
      h1: [article.title],
      'h1 ~ div li': [
        article.category,
        article.author,
        formatDate(article.publishDate),
        `${article.readTime} read`,
      ],
      'nav[aria-label="On this page"] a': listHeadings(article.body).map(({ text }) => text),
      'main figure [role=img]': Object.keys(article.figures).length,
      '[aria-labelledby=related-services] a': titles(
        article.services.map((id) => services.find((one) => one.id === id)!),
      ),
      '[aria-labelledby=related-articles] h3': titles(findRelatedArticles(article, articles)),
      'main a[href="/feed.xml"]': ['Feed'],
      'link[rel=alternate][type="application/atom+xml"]': 1,
      [`${closing} a[href="/contact"]`]: 1,
    },
  ],
  [video.url]: [
    '@VIDEOS-06',
    {
      h1: [video.title],
      'nav[aria-label=Chapters] a': video.chapters.map(({ at, title }) => `${at}${title}`),
      [`${under('Key points')} li`]: video.keyPoints,
      '[aria-labelledby=related-services] a': titles(
        video.services.map((id) => services.find((one) => one.id === id)!),
      ),
      'iframe, video, audio, object, embed': 0,
    },
  ],
  [routes.contactSent]: [
    '@CONTACT-20',
    { h1: ['Request Received!'], '#request-promise': [contactPage.form.success.promise] },
  ],
  [routes.serviceSelector]: ['@SELECTOR-17', { [`${under('How It Works')} h3`]: titles(howItWorks) }],
  [routes.pricingCalculator]: [
    '@CALCULATOR-22 @CALCULATOR-23',
    {
      'main p a[href="/tools/service-selector"]': 1,
      [`${under('pricing-questions')} h3`]: pricingFaq.map(({ question }) => question),
    },
  ],
  [routes.contact]: [
    '@CONTACT-06 @CONTACT-03 @CONTACT-04 @CONTACT-05 @CONTACT-07 @CONTACT-08 @CONTACT-15 @CONTACT-16 @CONTACT-17',
    {
      'input[name=name][required], input[name=email][type=email][required]': 2,
      'select[name=inquiryType][required], textarea[name=message][required][rows="5"]': 2,
      'textarea[placeholder="Tell us about your AI needs and goals..."]': 1,
      'input:is([name=company], [name=phone][type=tel]):not([required]), select[name=service]:not([required])': 3,
      'form :is([maxlength], [minlength], [pattern]), form[novalidate]': 0,
      'select[name=service] option:not([value=""])': serviceOptions.map(({ label }) => label),
      'select[name=inquiryType] option:not([value=""])': inquiryTypes.map(({ label }) => label),
      'aside a[target=_blank]': ['LinkedIn', 'Twitter', 'Facebook', 'YouTube'],
      [`aside a:is([href="mailto:${company.email}"], [href="${phone}"])`]: 2,
      [`${under(contactPage.questions)} h3`]: 4,
    },
  ],
  // The footer and the header of every page.
  [routes.search]: [
    '@SEARCH-02 @SHELL-04 @SHELL-05 @SHELL-07 @SHELL-11 @SHELL-12 @SHELL-13 @DECISIONS-03 @DECISIONS-04 @ENTITIES-08',
    {
      footer: [`${officeHours.days} ${officeHours.times}`],
      'body footer': [company.address],
      'footer a:is([href*=linkedin], [href*=facebook], [href*=youtube], [href*="x.com"], [href*=twitter])': 4,
      ...linksIn('footer', [
        ...footerServices,
        ...footerResources,
        ...footerLegal,
        { label: company.email, href: `mailto:${company.email}` },
        { label: company.phone, href: phone },
      ]),
      'header nav[aria-label=Main] > ul > li > :is(a, button)': headerMenu.map(({ label }) => label),
      'header nav[aria-label=Main] li li a': headerMenu.flatMap((item) =>
        (item.links ?? []).map(({ label }) => label),
      ),
      'header a[href="/tools/service-selector"]': 2,
    },
  ],
};

for (const [path, [tag, html]] of Object.entries(pages))
  test(`the parts of ${path} are those of its content`, { tag: tag.split(' ') }, async () => {
    const page = await pageAt(path);
    const found = Object.entries(html).flatMap(([selector, wanted]) => {
      const words = page.words(selector);
      const isSo =
        typeof wanted === 'number'
          ? words.length === wanted
          : words.length === wanted.length &&
            words.every((text, at) => solid(text).includes(solid(wanted[at] ?? '')));
      return isSo ? [] : [{ selector, wanted, words }];
    });
    expect(found).toEqual([]);
  });
