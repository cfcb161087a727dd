import { z } from 'zod';
import { wholeDollars } from '@/lib/pricing-calculator/rules';
import { text } from './fields';

/** Prices that the calculator does not make. */
export const statedPrices = z.strictObject({
  smallProject: wholeDollars,
});

export const fact = z.strictObject({
  /** The figure alone, where a page shows it large or inside a sentence of its own. */
  value: text(60).optional(),
  /** The words beside the figure wherever a page shows it large, and what it counts: the same everywhere. */
  label: text(60).optional(),
  counts: text(90).optional(),
  /** The fact as a visitor may read it. `{usd:5400}` stands for a price. */
  statement: text(400),
  /** What the fact covers and what it does not. */
  scope: text(240),
  /** The day on which it was last confirmed. */
  date: z.iso.date("must be a date such as '2025-05-07'"),
  /** Where it comes from: a file of this repository, or a document of the company. */
  source: text(120),
  /**
   * How texts state the fact. The first group of each pattern is the value that the text gives, and `accepts` lists
   * the values that agree with the fact, in lower case. The content report names every other value.
   */
  check: z
    .strictObject({
      patterns: z.array(z.instanceof(RegExp)).min(1),
      accepts: z.array(text(120)).min(1),
      /** The files that are checked, where it is not all of them. */
      files: z.instanceof(RegExp).optional(),
    })
    .optional(),
});
export type Fact = z.infer<typeof fact>;

/** One line of a worked quote: what is charged, and whole US dollars. */
type QuoteLine = { label: string; usd: number };

/** A worked quote for one group program. */
export type GroupQuote = { people: number; lines: readonly QuoteLine[]; total: number };
