import type { ReactNode } from 'react';
import AboutPage from '@/app/about/page';
import ArticlePage from '@/app/blog/[slug]/page';
import BlogPage from '@/app/blog/page';
import BlogListPage from '@/app/blog/page/[number]/page';
import CaseStudyPage from '@/app/case-studies/[slug]/page';
import CaseStudiesPage from '@/app/case-studies/page';
import ContactPage from '@/app/contact/page';
import FaqPage from '@/app/faq/page';
import IndustryPage from '@/app/industries/[id]/page';
import IndustriesPage from '@/app/industries/page';
import CookiesPage from '@/app/legal/cookies/page';
import PrivacyPage from '@/app/legal/privacy-policy/page';
import TermsPage from '@/app/legal/terms-of-service/page';
import HomePage from '@/app/page';
import ImplementationGuidePage from '@/app/resources/ai-implementation-guide/page';
import ReadinessPage from '@/app/resources/ai-readiness-assessment/page';
import RoiCalculatorPage from '@/app/resources/ai-roi-calculator/page';
import GuidesPage from '@/app/resources/guides/page';
import ResourcesPage from '@/app/resources/page';
import VideoPage from '@/app/resources/videos/[slug]/page';
import VideosPage from '@/app/resources/videos/page';
import ServicePage from '@/app/services/[id]/page';
import ServicesPage from '@/app/services/page';
import AudiencePage from '@/app/solutions/[id]/page';
import PricingCalculatorPage from '@/app/tools/pricing-calculator/page';
import ServiceSelectorPage from '@/app/tools/service-selector/page';

type Page = (props: never) => ReactNode | Promise<ReactNode>;

/** Every route that may be found, as its folder is called, and the page that draws it. The first that fits counts. */
const PAGES: readonly (readonly [route: string, page: Page])[] = [
  ['/', HomePage],
  ['/services', ServicesPage],
  ['/services/[id]', ServicePage],
  ['/solutions/[id]', AudiencePage],
  ['/industries', IndustriesPage],
  ['/industries/[id]', IndustryPage],
  ['/tools/service-selector', ServiceSelectorPage],
  ['/tools/pricing-calculator', PricingCalculatorPage],
  ['/case-studies', CaseStudiesPage],
  ['/case-studies/[slug]', CaseStudyPage],
  ['/blog', BlogPage],
  ['/blog/page/[number]', BlogListPage],
  ['/blog/[slug]', ArticlePage],
  ['/resources', ResourcesPage],
  ['/resources/guides', GuidesPage],
  ['/resources/videos', VideosPage],
  ['/resources/videos/[slug]', VideoPage],
  ['/resources/ai-implementation-guide', ImplementationGuidePage],
  ['/about', AboutPage],
  ['/contact', ContactPage],
  ['/faq', FaqPage],
  ['/legal/privacy-policy', PrivacyPage],
  ['/legal/terms-of-service', TermsPage],
  ['/legal/cookies', CookiesPage],
  ['/resources/ai-readiness-assessment', ReadinessPage],
  ['/resources/ai-roi-calculator', RoiCalculatorPage],
];

type Params = Record<string, string | string[]>;

/** The parameters of a route at a path, or undefined where the route is another's. */
export function paramsAt(route: string, path: string): Params | undefined {
  const names = route.split('/').filter(Boolean);
  const parts = path.split('/').filter(Boolean);
  const params: Params = {};
  for (const [index, name] of names.entries()) {
    const rest = /^\[\.\.\.(\w+)\]$/.exec(name)?.[1];
    if (rest) return parts.length > index ? { ...params, [rest]: parts.slice(index) } : undefined;
    const one = /^\[(\w+)\]$/.exec(name)?.[1];
    const part = parts[index];
    if (part === undefined || (!one && part !== name)) return undefined;
    if (one) params[one] = part;
  }
  return names.length === parts.length ? params : undefined;
}

/**
 * What the page at `path` draws below header and above footer.
 *
 * @throws Error when no route of the list leads there.
 */
export function drawPage(path: string): ReactNode | Promise<ReactNode> {
  for (const [route, page] of PAGES) {
    const params = paramsAt(route, path);
    if (!params) continue;
    return (page as (props: { params: Promise<Params> }) => ReactNode)({ params: Promise.resolve(params) });
  }
  throw new Error(`no page draws '${path}'. Add its route to app/markdown/pages.ts.`);
}
