import { z } from 'zod';
import { intents } from '@/lib/chat/data';

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

/** Icons the design uses; components/ui/icon.tsx draws each, so a name that nobody draws does not compile. */
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

/** A page that has nothing but a head and a way to a consultation yet. */
export const page = z.strictObject({ path, heading: text(80), lead: text(220), meta });
export type Page = z.infer<typeof page>;

// ---------- Company ----------
export const company = z.strictObject({
  name: text(40),
  letter: z.string().length(1, 'must be one letter'),
  tagline: text(160),
  email: z.email('must be an e-mail address'),
  /** Sender of the enquiry mails, unless MAIL_FROM says otherwise. */
  websiteEmail: z.email('must be an e-mail address'),
  phone: text(30),
  address: text(120),
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
export const industryName = z.enum(
  ['Healthcare', 'Financial Services', 'Retail', 'Manufacturing', 'Education', 'Legal'],
  'must be one of the six industries, spelled as on the industry pages',
);
export type IndustryName = z.infer<typeof industryName>;

/** One measured series: grey until `changeAt`, ember after. The numbers are illustrative and say so. */
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
});
export type CaseFigure = z.infer<typeof caseFigure>;

export const caseStudy = z.strictObject({
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
  imageSrc: text(120),
  figure: caseFigure,
  meta,
});
export type CaseStudy = z.infer<typeof caseStudy>;
export type CaseStudyInput = z.input<typeof caseStudy>;

// ---------- Articles ----------
export const articleCategory = z.enum(
  ['Automation', 'Training', 'Strategy', 'Guide', 'Data'],
  'must be one of the five categories that have a cover pattern',
);
export const isoDate = z.iso.date("must be a date such as '2025-05-08'");

export const article = z.strictObject({
  id: slug,
  url: path,
  title: text(80),
  excerpt: text(200),
  category: articleCategory,
  author: text(60),
  publishDate: isoDate,
  readTime: text(16),
  imageSrc: text(120),
  meta,
});
export type Article = z.infer<typeof article>;
export type ArticleInput = z.input<typeof article>;

export const faqItem = z.strictObject({ question: text(120), answer: text(600) });
export type FaqItem = z.infer<typeof faqItem>;

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

export const pricing = z.strictObject({
  /** US dollars, before any adjustment. */
  baseCost: z.record(service.shape.pricingType, z.int().positive()),
  /** Weeks, before any adjustment. */
  baseWeeks: z.record(service.shape.pricingType, z.int().positive()),
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
