import { contentError } from '@/lib/content/check';
import { sectionQuestions } from '@/lib/landing/matching';
import { countWords, headingsOf } from '@/lib/markdown/blocks';
import { priceOfText } from '@/lib/pricing/price-text';
import { routes } from '@/lib/routes';
import type { PublishedPrice, Question, SitePage } from '@/lib/seo/site-page';
import { articles } from '../articles';
import type { ArticleInput } from '../articles/schema';
import { audiences } from '../audiences';
import { caseStudies } from '../case-studies';
import { company } from '../company/company';
import { facts, groupQuote, inDollars } from '../company/facts';
import { contactFaq, sharedFaq } from '../faq/faq';
import { industries } from '../industries';
import type { LandingPage } from '../landing-page/schema';
import { cookiesPage } from '../legal/cookies';
import { privacyPolicy } from '../legal/privacy-policy';
import { termsOfService } from '../legal/terms-of-service';
import { pricingFaq } from '../pricing/pricing';
import { pricing } from '../pricing/pricing-rules';
import { implementationGuide } from '../resources/implementation-guide';
import { services } from '../services';
import type { Service } from '../services/schema';
import { videos } from '../videos';
import { blogPages } from './blog';
import { home } from './home';
import { industriesOverview } from './industries-overview';
import { pageOf, pages } from './pages';
import { servicesOverview } from './services-overview';
import { industryMotif, pattern, paybackMotif, tutorialMotif } from './site-motifs';

type Category = ArticleInput['category'];

/** The sections of the site by path prefix, with the pattern their share images draw. */
const SECTIONS: readonly { under: string; section: string; pattern: Category }[] = [
  { under: routes.services, section: 'Services', pattern: 'Strategy' },
  { under: '/solutions', section: 'Solutions', pattern: 'Automation' },
  { under: routes.industries, section: 'Industries', pattern: 'Data' },
  { under: '/tools', section: 'Tools', pattern: 'Guide' },
  { under: routes.caseStudies, section: 'Case studies', pattern: 'Training' },
  { under: routes.blog, section: 'Blog', pattern: 'Strategy' },
  { under: routes.resources, section: 'Resources', pattern: 'Guide' },
  { under: '/legal', section: 'Legal', pattern: 'Automation' },
];

const SERVICE_PATTERNS: Record<Service['pricingType'], Category> = {
  training: 'Training',
  onboarding: 'Guide',
  automation: 'Automation',
  development: 'Strategy',
  optimization: 'Data',
};

/** The section a path belongs to. Pages outside all sections are about the company. */
function sectionOf(path: string): Pick<SitePage, 'section' | 'motif'> {
  const found = SECTIONS.find(({ under }) => path === under || path.startsWith(`${under}/`));
  return { section: found?.section ?? 'Company', motif: pattern(found?.pattern ?? 'Training') };
}

/** The questions that the sections of a landing page show. */
function questionsOf(page: LandingPage): Question[] {
  return page.sections.flatMap((section) =>
    section.kind === 'faq' ? sectionQuestions(section, sharedFaq) : [],
  );
}

/** Prices that a service's page publishes: the calculator's base price, and for training the quote and the tiers. */
function pricesOf({ page, pricingType }: Service): PublishedPrice[] {
  return [
    {
      name: 'Base price',
      description: `For a team of 2-10 and about ${pricing.baseWeeks[pricingType]} weeks. Team size, timeline, support and customization change it.`,
      usd: pricing.baseCost[pricingType],
    },
    ...page.sections.flatMap((section): PublishedPrice[] => {
      if (section.kind === 'group-quote') {
        const description = inDollars(facts.groupTraining.statement);
        return [
          { name: `Group program for ${groupQuote.people} people`, description, usd: groupQuote.total },
        ];
      }
      if (section.kind !== 'pricing-tiers') return [];
      return section.items.flatMap(({ name, description, price, perUnit }) => {
        const usd = priceOfText(price);
        return usd === undefined
          ? []
          : [{ name, description: `Individual coaching. ${description}`, usd, unit: perUnit }];
      });
    }),
  ];
}

/** What some pages of content/site/pages.ts have in addition to their head. */
const EXTRAS: Partial<Record<string, Partial<SitePage>>> = {
  [routes.services]: { questions: questionsOf(servicesOverview) },
  [routes.industries]: { questions: questionsOf(industriesOverview) },
  [routes.blog]: { updated: articles[0]?.publishDate },
  [routes.contact]: { questions: contactFaq },
  [routes.faq]: { questions: sharedFaq },
  [routes.serviceSelector]: { motif: pattern('Strategy') },
  [routes.guides]: { motif: { kind: 'sheets' } },
  [routes.videos]: { ...(videos[0] && { motif: tutorialMotif(videos[0]) }) },
  [routes.readiness]: { motif: pattern('Data') },
  [routes.roiCalculator]: { motif: paybackMotif },
  [routes.pricingCalculator]: { questions: pricingFaq },
  [routes.businessCase]: { motif: paybackMotif },
  [routes.implementationGuide]: {
    updated: implementationGuide.updated,
    subject: {
      kind: 'how-to',
      name: pageOf(routes.implementationGuide).heading,
      steps: headingsOf(implementationGuide.body).flatMap(({ id, text }) => {
        const [, name] = /^\d+\. (.+)$/.exec(text) ?? [];
        return name ? [{ name, anchor: id }] : [];
      }),
    },
  },
  [routes.privacy]: { updated: privacyPolicy.updated },
  [routes.terms]: { updated: termsOfService.updated },
  [routes.cookies]: { updated: cookiesPage.updated },
};

type PageInput = Pick<SitePage, 'path' | 'heading' | 'meta'> & Partial<SitePage>;

/** Fills in what follows from the path. */
const page = (given: PageInput): SitePage => ({
  label: given.heading,
  questions: [],
  ...sectionOf(given.path),
  ...given,
});

/** Every page that a search engine may list, home first. To list a new kind of page, add a line here. */
export const sitePages: readonly SitePage[] = [
  page({
    path: routes.home,
    label: 'Home',
    heading: home.hero.headline.join(' '),
    meta: home.meta,
    absoluteTitle: true,
    corner: company.offices.map(({ city }) => city).join(', '),
    motif: pattern('Strategy'),
  }),
  ...pages.map(({ path, heading, label = heading, meta }) =>
    page({ path, heading, label, meta, ...EXTRAS[path] }),
  ),
  ...services.map((service) =>
    page({
      path: service.url,
      heading: service.title,
      meta: service.meta,
      motif: pattern(SERVICE_PATTERNS[service.pricingType]),
      questions: questionsOf(service.page),
      subject: {
        kind: 'service',
        name: service.title,
        description: service.description,
        prices: pricesOf(service),
      },
    }),
  ),
  ...audiences.map((entry) =>
    page({
      path: entry.ctaLink,
      label: entry.title,
      heading: entry.page.hero.heading,
      corner: entry.title,
      meta: entry.meta,
      questions: questionsOf(entry.page),
    }),
  ),
  ...industries.map((entry) =>
    page({
      path: entry.ctaLink,
      label: entry.title,
      heading: entry.page.hero.heading,
      corner: entry.title,
      motif: industryMotif(entry.id),
      meta: entry.meta,
      questions: questionsOf(entry.page),
    }),
  ),
  ...caseStudies.map(({ url, title, meta, figure: { points, changeAt, kind } }) =>
    page({
      path: url,
      heading: title,
      meta,
      corner: 'Case study',
      motif: { kind: 'measure', points, changeAt, shape: kind },
    }),
  ),
  ...blogPages.slice(1).map(({ number, path, meta }) =>
    page({
      path,
      heading: `Blog, page ${number}`,
      label: `Page ${number}`,
      meta,
      updated: articles[0]?.publishDate,
    }),
  ),
  ...articles.map(({ url, title, meta, category, author, publishDate, draft, body, sources }) =>
    page({
      path: url,
      heading: title,
      meta,
      corner: `Blog, ${category}`,
      motif: pattern(category),
      updated: publishDate,
      draft,
      subject: {
        kind: 'article',
        author,
        published: publishDate,
        section: category,
        words: countWords(body),
        citations: sources,
      },
    }),
  ),
  ...videos.map((video) =>
    page({
      path: video.url,
      heading: video.title,
      meta: video.meta,
      corner: 'Video tutorial',
      motif: tutorialMotif(video),
      updated: video.date,
    }),
  ),
];

/**
 * The page at `path`.
 *
 * @throws ContentError when content/site/site-pages.ts has no such page.
 */
export function sitePageOf(path: string): SitePage {
  return (
    sitePages.find((entry) => entry.path === path) ??
    contentError(
      { file: 'content/site/site-pages.ts' },
      `there is no page at '${path}'.`,
      'Add its family to the list of sitePages.',
    )
  );
}
