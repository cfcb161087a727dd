import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { company } from '@/content/company/company';
import { contactFaq, sharedFaq } from '@/content/faq/faq';
import { guides } from '@/content/guides';
import { industries } from '@/content/industries';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { termsOfService } from '@/content/legal/terms-of-service';
import { pricing } from '@/content/pricing/pricing-rules';
import { implementationGuide } from '@/content/resources/implementation-guide';
import type { FaqItem } from '@/content/schemas/faq';
import type { LandingPage } from '@/content/schemas/landing-page';
import type { Service } from '@/content/schemas/services';
import { services } from '@/content/services';
import { blogPages } from '@/content/site/blog';
import { home } from '@/content/site/home';
import { industriesOverview } from '@/content/site/industries-overview';
import { pages } from '@/content/site/pages';
import { servicesOverview } from '@/content/site/services-overview';
import { pricingFaq } from '@/content/tools/pricing-calculator';
import { videos } from '@/content/videos';
import { PAGE_LABEL } from '@/lib/blog/pagination';
import { formatUnpublishedMark } from '@/lib/collections/is-published';
import { selectQuestions } from '@/lib/landing/select-entries';
import { countWords } from '@/lib/markdown/inspect-blocks';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { parsePrice } from '@/lib/pricing-calculator/parse-price';
import * as routes from '@/lib/routes';
import { type Breadcrumb, buildBreadcrumbs } from '@/lib/seo/breadcrumbs';
import type { PublishedPrice, SitePage } from './site-page';

/** `entry` is the page's content entry, where that may be unpublished. */
type PageInput = Pick<SitePage, 'path' | 'heading' | 'meta'> &
  Partial<SitePage> & { entry?: Parameters<typeof formatUnpublishedMark>[0] };

/** The sections of the site by path prefix, with the cover of their share images. */
const SECTIONS: readonly { under: string; section: string; cover: string }[] = [
  { under: routes.services, section: 'Services', cover: 'Strategy' },
  { under: '/solutions', section: 'Solutions', cover: 'Automation' },
  { under: routes.industries, section: 'Industries', cover: 'Data' },
  { under: '/tools', section: 'Tools', cover: 'Guide' },
  { under: routes.caseStudies, section: 'Case studies', cover: 'Case Studies' },
  { under: routes.blog, section: 'Blog', cover: 'Strategy' },
  { under: routes.resources, section: 'Resources', cover: 'Guide' },
  { under: '/legal', section: 'Legal', cover: 'Automation' },
];

const SERVICE_COVERS: Record<Service['pricingType'], string> = {
  training: 'Training',
  onboarding: 'Guide',
  automation: 'Automation',
  development: 'Strategy',
  optimization: 'Data',
};

const questionsOf = (page: LandingPage): FaqItem[] =>
  page.sections.flatMap((section) => (section.kind === 'faq' ? selectQuestions(section, sharedFaq) : []));

/** Prices that a service's page publishes: the calculator's base price, and for training the tiers. */
const listPublishedPrices = ({ page, pricingType }: Service): PublishedPrice[] => [
  {
    name: 'Base price',
    description: `For a team of ${peopleBySize.small} and about ${pricing.baseWeeks[pricingType]} weeks. Team size, timeline, support and customization change it.`,
    usd: pricing.baseCost[pricingType],
  },
  ...page.sections.flatMap((section): PublishedPrice[] => {
    if (section.kind !== 'pricing-tiers') return [];
    return section.items.flatMap(({ name, description, price, perUnit }) => {
      const usd = parsePrice(price);
      return usd === undefined
        ? []
        : [{ name, description: `Individual coaching. ${description}`, usd, unit: perUnit }];
    });
  }),
];

/** The last day on which an article came or changed. */
const [lastArticleChange] = articles
  .map((one) => one.updated ?? one.publishDate)
  .sort()
  .reverse();

/** Further properties of some pages of content/site/pages.ts, beyond heading, label and metadata. */
const EXTRAS: Partial<Record<string, Partial<PageInput>>> = {
  [routes.services]: { questions: questionsOf(servicesOverview) },
  [routes.industries]: { questions: questionsOf(industriesOverview) },
  [routes.blog]: { updated: lastArticleChange },
  [routes.contact]: { questions: contactFaq },
  [routes.faq]: { questions: sharedFaq },
  [routes.serviceSelector]: { cover: 'Strategy' },
  [routes.guides]: { cover: 'Best Practices' },
  [routes.videos]: { cover: 'Getting Started' },
  [routes.caseStudies]: { corner: 'Composite case studies' },
  [routes.readiness]: { section: 'Tools', cover: 'Data' },
  [routes.roiCalculator]: { section: 'Tools', cover: 'Data' },
  [routes.pricingCalculator]: { questions: pricingFaq },
  [routes.businessCase]: { cover: 'Data' },
  [routes.implementationGuide]: { updated: implementationGuide.updated },
  [routes.privacy]: { updated: privacyPolicy.updated },
  [routes.terms]: { updated: termsOfService.updated },
  [routes.cookies]: { updated: cookiesPage.updated },
};

/** Adds what follows from the path. Pages outside all sections are about the company. */
function page({ entry, label, ...input }: PageInput): SitePage {
  const { path, heading, questions = [] } = input;
  const place = SECTIONS.find(({ under }) => path === under || path.startsWith(`${under}/`));
  return {
    label: `${label ?? heading}${entry ? formatUnpublishedMark(entry) : ''}`,
    section: place?.section ?? 'Company',
    cover: place?.cover ?? 'Training',
    ...input,
    questions,
  };
}

/** Every page that a search engine may list, home first. To list a new kind of page, add a line here. */
export const sitePages: readonly SitePage[] = [
  page({
    path: routes.home,
    label: 'Home',
    heading: home.hero.headline.join(' '),
    meta: home.meta,
    corner: company.offices.map(({ city }) => city).join(', '),
    cover: 'Strategy',
  }),
  ...pages.map(({ path, heading, label = heading, meta }) =>
    // A share image names its page where the heading does not.
    page({ path, heading, label, meta, ...(label !== heading && { corner: label }), ...EXTRAS[path] }),
  ),
  ...services.map((service) =>
    page({
      path: service.url,
      entry: service,
      heading: service.title,
      meta: service.meta,
      cover: SERVICE_COVERS[service.pricingType],
      questions: questionsOf(service.page),
      subject: {
        kind: 'service',
        name: service.title,
        description: service.description,
        prices: listPublishedPrices(service),
        courses: service.page.sections.flatMap((section) =>
          section.kind === 'programs'
            ? section.items.map(({ title, description }) => ({ name: title, description }))
            : [],
        ),
      },
    }),
  ),
  ...[...audiences, ...industries].map((entry) =>
    page({
      path: entry.ctaLink,
      ...('draft' in entry && { entry }),
      label: entry.title,
      heading: entry.page.hero.heading,
      corner: entry.title,
      meta: entry.meta,
      questions: questionsOf(entry.page),
    }),
  ),
  ...caseStudies.map(({ url, title, meta }) =>
    page({ path: url, heading: title, meta, corner: 'Composite case study' }),
  ),
  ...blogPages.slice(1).map(({ number, path, meta }) =>
    page({
      path,
      heading: `Blog, page ${number}`,
      label: `${PAGE_LABEL}${number}`,
      meta,
      updated: lastArticleChange,
    }),
  ),
  ...articles.map((entry) => {
    const { url, title, meta, category, author, person, publishDate, body, sources } = entry;
    return page({
      path: url,
      entry,
      heading: title,
      meta,
      corner: `Blog, ${category}`,
      cover: category,
      updated: entry.updated ?? publishDate,
      subject: {
        kind: 'article',
        isPost: true,
        person,
        team: author,
        published: publishDate,
        section: category,
        words: countWords(body),
        citations: sources,
      },
    });
  }),
  ...guides.flatMap(({ page: path, title, description, text, draft }) =>
    path
      ? page({
          path,
          entry: { draft },
          heading: title,
          meta: { title, description },
          cover: 'Best Practices',
          updated: text?.updated,
          subject: { kind: 'article', section: 'Guides', words: countWords(text?.body ?? []) },
        })
      : [],
  ),
  ...videos.map((video) =>
    page({
      path: video.url,
      heading: video.title,
      meta: video.meta,
      corner: video.recording ? 'Video tutorial' : 'Written walkthrough',
      cover: video.category,
      updated: video.date,
      subject: {
        kind: 'article',
        published: video.date,
        section: video.category,
        words: countWords(video.body),
      },
    }),
  ),
];

/** @throws Error when there is no page at `path`. */
export function getSitePage(path: string): SitePage {
  const found = sitePages.find((entry) => entry.path === path);
  if (!found) throw new Error(`There is no page at '${path}'. Add its family to sitePages.`);
  return found;
}

/**
 * The breadcrumbs of a page, home and itself included.
 *
 * @param label of a page that is not in the list.
 */
export const getBreadcrumbs = (path: string, label = getSitePage(path).label): Breadcrumb[] =>
  buildBreadcrumbs({ path, label }, sitePages);

export const indexedPaths: readonly string[] = sitePages.map(({ path }) => path);
