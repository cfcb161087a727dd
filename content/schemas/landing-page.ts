import { z } from 'zod';
import { numberInWords } from '@/lib/format/number-words';
import { articleCategory } from './articles';
import { faqItem } from './faq';
import { alternative, link, slug, text } from './fields';
import { feature, impactFigure, pricingTier, processStep, program } from './landing-page-parts';

/** The illustration of a hero. */
const heroIllustration = z.strictObject({
  /** Name of the two files in content/illustrations: 'legal' for legal.wide.svg and legal.narrow.svg. */
  name: slug,
  /** The picture in words, for those who do not see it. */
  alt: alternative(500),
  /** Printed below: what is illustrative and what is stated. */
  note: text(200),
});
export type HeroIllustrationText = z.infer<typeof heroIllustration>;

const sectionHead = {
  title: text(60),
  lead: text(220).optional(),
  /** Small print beside the title, such as 'Illustrative figures.' */
  note: text(160).optional(),
  /** The background, where the kind's own does not suit its neighbors. */
  tone: z.enum(['paper', 'sunk', 'band'], "must be 'paper', 'sunk' or 'band'").optional(),
  /** The anchor that links on the page lead to. */
  anchor: slug.optional(),
};

/** Short statements, such as who a page is for or which challenges it answers. */
const statements = z.array(text(120)).min(3).max(6);

/** Two to four statements side by side. */
const statementColumns = z
  .array(z.strictObject({ title: text(50), description: text(200) }))
  .min(2)
  .max(4);

/** What a price buys. */
const namedStatements = z.strictObject({ title: sectionHead.title, items: statementColumns });

/** Which case studies a section shows; it is left out when none matches. */
const caseStudyMatch = z.union(
  [z.strictObject({ solution: slug }), z.strictObject({ industry: slug })],
  "must be { solution: 'the id of a service' } or { industry: 'the id of an industry' }",
);

/** Which articles a section shows, at most three: the first, or those of a category or with one of the words. */
const articleMatch = z.union(
  [
    z.literal('first'),
    z.strictObject({ category: articleCategory.optional(), titleContains: z.array(text(40)).min(1) }),
  ],
  "must be 'first' or { category?, titleContains: [words] }",
);

/** The sections a landing page is made of. components/sections/landing-section.tsx draws each kind. */
export const section = z.discriminatedUnion(
  'kind',
  [
    /** Running text, and links that lead on. */
    z.strictObject({
      kind: z.literal('overview'),
      ...sectionHead,
      paragraphs: z.array(text(500)).min(1).max(4),
      links: z.array(link).min(1).max(3).optional(),
    }),
    /** Two to four statements side by side: benefits, challenges. */
    z.strictObject({
      kind: z.literal('text-columns'),
      ...sectionHead,
      items: statementColumns,
    }),
    /** A ruled list of feature cards: opportunities, solutions, packages. */
    z.strictObject({
      kind: z.literal('features'),
      ...sectionHead,
      items: z.array(feature).min(2).max(9),
      action: link.optional(),
    }),
    z.strictObject({
      kind: z.literal('process'),
      ...sectionHead,
      steps: z
        .array(processStep)
        .min(3)
        .max(6)
        .refine(
          (steps) => steps.every(({ step }, index) => step === index + 1),
          'must number its steps 1, 2, 3 in order',
        ),
      buys: namedStatements.optional(),
    }),
    z.strictObject({ kind: z.literal('programs'), ...sectionHead, items: z.array(program).min(2).max(6) }),
    /**
     * What one person pays, in cards whose buttons lead to the contact form with this service chosen, beside what a team
     * pays: the worked quote of content/company/facts.ts. `{usd:5400}` in a paragraph stands for a price.
     */
    z.strictObject({
      kind: z.literal('pricing-tiers'),
      ...sectionHead,
      service: slug,
      items: z.array(pricingTier).min(2).max(4),
      buys: namedStatements,
      group: z.strictObject({
        title: sectionHead.title,
        anchor: slug,
        paragraphs: z.array(text(400)).min(1).max(4),
        buys: namedStatements,
      }),
    }),
    z.strictObject({
      kind: z.literal('statistics'),
      ...sectionHead,
      items: z.array(impactFigure).min(2).max(5),
    }),
    /** Technologies by category. */
    z.strictObject({
      kind: z.literal('technologies'),
      ...sectionHead,
      categories: z
        .array(
          z.strictObject({ title: text(40), description: text(140), items: z.array(text(50)).min(2).max(8) }),
        )
        .min(2)
        .max(4),
    }),
    z.strictObject({
      kind: z.literal('case-studies'),
      ...sectionHead,
      match: caseStudyMatch,
      action: link.optional(),
    }),
    /** The page's own questions, then shared ones by position, the first being 1. */
    z.strictObject({
      kind: z.literal('faq'),
      ...sectionHead,
      questions: z.array(faqItem).min(1).max(6).optional(),
      positions: z.array(z.int().min(1)).min(1).max(6),
    }),
    /** Services by id on one scale of weeks. `described` adds a sentence to each. */
    z.strictObject({
      kind: z.literal('services'),
      ...sectionHead,
      ids: z.array(slug).min(1),
      described: z.boolean().optional(),
      /** What each of them costs one person, where the page is for one. */
      personUsd: z.array(z.number()).optional(),
    }),
    /** The featured solution of an audience, by its id, and beside it whom or what it is for. */
    z.strictObject({
      kind: z.literal('featured-solution'),
      ...sectionHead,
      audience: slug,
      fit: z.strictObject({ title: sectionHead.title, lead: text(220), items: statements }),
    }),
    /** The large thing of a page: marked lines of a sheet, and what each leads to. `person` marks what a person decides. */
    z.strictObject({
      kind: z.literal('showcase'),
      ...sectionHead,
      items: z
        .array(
          z.strictObject({
            line: text(80),
            title: text(60),
            description: text(200).optional(),
            person: z.boolean().optional(),
          }),
        )
        .min(3)
        .max(6),
      link: link.optional(),
    }),
    /** Ways to work together. */
    z.strictObject({
      kind: z.literal('engagement-models'),
      ...sectionHead,
      items: z
        .array(
          z.strictObject({
            title: text(40),
            description: text(200),
            terms: z
              .array(z.strictObject({ label: text(24), value: text(80) }))
              .min(1)
              .max(4),
          }),
        )
        .min(2)
        .max(4),
    }),
    /** A sample quote; `statistics` adds the company's stated figures, from content/company/statistics.ts. */
    z.strictObject({
      kind: z.literal('testimonial'),
      ...sectionHead,
      id: slug,
      statistics: z.boolean().optional(),
    }),
    z.strictObject({ kind: z.literal('articles'), ...sectionHead, match: articleMatch }),
    /** The industries as ruled rows, each the way to its page. */
    z.strictObject({ kind: z.literal('industries'), ...sectionHead }),
  ],
  'must be one of the section kinds of content/schemas/landing-page.ts',
);
export type Section = z.infer<typeof section>;
export type SectionKind = Section['kind'];

/** A page in sections: hero, sections in order, and the closing action to the contact form. */
export const landingPage = z.strictObject({
  hero: z.strictObject({
    heading: text(60),
    lead: text(220),
    /** Label of the button that leads to the contact form, or to the page's own anchor. */
    action: text(40),
    anchor: slug.optional(),
    second: link.optional(),
    illustration: heroIllustration.optional(),
    /** What the reader gets, below the illustration. */
    benefits: statementColumns.optional(),
  }),
  sections: z
    .array(section)
    .min(2)
    .superRefine((sections, context) => {
      for (const [index, one] of sections.entries()) {
        const [counted, word] = (one.kind === 'process' && /^(\w+) steps\b/i.exec(one.title)) || [];
        if (one.kind !== 'process' || !word || word.toLowerCase() === numberInWords(one.steps.length))
          continue;
        const message = `has '${counted}' in its title and lists ${one.steps.length}`;
        context.addIssue({ code: 'custom', path: [index, 'title'], message });
      }
    }),
  closing: z.strictObject({ heading: text(60), lead: text(200), action: text(40), second: link.optional() }),
});
export type LandingPage = z.infer<typeof landingPage>;

/** A section that every page of a family has once; `items` is how many it lists, and of what. */
type RequiredSection = { kind: SectionKind; items?: number; of?: string };

/** For the schema of a family of pages: each section of `required` is there once, with its number of items. */
export const hasSections =
  (...required: readonly RequiredSection[]) =>
  ({ sections }: LandingPage, context: z.RefinementCtx): void => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const { kind, items, of } of required) {
      const cards = items === undefined ? '' : ` with ${items} ${of}`;
      const found = sections.flatMap((one, index) => (one.kind === kind ? index : []));
      const [index = 0] = found;
      const listed = sections[index];
      if (found.length !== 1)
        say(['sections'], `must list one section of the kind '${kind}'${cards}, not ${found.length}`);
      else if (items && listed && 'items' in listed && listed.items.length !== items)
        say(['sections', index, 'items'], `must list exactly ${items} ${of}`);
    }
  };
