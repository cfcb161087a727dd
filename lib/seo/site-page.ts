import type { CoverCategory } from '@/lib/illustrations/article-cover';

/** A question that the page shows, and its answer as plain text. */
export type Question = { question: string; answer: string };

/**
 * A price that the page publishes, in whole US dollars. `description` says what it buys, and `unit` what one pays it
 * for, such as 'per person'.
 */
export type PublishedPrice = { name: string; description: string; usd: number; unit?: string };

/** A publication that an article cites. */
type Citation = { author: string; title: string; year: number; url: string };

/** What a page is about, where that has a type of its own for search engines. */
export type StructuredSubject =
  | { kind: 'service'; name: string; description: string; prices: readonly PublishedPrice[] }
  /** A page that leads through something step by step; each step has a place on the page. */
  | { kind: 'how-to'; name: string; steps: readonly { name: string; anchor: string }[] }
  | {
      kind: 'article';
      author: string;
      published: string;
      section: string;
      words: number;
      citations: readonly Citation[];
    };

/** What the share image draws: a pattern varied by the path, or what the page is about. */
export type ShareMotif =
  | { kind: 'pattern'; pattern: CoverCategory }
  | { kind: 'measure'; points: readonly number[]; changeAt: number; shape: 'line' | 'step' | 'signal' }
  /** A tutorial, as its thumbnail draws it. */
  | { kind: 'chapters'; duration: string; chapters: readonly { at: string }[] }
  /** A course without the change, and with it. */
  | { kind: 'compared'; before: readonly number[]; after: readonly number[] }
  /** Documents to take away. */
  | { kind: 'sheets' };

/**
 * What the whole site knows of one page that may be found. Metadata, structured data, share image, sitemap,
 * llms.txt and the crumbs are made from it.
 */
export type SitePage = {
  path: string;
  /** Its name in the crumbs. */
  label: string;
  heading: string;
  meta: { title: string; description: string };
  /** True where the title is shown as it is, without the name of the company after it. */
  absoluteTitle?: boolean;
  /** The part of the site it belongs to, such as 'Services'. */
  section: string;
  /** What the share image says in its corner, where that is not the part of the site. */
  corner?: string;
  motif: ShareMotif;
  /** The day its content last changed, where content knows one. Never the time of the build. */
  updated?: string;
  draft?: boolean;
  questions: readonly Question[];
  subject?: StructuredSubject;
};
