import { z } from 'zod';
import { intents } from '@/lib/chat/data';
import { type Block, countWords, figuresIn, headingsOf, readingTime } from '@/lib/markdown/blocks';
import { MarkdownError, readMarkdown } from '@/lib/markdown/read';
import { secondsOf } from '@/lib/videos/times';

/**
 * Every shape that content can take, with its limits. The messages are written for the person who edits:
 * they appear after the name of the file, the entry and the field (see lib/content/check.ts).
 */

/** Required text; `max` is given where a layout or a result page has a limit. */
export const text = (max = 2000) =>
  z.string('must be text').trim().min(1, 'must not be empty').max(max, `must have at most ${max} characters`);

/** Ids and slugs become part of addresses. */
export const slug = z
  .string('must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** An address inside this site. */
export const path = z
  .string('must be text')
  .regex(/^\/([a-z0-9/-]*)?$/, "must be a path of this site such as '/contact'");

/** Icons the design uses; components/ui/content-icon.tsx draws each, so a name that nobody draws does not compile. */
export const iconName = z.enum(
  [
    'activity',
    'alert',
    'archive',
    'arrow-right',
    'award',
    'badge-check',
    'bell',
    'blocks',
    'book',
    'bot',
    'brain',
    'briefcase',
    'building',
    'calendar',
    'chart',
    'check',
    'clipboard',
    'clock',
    'code',
    'cog',
    'compass',
    'cpu',
    'database',
    'dollar',
    'eye',
    'factory',
    'file',
    'file-search',
    'flag',
    'flask',
    'gauge',
    'globe',
    'graduation',
    'handshake',
    'headset',
    'heart-pulse',
    'inbox',
    'key',
    'landmark',
    'layers',
    'leaf',
    'lifebuoy',
    'lightbulb',
    'list-checks',
    'lock',
    'mail',
    'map-pin',
    'megaphone',
    'message',
    'microscope',
    'network',
    'package',
    'pen',
    'percent',
    'phone',
    'pill',
    'plug',
    'presentation',
    'puzzle',
    'receipt',
    'refresh',
    'rocket',
    'route',
    'scale',
    'scan',
    'search',
    'server',
    'settings',
    'shield',
    'shopping-bag',
    'shopping-cart',
    'sliders',
    'smile',
    'stethoscope',
    'store',
    'target',
    'timer',
    'trending-up',
    'truck',
    'user',
    'user-check',
    'users',
    'wand',
    'wallet',
    'warehouse',
    'workflow',
    'wrench',
    'zap',
  ],
  'is not an icon of the design; the list is in content/schema.ts',
);
export type IconName = z.infer<typeof iconName>;

/** What a result page shows: a title up to 60 characters, a description of 70 to 160. */
export const meta = z.strictObject({
  title: text(60),
  description: text(160).min(70, 'must have at least 70 characters, or a result page shows something else'),
});
export type Meta = z.infer<typeof meta>;

/** The head of a page that no collection makes; `label` names it in the crumbs where the heading does not. */
export const page = z.strictObject({
  path,
  heading: text(80),
  label: text(40).optional(),
  lead: text(220),
  meta,
});
export type Page = z.infer<typeof page>;

// ---------- Company ----------
export const company = z.strictObject({
  name: text(40),
  letter: z.string().length(1, 'must be one letter'),
  tagline: text(160),
  email: z.email('must be an email address'),
  /** Sender of the inquiry mails, unless MAIL_FROM says otherwise. */
  websiteEmail: z.email('must be an email address'),
  phone: text(30),
  address: text(120),
  /** The same address in parts, for search engines; `country` is an ISO 3166-1 code. */
  postalAddress: z.strictObject({
    street: text(60),
    city: text(40),
    country: z.string().regex(/^[A-Z]{2}$/, "must be a country code such as 'GB'"),
  }),
  hours: z.strictObject({ site: text(80), chat: text(80) }),
  founded: z.strictObject({ site: z.int(), chat: z.int() }),
  experience: z.strictObject({ site: text(80), chat: text(80) }),
  responseTime: text(40),
  offices: z.array(z.strictObject({ city: text(40), role: text(60) })).min(1),
  socialMedia: z.strictObject({
    linkedin: z.url('must be an address'),
    twitter: z.url('must be an address'),
    facebook: z.url('must be an address'),
    youtube: z.url('must be an address'),
  }),
});
export type Company = z.infer<typeof company>;

// ---------- Fixed lists ----------
export const industryName = z.enum(
  ['Healthcare', 'Financial Services', 'Retail', 'Manufacturing', 'Education', 'Legal'],
  'must be one of the six industries, spelled as on the industry pages',
);
export type IndustryName = z.infer<typeof industryName>;

export const articleCategory = z.enum(
  ['Automation', 'Training', 'Strategy', 'Guide', 'Data'],
  'must be one of the five categories that have a cover pattern',
);

// ---------- Landing pages: services, audiences, industries ----------
/** A way on inside this site, with a query or an anchor where it needs one. */
export const link = z.strictObject({
  label: text(40),
  href: z
    .string('must be text')
    .regex(
      /^(\/[a-z0-9/-]*)?(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?$/,
      "must be an address of this site such as '/contact'",
    )
    .min(1, 'must not be empty'),
});
export type Link = z.infer<typeof link>;

export const benefit = z.strictObject({ title: text(50), description: text(160), icon: iconName });
export type Benefit = z.infer<typeof benefit>;

/** A benefit with optional lines of detail below its sentence. */
export const feature = benefit.extend({ details: z.array(text(90)).min(1).max(6).optional() });
export type Feature = z.infer<typeof feature>;

export const processStep = z.strictObject({
  step: z.int().min(1),
  title: text(40),
  description: text(140),
  icon: iconName.optional(),
  /** When it happens: 'Week 1'. */
  when: text(24).optional(),
});
export type ProcessStep = z.infer<typeof processStep>;

export const program = z.strictObject({
  title: text(50),
  description: text(200),
  features: z.array(text(90)).min(2, 'must list at least 2 features').max(5),
  forWhom: text(90),
  duration: text(24),
  format: text(90),
});
export type Program = z.infer<typeof program>;

export const pricingTier = z.strictObject({
  name: text(30),
  description: text(140),
  /** US dollars as text such as '$1,500', or 'Custom' for none (lib/pricing/price-text.ts reads it). */
  price: z
    .string('must be text')
    .regex(/^(\$\d[\d,]*|Custom)$/, "must be dollars such as '$1,500', or 'Custom'"),
  perUnit: text(30),
  features: z.array(text(80)).min(2, 'must list at least 2 features').max(7),
  isPopular: z.boolean().optional(),
  ctaText: text(30),
});
export type PricingTier = z.infer<typeof pricingTier>;

/** A stated figure and how it is drawn: against the full bar of 'before', or as a share of all. */
export const impactFigure = z.strictObject({
  value: text(12),
  label: text(60),
  drawn: z
    .strictObject({
      /** 'less': the rest of a bar remains. 'more': the bar grows. 'share': that part of the bar is filled. */
      kind: z.enum(['less', 'more', 'share'], "must be 'less', 'more' or 'share'"),
      percent: z.number().positive().max(400),
      /** The upper end, where the figure is a range such as 15-30%. */
      upTo: z.number().positive().max(400).optional(),
    })
    .optional(),
});
export type ImpactFigure = z.infer<typeof impactFigure>;

// Figures of a first view. The words and positions are content; components/figures/hero draws each kind.
const figureWords = {
  /** The picture in words, for those who do not see it. */
  alt: text(500),
  /** Printed below: what is illustrative and what is stated. */
  note: text(200),
};

/** Skill over time: the lane rises through the marks; what happens without it stays gray. */
export const curveFigure = z.strictObject({
  kind: z.literal('curve'),
  ...figureWords,
  axis: text(50),
  without: text(40),
  marks: z
    .array(z.strictObject({ label: text(12), says: text(26) }))
    .min(3, 'must have at least 3 marks')
    .max(5),
});

/** Stages one after the other, each a tread of a staircase that ends where the client takes over. */
export const stagesFigure = z.strictObject({
  kind: z.literal('stages'),
  ...figureWords,
  /** What the ticks below count: 'Week'. */
  unit: text(12),
  stages: z
    .array(z.strictObject({ label: text(16), leaves: text(48), ticks: z.int().min(1).max(4) }))
    .min(3, 'must have at least 3 stages')
    .max(6),
  end: z.strictObject({ label: text(16), leaves: text(48) }),
});

const lane = text(14);
/** The same work before and after, on lanes named by who does it. `at` is time, 0 to 100, on one scale for both. */
export const swimlanesFigure = z.strictObject({
  kind: z.literal('swimlanes'),
  ...figureWords,
  before: z.strictObject({
    summary: text(60),
    lanes: z.array(lane).min(2).max(4),
    steps: z
      .array(z.strictObject({ lane: z.int().min(1), at: z.number().min(0).max(100), label: text(20) }))
      .min(4)
      .max(12),
  }),
  after: z.strictObject({
    summary: text(60),
    lanes: z.array(lane).length(2, 'must be two: the software and the person'),
    steps: z
      .array(z.strictObject({ lane: z.int().min(1), at: z.number().min(0).max(100), label: text(14) }))
      .length(3, 'must be three: in, check, out'),
  }),
  saved: z.strictObject({ value: text(8), label: text(40), says: text(80) }),
});

/** The path of a request through a system, and the loop that measures it. */
export const architectureFigure = z.strictObject({
  kind: z.literal('architecture'),
  ...figureWords,
  sources: z.strictObject({ title: text(20), items: z.array(text(22)).min(2).max(4) }),
  retrieval: z.strictObject({ title: text(20), says: text(34) }),
  model: z.strictObject({ title: text(20), says: text(34) }),
  app: z.strictObject({ title: text(20), says: text(34) }),
  evaluation: z.strictObject({ title: text(30), says: text(60), loop: text(30) }),
});

/** How often a result takes how long, before and after. */
export const distributionFigure = z.strictObject({
  kind: z.literal('distribution'),
  ...figureWords,
  axis: z.strictObject({ from: text(20), to: text(20), height: text(40) }),
  before: z.strictObject({ label: text(20), says: text(60) }),
  after: z.strictObject({ label: text(20), says: text(60) }),
  limit: text(40),
});

// Industry pages. Series are illustrative; where a stated figure belongs to them, a test keeps the two equal.
/** A machine's signal: even, growing until it would fail, and even after the repair. */
export const signalFigure = z.strictObject({
  kind: z.literal('signal'),
  ...figureWords,
  measure: text(50),
  normal: text(20),
  alert: text(28),
  /** The alert on phones. */
  alertShort: text(12),
  /** How long before the failure the alert comes. */
  lead: text(12),
  end: text(20),
});

/** A stated figure set large in a drawing. */
const statedFigure = z.strictObject({ value: text(6), label: text(20) });

/** How many wait, interval by interval, before and after. The area between the lines is the waiting saved. */
export const waitingFigure = z.strictObject({
  kind: z.literal('waiting'),
  ...figureWords,
  measure: text(44),
  before: text(24),
  after: text(24),
  saved: statedFigure,
  /** Words under the axis, at even distances from its start to its end. */
  times: z.array(text(6)).min(3).max(6),
  beforePoints: z.array(z.number().min(0)).min(6).max(12),
  afterPoints: z.array(z.number().min(0)).min(6).max(12),
});

/** From the lines of a document through values to a decision; one is lit, one goes to a person. */
export const traceFigure = z.strictObject({
  kind: z.literal('trace'),
  ...figureWords,
  heads: z.strictObject({ source: text(16), value: text(16), decision: text(16) }),
  /** In order: a line that joins the decision, the lit one, one that joins, and the one for a person. */
  lines: z.array(z.strictObject({ source: text(24), value: text(20) })).length(4, 'must be 4 lines'),
  decision: text(26),
  person: text(16),
  accuracy: statedFigure,
});

/** Sales until today, then the forecast against the old plan and against what sold. */
export const forecastFigure = z.strictObject({
  kind: z.literal('forecast'),
  ...figureWords,
  measure: text(40),
  /** What the axis counts: 'Week'. */
  unit: text(10),
  today: text(10),
  forecast: text(14),
  plan: text(20),
  sold: text(12),
  accuracy: statedFigure,
  /** All intervals; those beyond the past are compared with forecast and plan. */
  soldPoints: z.array(z.number().positive()).min(12).max(40),
  forecastPoints: z.array(z.number().positive()).min(6).max(20),
  planPoints: z.array(z.number().positive()).min(6).max(20),
});

/** A question, its answer at once, and the long way it took before. */
export const answerFigure = z.strictObject({
  kind: z.literal('answer'),
  ...figureWords,
  lanes: z.array(text(14)).length(3, 'must be 3: who asks, the desk, the person behind it'),
  asked: text(16),
  answered: text(18),
  source: text(22),
  passed: text(22),
  person: text(26),
  before: text(24),
  times: z.array(text(18)).length(3, 'must be 3 stretches of time'),
});

/** How many documents are reviewed while a person reads one, and which of them go to that person. */
export const reviewFigure = z.strictObject({
  kind: z.literal('review'),
  ...figureWords,
  one: z.strictObject({ head: text(20), says: text(16) }),
  many: z.strictObject({ head: text(28), says: text(16), count: z.int().min(20).max(60) }),
  speed: statedFigure,
  /** Which of the many are marked, the first being 1. */
  flagged: z.array(z.int().min(1)).min(1).max(5),
  flag: text(30),
  person: text(18),
});

// Audience pages: what happens to the audience's lane.
/** From the lowest of three lanes to the highest, with what each change takes. */
export const switchFigure = z.strictObject({
  kind: z.literal('switch'),
  ...figureWords,
  /** From the top down. */
  lanes: z.array(text(24)).length(3, 'must be 3 lanes, from the top down'),
  start: text(12),
  marks: z.array(text(14)).length(2, 'must be 2: one for each change of lane'),
  end: text(18),
});

/** Three ways of doing it become one. */
export const mergeFigure = z.strictObject({
  kind: z.literal('merge'),
  ...figureWords,
  sources: z.array(text(18)).length(3, 'must be 3 lanes'),
  check: text(22),
  shared: text(22),
  end: text(16),
});

/** Several attempts leave the running product; one passes the test and returns to it. */
export const gateFigure = z.strictObject({
  kind: z.literal('gate'),
  ...figureWords,
  base: text(22),
  passes: text(18),
  stopped: z.array(text(18)).length(2, 'must be 2: the attempts that stop'),
  gate: text(20),
  stops: text(20),
  next: text(14),
  end: text(16),
});

/** One practice carried from department to department, past the same check. */
export const rolloutFigure = z.strictObject({
  kind: z.literal('rollout'),
  ...figureWords,
  departments: z.array(text(12)).min(3).max(4),
  pilot: text(16),
  check: text(12),
  end: text(14),
});

export const heroFigure = z.discriminatedUnion('kind', [
  curveFigure,
  stagesFigure,
  swimlanesFigure,
  architectureFigure,
  distributionFigure,
  signalFigure,
  waitingFigure,
  traceFigure,
  forecastFigure,
  answerFigure,
  reviewFigure,
  switchFigure,
  mergeFigure,
  gateFigure,
  rolloutFigure,
]);
export type HeroFigure = z.infer<typeof heroFigure>;

const sectionHead = {
  title: text(60),
  lead: text(220).optional(),
  /** Small print beside the title, such as 'Illustrative figures.' */
  note: text(160).optional(),
  /** The ground, where the kind's own does not suit the neighbors. */
  tone: z.enum(['paper', 'sunk', 'band'], "must be 'paper', 'sunk' or 'band'").optional(),
  /** The anchor that links on the page lead to. */
  anchor: slug.optional(),
};

/** Which case studies a section shows; it is left out when none matches. */
export const studyMatch = z.union(
  [z.strictObject({ solution: text(50) }), z.strictObject({ industry: industryName })],
  "must be { solution: 'a service's title' } or { industry: 'an industry's name' }",
);
export type StudyMatch = z.infer<typeof studyMatch>;

/** Which articles a section shows, at most three: the first, or those of a category or with one of the words. */
export const articleMatch = z.union(
  [
    z.literal('first'),
    z.strictObject({ category: articleCategory.optional(), titleContains: z.array(text(40)).min(1) }),
  ],
  "must be 'first' or { category?, titleContains: [words] }",
);
export type ArticleMatch = z.infer<typeof articleMatch>;

/** The sections a landing page is made of. components/sections/landing-page.tsx draws each kind. */
export const section = z.discriminatedUnion(
  'kind',
  [
    /** Running text. */
    z.strictObject({
      kind: z.literal('overview'),
      ...sectionHead,
      paragraphs: z.array(text(500)).min(1).max(4),
      link: link.optional(),
    }),
    /** Two to four statements side by side: benefits, challenges. */
    z.strictObject({
      kind: z.literal('text-columns'),
      ...sectionHead,
      items: z
        .array(z.strictObject({ title: text(50), description: text(160) }))
        .min(2)
        .max(4),
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
    }),
    z.strictObject({ kind: z.literal('programs'), ...sectionHead, items: z.array(program).min(2).max(6) }),
    /** Pricing cards; their buttons lead to the contact form with this service chosen. */
    z.strictObject({
      kind: z.literal('pricing-tiers'),
      ...sectionHead,
      service: slug,
      items: z.array(pricingTier).min(2).max(4),
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
      match: studyMatch,
      action: link.optional(),
    }),
    /** Shared questions by position, the first being 1. */
    z.strictObject({
      kind: z.literal('faq'),
      ...sectionHead,
      positions: z.array(z.int().min(1)).min(1).max(6),
    }),
    z.strictObject({ kind: z.literal('services'), ...sectionHead, ids: z.array(slug).min(1) }),
    /** The featured solution of an audience, by its id. */
    z.strictObject({ kind: z.literal('featured-solution'), ...sectionHead, audience: slug }),
    /** Who this is for, or which challenges it meets. */
    z.strictObject({
      kind: z.literal('ruled-list'),
      ...sectionHead,
      items: z.array(text(120)).min(3).max(6),
    }),
    /** Ways to work together, side by side. */
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
    /** The company's stated figures, from content/statistics.ts. */
    z.strictObject({ kind: z.literal('company-statistics'), ...sectionHead }),
    z.strictObject({ kind: z.literal('testimonial'), ...sectionHead, id: slug }),
    z.strictObject({ kind: z.literal('articles'), ...sectionHead, match: articleMatch }),
    /** The industries as ruled rows, each the way to its page. */
    z.strictObject({ kind: z.literal('industries'), ...sectionHead }),
    /** Where to go next: one or two links beside a sentence. */
    z.strictObject({ kind: z.literal('related-links'), ...sectionHead, links: z.array(link).min(1).max(3) }),
  ],
  'must be one of the section kinds of content/schema.ts',
);
export type Section = z.infer<typeof section>;
export type SectionKind = Section['kind'];

/** A page in sections: first view, sections in order, and the closing action to the contact form. */
export const landingPage = z.strictObject({
  hero: z.strictObject({
    heading: text(60),
    lead: text(220),
    /** Label of the button that leads to the contact form, or to the page's own anchor. */
    action: text(40),
    anchor: slug.optional(),
    second: link.optional(),
    figure: heroFigure.optional(),
  }),
  sections: z.array(section).min(2),
  closing: z.strictObject({ heading: text(60), lead: text(200), action: text(40), second: link.optional() }),
});
export type LandingPage = z.infer<typeof landingPage>;

// ---------- Services ----------
export const serviceBadge = z.enum(
  ['Popular', 'Advanced'],
  "must be 'Popular' or 'Advanced', or be left out",
);

export const service = z.strictObject({
  id: slug,
  title: text(50),
  /** One or two sentences, shown in rows and lists. */
  description: text(220),
  url: path,
  iconName,
  badge: serviceBadge.optional(),
  /** A few words under the title in the menu. */
  menuHint: text(48),
  /** The calculator's service type, which gives base price and weeks; content/pricing.ts has both. */
  pricingType: z.enum(['training', 'onboarding', 'automation', 'development', 'optimization']),
  meta,
  page: landingPage,
});
export type Service = z.infer<typeof service>;
export type ServiceInput = z.input<typeof service>;

// ---------- Audiences and industries ----------
export const audience = z.strictObject({
  id: slug,
  title: text(40),
  description: text(200),
  features: z.array(text(80)).min(3, 'must list at least 3 features').max(6),
  iconName,
  ctaText: text(40),
  ctaLink: path,
  page: landingPage,
  meta,
});
export type Audience = z.infer<typeof audience>;
export type AudienceInput = z.input<typeof audience>;

export const industry = z.strictObject({
  id: slug,
  title: text(40),
  description: text(200),
  useCases: z.array(text(60)).min(4, 'must list at least 4 use cases').max(10),
  iconName,
  ctaLink: path,
  page: landingPage,
  meta,
});
export type Industry = z.infer<typeof industry>;
export type IndustryInput = z.input<typeof industry>;

// ---------- Proof ----------
export const statistic = z.strictObject({ label: text(60), value: text(12), unit: text(8).optional() });
export type Statistic = z.infer<typeof statistic>;

export const testimonial = z.strictObject({
  id: slug,
  quote: text(300),
  author: text(60),
  title: text(60),
  company: text(60),
  rating: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
  portrait: z.int().min(1).max(4),
});
export type Testimonial = z.infer<typeof testimonial>;

export const serviceTitle = text(50);
/** One measured series: gray until `changeAt`, ember after. The numbers are illustrative and say so. */
export const caseFigure = z.strictObject({
  /** What is measured and its unit, as the chart's own caption. */
  measure: text(60),
  /** Which drawing shows it: a rising line, a step down, a signal that was caught, or two bars. */
  kind: z.enum(['line', 'step', 'signal']),
  points: z.array(z.number()).min(6, 'must have at least 6 points').max(60),
  /** Index of the first point after the change. */
  changeAt: z.int().min(1),
  /** Words under the axis: at its start, at the change, at its end. */
  start: text(24),
  change: text(28),
  end: text(24),
  /** The figure drawn large in the chart. */
  highlight: text(10).optional(),
  /** The chart in a sentence, for those who do not see it. */
  alt: text(240),
  /** What the study's own page adds to the same series. */
  detail: z.strictObject({
    /** Heading of the chart: what is measured, in what unit, how often. */
    caption: text(80),
    /** Values that get a horizontal line and a number. */
    ticks: z.array(z.number()).min(2, 'must have at least 2 ticks').max(6),
    /** Words under the axis, each at the index of its point. */
    times: z
      .array(z.strictObject({ at: z.int().min(0), label: text(12) }))
      .min(3, 'must have at least 3 times')
      .max(5),
    /** Figures drawn at the first and the last point. */
    first: text(12).optional(),
    last: text(12).optional(),
  }),
});
export type CaseFigure = z.infer<typeof caseFigure>;

const paragraphs = z.array(text(700)).min(1, 'must have at least 1 paragraph').max(3);

/** One of the three phases of a study's approach. */
export const casePhase = z.strictObject({
  title: text(20),
  text: text(420),
  /** A few words under the chart. */
  note: text(32),
  /** Index of the point of `figure` at which the phase begins; the first phase begins at 0. */
  from: z.int().min(0),
});
export type CasePhase = z.infer<typeof casePhase>;

/** What happened, in the parts that every study has (CASES-08). Each study tells its own. */
export const caseNarrative = z.strictObject({
  challenge: paragraphs,
  approach: z.array(casePhase).length(3, 'must have exactly 3 phases'),
  results: paragraphs,
  /** Who said it is a role and a kind of company, never a person's name. */
  quote: z.strictObject({ text: text(200), role: text(60), company: text(60) }),
  impact: paragraphs,
  /** Headline and lead of the closing action. */
  closing: z.strictObject({ heading: text(60), lead: text(200) }),
});
export type CaseNarrative = z.infer<typeof caseNarrative>;

export const caseStudy = z
  .strictObject({
    id: slug,
    url: path,
    title: text(70),
    excerpt: text(220),
    industry: industryName,
    solution: serviceTitle,
    results: z
      .array(text(90).regex(/^[~+<>-]?[$€£]?\d/, 'must start with a figure'))
      .min(2, 'must list at least 2 results')
      .max(4),
    figure: caseFigure,
    narrative: caseNarrative,
    meta,
  })
  .refine((study) => study.url === `/case-studies/${study.id}`, {
    path: ['url'],
    error: "must be '/case-studies/' and the id",
  })
  .refine(({ figure }) => figure.changeAt < figure.points.length, {
    path: ['figure', 'changeAt'],
    error: 'must be the index of one of the points',
  })
  .refine(({ figure }) => figure.detail.times.every(({ at }) => at < figure.points.length), {
    path: ['figure', 'detail', 'times'],
    error: 'must each stand at the index of one of the points',
  })
  .refine(
    ({ figure, narrative: { approach } }) =>
      approach.every(({ from }, index) =>
        index === 0 ? from === 0 : from > (approach[index - 1]?.from ?? 0) && from < figure.points.length,
      ),
    {
      path: ['narrative', 'approach'],
      error: 'must begin at 0 and then at rising indexes of the points',
    },
  )
  .transform((entry) => ({ ...entry, imageSrc: `/og${entry.url}.png` }));
export type CaseStudy = z.infer<typeof caseStudy>;
export type CaseStudyInput = z.input<typeof caseStudy>;

// ---------- Texts: articles, walkthroughs, the guide ----------
export const isoDate = z.iso.date("must be a date such as '2025-05-08'");

const point = z.tuple([z.number(), z.number()], 'must be [x, y]');

/** What every drawing inside a text says of itself. */
const textFigure = {
  /** Shown under the drawing. Invented numbers say here that they are illustrative. */
  caption: text(160),
  /** The drawing in a sentence or two, for those who do not see it. */
  alt: text(320),
};

/** A drawing that a text places with `::figure{#name}`. */
export const figure = z.discriminatedUnion('kind', [
  /** Horizontal bars, gray before and ember after; `before` may be left out. */
  z.strictObject({
    kind: z.literal('bars'),
    ...textFigure,
    unit: text(20),
    items: z
      .array(
        z.strictObject({ label: text(32), before: z.number().min(0).optional(), value: z.number().min(0) }),
      )
      .min(2, 'must have at least 2 bars')
      .max(8),
  }),
  /** Lines over two axes; the one with tone 'lane' is what the text is about. */
  z.strictObject({
    kind: z.literal('curve'),
    ...textFigure,
    xLabel: text(32),
    yLabel: text(32),
    /** True where a line goes straight from one point to the next, as counts do; else it bends through them. */
    straight: z.boolean().optional(),
    /** From one number below the chart to the next, where round ones would not say it: 8 for working days. */
    xStep: z.number().positive().optional(),
    /** Points whose height is written beside them. */
    marks: z.array(point).max(4).optional(),
    series: z
      .array(
        z.strictObject({
          label: text(28),
          tone: z.enum(['before', 'lane']),
          points: z.array(point).min(2, 'must have at least 2 points').max(40),
        }),
      )
      .min(1)
      .max(4),
  }),
  /** Stages along the lane, left to right; `person` marks those where someone decides. */
  z.strictObject({
    kind: z.literal('steps'),
    ...textFigure,
    steps: z
      .array(z.strictObject({ label: text(24), note: text(48).optional(), person: z.boolean().optional() }))
      .min(3, 'must have at least 3 steps')
      .max(6),
  }),
]);
export type TextFigure = z.infer<typeof figure>;

/** Markdown as `lib/markdown/read.ts` takes it; the message names the line. */
export const markdown = z.string('must be text').transform((source, context): Block[] => {
  try {
    return readMarkdown(source);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/** The drawings of a text, by the names that the text places them with. */
export const figures = z.record(slug, figure).default({});

/** Names of drawings that a text places and that nobody drew, and the other way round. */
function strayFigures(blocks: readonly Block[], drawn: Record<string, unknown>): string[] {
  const placed = new Set(figuresIn(blocks));
  return [
    ...[...placed].filter((name) => !(name in drawn)),
    ...Object.keys(drawn).filter((name) => !placed.has(name)),
  ];
}
/** For the schemas of texts: each drawing is placed, and each place has a drawing. */
export const figuresFit = (entry: { body: Block[]; figures: Record<string, unknown> }) =>
  strayFigures(entry.body, entry.figures).length === 0;

export const article = z
  .strictObject({
    id: slug,
    title: text(80),
    excerpt: text(200),
    category: articleCategory,
    author: text(60),
    publishDate: isoDate,
    /** A draft appears in previews (SITE_PREVIEW=1) and nowhere else. */
    draft: z.boolean().default(false),
    /** Ids of one to three services that the article leads to. */
    services: z.array(slug).min(1, 'must name at least 1 service').max(3),
    figures,
    /** The text, in Markdown: see content/README.md, 'Publish an article'. */
    body: markdown,
    meta,
  })
  .refine(figuresFit, {
    path: ['figures'],
    error: 'and the ::figure lines of body must name the same drawings',
  })
  .transform((entry) => ({
    ...entry,
    url: `/blog/${entry.id}`,
    readTime: readingTime(entry.body),
    imageSrc: `/og/blog/${entry.id}.png`,
  }));
export type Article = z.infer<typeof article>;
export type ArticleInput = z.input<typeof article>;

export const faqItem = z.strictObject({ question: text(120), answer: text(600) });
export type FaqItem = z.infer<typeof faqItem>;

/** Headings of the FAQ page, in its order; every shared question stands under one of them. */
export const faqGroup = z.enum(
  ['Time and return', 'Your people', 'Your data', 'Quality and responsibility', 'Working with us'],
  'must be one of the groups of the FAQ page, which are listed in content/schema.ts',
);
export const sharedFaqItem = faqItem.extend({ group: faqGroup });
export type SharedFaqItem = z.infer<typeof sharedFaqItem>;

// ---------- About ----------
export const teamMember = z.strictObject({
  id: slug,
  name: text(60),
  title: text(60),
  bio: text(240),
  /** Which of the four drawn heads stands for the image. */
  portrait: z.int().min(1, 'must be 1 to 4').max(4, 'must be 1 to 4'),
});
export type TeamMember = z.infer<typeof teamMember>;

export const partner = z.strictObject({
  name: text(60),
  tier: text(60),
  /** Letter of the logo; components/illustrations/monogram.tsx draws each in one stroke. */
  monogram: z.enum(['C', 'L', 'M', 'N', 'S', 'U', 'V', 'W'], 'must be a letter that is drawn'),
});
export type Partner = z.infer<typeof partner>;

export const about = z.strictObject({
  story: z.strictObject({ heading: text(60), paragraphs: z.array(text(600)).min(2).max(5) }),
  impact: z.strictObject({ heading: text(60), lead: text(160), note: text(140) }),
  mission: z.strictObject({ heading: text(60), statement: text(260) }),
  values: z
    .array(z.strictObject({ title: text(40), text: text(200), iconName }))
    .length(6, 'must have exactly 6 values'),
  closing: z.strictObject({ heading: text(60), lead: text(200) }),
});
export type About = z.infer<typeof about>;

// ---------- Legal ----------
const legalParagraphs = z.array(text(900)).min(1, 'must have at least 1 paragraph');

/** A block of a legal page. The last two kinds are drawn from the code's own facts. */
export const legalBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: text(900) }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text(400)).min(2) }),
  /** What is true in each mode of the currency look-up; '{host}' becomes the name of the service asked. */
  z.strictObject({
    kind: z.literal('look-up'),
    start: legalParagraphs,
    consent: legalParagraphs,
    off: legalParagraphs,
  }),
  z.strictObject({
    kind: z.literal('links'),
    links: z.array(z.strictObject({ label: text(60), href: text(120) })).min(1),
  }),
  z.strictObject({ kind: z.literal('stored-items') }),
  z.strictObject({ kind: z.literal('consent') }),
]);
export type LegalBlock = z.infer<typeof legalBlock>;

export const legalPage = z.strictObject({
  updated: isoDate,
  sections: z
    .array(z.strictObject({ id: slug, heading: text(80), blocks: z.array(legalBlock).min(1) }))
    .min(3),
});
export type LegalPage = z.infer<typeof legalPage>;

// ---------- Navigation ----------
export type NavigationLink = { label: string; href: string; hint?: string };
/** A menu entry: a link, or a title with a submenu. `section` lists the paths below which it is the active one. */
export type NavigationItem =
  | { label: string; href: string; section?: never; links?: never }
  | { label: string; section: string[]; links: NavigationLink[]; href?: never };

// ---------- Options of the contact form ----------
export const option = z.strictObject({ id: slug, label: text(60) });
export type Option = z.infer<typeof option>;

// ---------- Prices ----------
export const currency = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters'),
  symbol: text(4),
  name: text(40),
  exchangeRate: z.number().positive('must be above zero'),
});

const dollars = z.int('must be whole US dollars').min(0, 'must not be below zero');
const tenths = z
  .int('must be a multiplier in whole tenths, such as 15 for 1.5')
  .positive('must be above zero');
const serviceType = service.shape.pricingType;
export const addOn = z.enum(['includeTraining', 'includeMaintenancePlan', 'includePrioritySupport']);

export const pricing = z.strictObject({
  /** US dollars, before any adjustment. */
  baseCost: z.record(
    serviceType,
    dollars.positive().multipleOf(10, 'must be a multiple of 10, so that every adjustment is whole dollars'),
  ),
  /** Weeks, before any adjustment. */
  baseWeeks: z.record(serviceType, z.int().positive()),
  /** Multipliers of the base price, in tenths: 15 is 1.5. */
  teamSizeTenths: z.record(z.enum(['individual', 'small', 'medium', 'large', 'enterprise']), tenths),
  durationTenths: z.record(z.enum(['short', 'medium', 'long']), tenths),
  customizationTenths: z.record(z.enum(['low', 'medium', 'high']), tenths),
  supportCost: z.record(z.enum(['basic', 'standard', 'premium']), dollars),
  addOnCost: z.record(addOn, dollars),
  /** Multipliers of the weeks, in tenths. */
  weeksTenths: z.strictObject({ enterprise: tenths, highCustomization: tenths, long: tenths, short: tenths }),
  /** What an estimate recommends: always one service, more when a choice is made. */
  recommended: z.record(
    serviceType,
    z.strictObject({
      always: text(60),
      extras: z.array(
        z.strictObject({ when: z.union([addOn, z.literal('highCustomization')]), name: text(60) }),
      ),
    }),
  ),
});

// ---------- The contact page ----------
/** The words of the contact form that nothing else fixes; the form gets them as props. */
export const contactForm = z.strictObject({
  /** First choice of 'Service of Interest': none. */
  noService: text(40),
  privacy: z.strictObject({ before: text(80), link: text(40) }),
  /** What stands beside a field that the browser finds invalid. */
  messages: z.strictObject({
    name: text(120),
    email: text(120),
    emailWithoutAt: text(120),
    emailMalformed: text(160),
    inquiryType: text(120),
    message: text(120),
  }),
  success: z.strictObject({ promise: text(120), reference: text(60) }),
  failure: z.strictObject({
    fields: text(120),
    tooLong: text(200),
    mailLink: text(60),
    mailNote: text(120),
    /** For a text of which a mail program takes only the beginning. */
    mailNoteCut: text(160),
    /** Stands in the mail where the text was cut. */
    mailCut: text(120),
  }),
});
export type ContactForm = z.infer<typeof contactForm>;

export const contactPage = z.strictObject({
  next: z.strictObject({
    heading: text(60),
    steps: z.array(z.strictObject({ title: text(60), text: text(120) })).length(3, 'must have 3 steps'),
  }),
  questions: text(60),
  form: contactForm,
  sent: z.strictObject({ meta, another: text(60) }),
  notSent: z.strictObject({
    heading: text(80),
    meta,
    mail: text(200),
    back: text(300),
    again: text(60),
  }),
  apiTest: z.strictObject({ heading: text(60), lead: text(220), label: text(30), noScript: text(120), meta }),
});
export type ContactPage = z.infer<typeof contactPage>;

// ---------- Library ----------
/** A tool or a book that the library and the home page name; each has a page of its own and a file. */
export const resource = z
  .strictObject({
    id: slug,
    title: text(60),
    description: text(200),
    type: z.enum(
      ['Interactive Tool', 'Ebook (PDF)', 'Calculator'],
      "must be 'Interactive Tool', 'Ebook (PDF)' or 'Calculator'",
    ),
    url: path,
    /** The file that 'Download' gives: the book itself, or a tool's worksheet. */
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.(pdf|docx|xlsx|pptx)$/, "must be a file such as 'ai-worksheet.xlsx'"),
  })
  .transform((entry) => ({ ...entry, imageSrc: `/og${entry.url}.png` }));
export type Resource = z.infer<typeof resource>;

export const videoCategory = z.enum(
  ['Getting Started', 'Business Implementation', 'Technical Deep Dives', 'Case Studies', 'Best Practices'],
  'must be one of the five categories that the video page filters by',
);
export type VideoCategory = z.infer<typeof videoCategory>;
export const videoLevel = z.enum(
  ['Beginner', 'Intermediate', 'Advanced'],
  'must be Beginner, Intermediate or Advanced',
);
export type VideoLevel = z.infer<typeof videoLevel>;

/** A length or a place in a recording, such as '45:30' or '1:12:45'. */
const clockTime = z
  .string('must be text')
  .regex(/^([1-9]:[0-5]\d|[1-5]?\d):[0-5]\d$/, "must be a time such as '45:30' or '1:12:45'");

/** A chapter begins `at` a time, under the heading of the walkthrough that has its title. */
export const videoChapter = z.strictObject({ at: clockTime, title: text(60) });

export const video = z
  .strictObject({
    /** Number of the tutorial, from 1; its file and its address are named by `slug`. */
    id: z.int().min(1),
    slug,
    title: text(70),
    description: text(200),
    category: videoCategory,
    level: videoLevel,
    duration: clockTime,
    /** Sample until a recording counts its own; text such as '12.5k'. */
    views: z.string().regex(/^\d+(\.\d)?k?$/, "must be a count such as '12.5k'"),
    featured: z.boolean(),
    date: isoDate,
    chapters: z.array(videoChapter).min(3, 'must have at least 3 chapters').max(10),
    keyPoints: z.array(text(160)).min(3, 'must list at least 3 points').max(6),
    /** Ids of the services that the tutorial leads to. */
    services: z.array(slug).min(1, 'must name at least 1 service').max(3),
    /** Address of the recording; without one the page says that there is none yet. */
    recording: z.url('must be an address').optional(),
    figures,
    /** The written walkthrough, in Markdown; one '## ' heading for each chapter. */
    body: markdown.refine((blocks) => countWords(blocks) >= 400, 'must have at least 400 words'),
    meta,
  })
  .refine(figuresFit, {
    path: ['figures'],
    error: 'and the ::figure lines of body must name the same drawings',
  })
  .refine(({ figures: drawn }) => Object.keys(drawn).length > 0, {
    path: ['figures'],
    error: 'must have at least 1 drawing',
  })
  .refine(
    ({ chapters, duration }) => {
      const times = [...chapters.map(({ at }) => secondsOf(at)), secondsOf(duration)];
      return times[0] === 0 && times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
    },
    { path: ['chapters'], error: "must begin at '0:00', rise, and stay below the duration" },
  )
  .refine(
    ({ chapters, body }) => {
      const headings = headingsOf(body).filter(({ level }) => level === 2);
      return (
        headings.length === chapters.length &&
        chapters.every(({ title }, index) => headings[index]?.text === title)
      );
    },
    { path: ['chapters'], error: "must have the titles of the '## ' headings of body, in their order" },
  )
  .transform((entry) => ({
    ...entry,
    url: `/resources/videos/${entry.slug}`,
    thumbnail: `/og/resources/videos/${entry.slug}.png`,
  }));
export type Video = z.infer<typeof video>;
export type VideoInput = z.input<typeof video>;

/** The guide that the library offers as a page and as a PDF. */
export const implementationGuide = z
  .strictObject({
    /** The day the text was last changed; the file carries it. */
    updated: isoDate,
    /** Below the title on the file's first page. */
    subtitle: text(180),
    figures,
    body: markdown,
  })
  .refine(figuresFit, {
    path: ['figures'],
    error: 'and the ::figure lines of body must name the same drawings',
  });
export type ImplementationGuide = z.infer<typeof implementationGuide>;

// ---------- Sign-up boxes ----------
/** A box that carries an address to the contact form, where the visitor sends it. */
export const mailingBox = z.strictObject({
  heading: text(60),
  lead: text(160),
  button: text(20),
  /** Below the field: where the address goes. */
  note: text(160),
  /** What the contact form's message box holds then. */
  message: text(300),
  /** Beside the empty field. What is wrong with an address is said as in the contact form. */
  missing: text(120),
});
export type MailingBox = z.infer<typeof mailingBox>;

// ---------- What sections look up ----------
/** A service with its base price in US dollars and its weeks, both before any adjustment. */
export type PricedService = Service & { usd: number; weeks: number };

/** Everything a section may refer to by id, title or position. */
export type ContentIndex = {
  faq: readonly FaqItem[];
  studies: readonly CaseStudy[];
  services: readonly PricedService[];
  audiences: readonly Audience[];
  industries: readonly Industry[];
  statistics: readonly Statistic[];
  testimonials: readonly Testimonial[];
  articles: readonly Article[];
};
// ---------- Guided tools ----------
export const toolOption = z.strictObject({
  id: slug,
  label: text(50),
  /** A size or span that belongs to the answer wherever it is named. */
  measure: text(30).optional(),
  /** Help for choosing, shown in the question only. */
  hint: text(80).optional(),
});
export type ToolOption = z.infer<typeof toolOption>;

/** One question of a tool; `label` names it in the progress and beside its answer. */
export const toolQuestion = z.strictObject({
  id: z.string(),
  label: text(24),
  question: text(60),
  options: z.array(toolOption).min(2, 'must have at least 2 options'),
});
export type ToolQuestion = z.infer<typeof toolQuestion>;

const outcome = z.strictObject({ secondary: slug, description: text(320) });
export const recommendationRule = z.strictObject({
  primary: slug,
  question: z.enum(['businessSize', 'aiExperience', 'budget']),
  oneOf: z.array(z.string()).min(1, 'must name at least one answer'),
  yes: outcome,
  no: outcome,
});

/** An area of the readiness assessment, with as many statements as each has. */
export const readinessArea = (statements: number) =>
  z.strictObject({
    name: text(20),
    about: text(80),
    statements: z.array(text(100)).length(statements, `must have ${statements} statements`),
    /** What to do first where the area is weak. */
    next: text(120),
    /** Id of the service that helps there, and how. */
    service: slug,
    why: text(140),
  });
export type ReadinessArea = z.infer<ReturnType<typeof readinessArea>>;

/** A field of the ROI calculator. */
export const roiField = z.strictObject({
  id: z.enum(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running']),
  label: text(50),
  hint: text(90),
  /** Said when nothing is typed. */
  empty: text(80),
  /** The field holds an amount and shows the chosen currency's symbol. */
  money: z.boolean().default(false),
});
export type RoiQuestion = z.infer<typeof roiField>;

export const numberedStep = z.strictObject({ title: text(40), description: text(160) });
// ---------- Chat ----------
/** A suggestion below a reply: a page by its name in content/chat/steps.ts, a question, or the way to a person. */
export const chatStep = z.union([
  z.strictObject({ link: slug.or(z.string().regex(/^[a-zA-Z]+$/)) }),
  z.strictObject({ ask: slug }),
  z.strictObject({ person: z.literal(true) }),
]);

export const chatTopic = z.strictObject({
  id: slug,
  intent: z.enum(intents, 'must be one of the intents in lib/chat/data.ts'),
  /** Words that decide when the examples do not. */
  keywords: z.array(text(40)),
  /** How visitors ask; at least five, in their words, not in ours. */
  examples: z.array(text(120)).min(5, 'must have at least 5 examples'),
  /** The answer; {names} are filled in by content/chat/facts.ts. */
  reply: text(600),
  /** The answer when the message names a service, industry or audience; {named} is what `uses` says of it. */
  named: text(600).optional(),
  uses: z.enum(['about', 'price', 'duration']).optional(),
  next: z.array(chatStep).max(3, 'must suggest at most 3 next steps'),
});
export type ChatTopicInput = z.input<typeof chatTopic>;

// ---------- Guides and templates ----------
export const guideCategories = [
  'Implementation Guides',
  'Business Templates',
  'Training Materials',
  'Best Practices',
  'Checklists',
] as const;
export const guideCategory = z.enum(
  guideCategories,
  'must be one of the five categories in content/schema.ts',
);
export const guideType = z.enum(['Guide', 'Template', 'Checklist'], 'must be Guide, Template or Checklist');
export const guideFormat = z.enum(
  ['PDF', 'DOCX', 'XLSX', 'PPT + PDF'],
  'must be PDF, DOCX, XLSX or PPT + PDF',
);

/** How a number of a worksheet is shown. */
export const cellFormat = z.enum(['usd', 'percent', 'whole', 'decimal']);
/**
 * A cell: text, a number, nothing, a formula ('=B4*B5') with its format, or a cell to fill in (`fill`) with the
 * example that stands in it.
 */
export const cell = z.union(
  [
    z.string(),
    z.number(),
    z.null(),
    z.strictObject({ formula: z.string().startsWith('=', 'must begin with ='), as: cellFormat.optional() }),
    z.strictObject({ fill: z.union([z.string(), z.number(), z.null()]), as: cellFormat.optional() }),
  ],
  'must be text, a number, null, { formula, as? } or { fill, as? }',
);

export const worksheet = z.strictObject({
  name: text(31),
  /** Widths of the columns, in letters. Rows have at most so many cells. */
  widths: z.array(z.number().min(4).max(90)).min(1).max(12),
  landscape: z.boolean().default(false),
  rows: z
    .array(
      z.strictObject({
        /** 'title' and 'note' run over the sheet's whole width. */
        style: z.enum(['title', 'note', 'head', 'plain', 'total']).default('plain'),
        cells: z.array(cell),
      }),
    )
    .min(3),
  /** Number of rows at the top that stay in view. */
  frozen: z.int().min(0).default(0),
  /** What cells accept: words from a list, or numbers between two ends. */
  accepts: z
    .array(
      z.union([
        z.strictObject({ range: text(20), words: z.array(text(40)).min(2).max(8) }),
        z.strictObject({ range: text(20), from: z.number(), to: z.number() }),
      ]),
    )
    .default([]),
  /** Cells that stand out while a formula holds. */
  marks: z.array(z.strictObject({ range: text(20), when: text(120) })).default([]),
});

const slidePoint = z.strictObject({ title: text(60).optional(), text: text(180) });
/** A slide; `notes` is what the person who presents says. */
export const slide = z.strictObject({
  title: text(70),
  /** A sentence below the title. */
  lead: text(180).optional(),
  points: z.array(slidePoint).min(2).max(5).optional(),
  table: z
    .strictObject({
      head: z.array(text(40)).min(2).max(4),
      rows: z
        .array(z.array(text(90)))
        .min(2)
        .max(6),
    })
    .optional(),
  steps: z
    .array(z.strictObject({ label: text(24), note: text(70) }))
    .min(3)
    .max(5)
    .optional(),
  notes: text(700),
});

/** A file's content: running text in parts (each begins a page in DOCX), worksheets, or slides. */
export const guideDocument = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), parts: z.array(markdown).min(1).max(12), figures }),
  z.strictObject({ kind: z.literal('workbook'), sheets: z.array(worksheet).min(1).max(6) }),
  z.strictObject({ kind: z.literal('deck'), slides: z.array(slide).min(3).max(20) }),
]);

export const guide = z
  .strictObject({
    id: z.int().min(1),
    title: text(60),
    description: text(220),
    category: guideCategory,
    type: guideType,
    format: guideFormat,
    /** A sample, such as '2.5k', until downloads are counted. */
    downloadCount: z.string().regex(/^\d+(\.\d)?k?$/, "must be a number such as '850' or '2.5k'"),
    /** Where the cover's drawing is served: '/downloads/covers/' and the id. */
    image: z
      .string()
      .regex(/^\/downloads\/covers\/\d+\.svg$/, "must be '/downloads/covers/', the id and '.svg'"),
    featured: z.boolean(),
    /** Name of the file without its ending. */
    file: slug,
    /** Below the title on the first page. */
    subtitle: text(180),
    /** The day the content was last changed; the file carries it. */
    updated: isoDate,
    /** What the cover draws: words that stand in the document, in its order. */
    cover: z.array(text(26)).min(3, 'must have at least 3 lines').max(5),
    document: guideDocument,
  })
  .refine(({ id, image }) => image === `/downloads/covers/${id}.svg`, {
    path: ['image'],
    error: 'must name the id of the guide',
  })
  .refine(
    ({ format, document }) =>
      document.kind === { PDF: 'text', DOCX: 'text', XLSX: 'workbook', 'PPT + PDF': 'deck' }[format],
    { path: ['document'], error: 'must be text for PDF and DOCX, a workbook for XLSX, a deck for PPT + PDF' },
  );
export type Guide = z.infer<typeof guide>;
export type GuideInput = z.input<typeof guide>;
export type WorksheetInput = z.input<typeof worksheet>;

/** The worksheet of a tool: what the tool does, as a file to keep. */
export const toolWorksheet = z.strictObject({
  file: slug,
  title: text(60),
  subtitle: text(180),
  description: text(220),
  updated: isoDate,
  sheets: z.array(worksheet).min(1).max(6),
});
export type ToolWorksheet = z.infer<typeof toolWorksheet>;
export type ToolWorksheetInput = z.input<typeof toolWorksheet>;
