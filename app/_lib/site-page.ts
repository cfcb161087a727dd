import type { Article } from '@/content/schemas/articles';
import type { FaqItem } from '@/content/schemas/faq';

/** A price on the page, in whole US dollars. `unit` is what one payment covers, such as 'per person'. */
export type PublishedPrice = { name: string; description: string; usd: number; unit?: string | undefined };

/** A text with an author: a person, a team of the company, or the company where both are missing. */
export type ArticleSubject = {
  kind: 'article';
  /** True for an article of the blog. */
  isPost?: true;
  person?: Article['person'];
  team?: string;
  published?: string;
  section: string;
  words: number;
  citations?: Article['sources'];
};

/** What schema.org has a type for. */
type StructuredSubject =
  | {
      kind: 'service';
      name: string;
      description: string;
      prices: readonly PublishedPrice[];
      courses: readonly { name: string; description: string }[];
    }
  | ArticleSubject;

/** An indexed page. Metadata, structured data, share image, sitemap, llms.txt and breadcrumbs are made from it. */
export type SitePage = {
  path: string;
  /** The page's name in breadcrumbs. */
  label: string;
  heading: string;
  meta: { title: string; description: string };
  /** The section of the site, such as 'Services'. */
  section: string;
  /** Corner text of the share image; the section by default. */
  corner?: string;
  /** The category whose cover its share image has. */
  cover: string;
  /** When the content last changed, if known. Never the time of the build. */
  updated?: string | undefined;
  questions: readonly FaqItem[];
  subject?: StructuredSubject;
};
