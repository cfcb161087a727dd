import type { z } from 'zod';
import { allArticles, articles } from '@/content/articles';
import { trainTeamAiTools } from '@/content/articles/train-team-ai-tools-approach';
import { individuals } from '@/content/audiences/individuals';
import { retailCustomerInsights as study } from '@/content/case-studies/retail-customer-insights';
import { legal } from '@/content/industries/legal';
import { article } from '@/content/schemas/articles';
import { audience } from '@/content/schemas/audiences';
import { caseStudy } from '@/content/schemas/case-studies';
import { openingHours } from '@/content/schemas/company';
import { faqItem } from '@/content/schemas/faq';
import { industry } from '@/content/schemas/industries';
import type { LandingPage, SectionKind } from '@/content/schemas/landing-page';
import { service } from '@/content/schemas/services';
import { video } from '@/content/schemas/videos';
import { aiOnboarding } from '@/content/services/ai-onboarding';
import { chooseTheFirstProcess } from '@/content/videos/choose-the-first-process';
import { firstHourWithAnAssistant as tutorial } from '@/content/videos/first-hour-with-an-assistant';
import { formatUnpublishedMark, isPublished } from '@/lib/collections/is-published';
import { checkCollection, checkEntry } from '@/lib/content-check/check';

const entry = (schema: z.ZodType, good: object) => (change: object) => () =>
  checkEntry(schema, 'content/x.ts', { ...good, ...change });
const hours = { days: ['Monday'], from: '09:00', to: '17:30', zone: 'Europe/London', zoneLabel: 'UK time' };
const checks = {
  question: entry(faqItem, { question: 'How long?', answer: 'A week.' }),
  article: entry(article, trainTeamAiTools),
  study: entry(caseStudy, study),
  tutorial: entry(video, tutorial),
  industry: entry(industry, legal),
  audience: entry(audience, individuals),
  service: entry(service, aiOnboarding),
  hours: entry(openingHours, hours),
};

const bars = [
  { label: 'Before', value: 2 },
  { label: 'After', value: 1 },
];
const unnamed = { kind: 'bars', caption: 'Hours', alt: 'Two bars, 10 h and 4 h.', unit: 'h', items: bars };
const { body, figures } = trainTeamAiTools;
const plain = (text: string) => ({ body: text, figures: {}, pictures: {} });
const withFigure = { body: `${body}\n\n::figure{#x}`, figures: { ...figures, x: unnamed } };
const sources = trainTeamAiTools.sources.map((source) => ({ ...source, author: 'Zyxw Vutsr' }));
const description = `${study.meta.description.slice(0, 120)} From 41 minutes to 9.`;
const narrative = (change: object) => ({ narrative: { ...study.narrative, ...change } });
const few = narrative({ challenge: ['A.'], results: ['B.'], impact: ['C.'] });
const quote = (change: object) => narrative({ quote: { ...study.narrative.quote, ...change } });
const { chapters } = tutorial;
const [first, ...rest] = chapters;
/** A page without sections of a kind, or with other values in them. */
const page = (
  { page: good }: { page: unknown },
  kind: SectionKind,
  change?: (items: unknown[]) => object,
) => {
  const { sections, ...others } = good as LandingPage;
  const changed = sections.flatMap((section) => {
    if (section.kind !== kind) return section;
    return change ? { ...section, ...change('items' in section ? section.items : []) } : [];
  });
  return { page: { ...others, sections: changed } };
};
const oneLess = (items: unknown[]) => ({ items: items.slice(1) });
const { hero } = individuals.page;
const twoBenefits = { page: { ...individuals.page, hero: { ...hero, benefits: hero.benefits?.slice(1) } } };
const nineSteps = () => ({ title: 'Nine steps, about four weeks' });

// @requirement AUDIENCES-01 CASES-09 DECISIONS-05 ENTITIES-03 ENTITIES-05 INDUSTRIES-07 INDUSTRIES-09
test.each<[keyof typeof checks, string, object, RegExp]>([
  ['article', 'a short text', plain('Short.\n\n- [ ] One'), /has \d+ words\. Write 700 to 1200/],
  ['article', 'no help', plain('word '.repeat(800)), /no checklist, table or worked example/],
  ['tutorial', 'one service twice', { services: ['ai-training', 'ai-training'] }, /each service once/],
  ['article', 'a person as author', { author: 'Ada Example' }, /author is 'Ada Example'\. It must be a team/],
  ['article', 'numbers that nobody calls examples', withFigure, /'Hours'\. It must say 'Example figures' or/],
  ['article', 'a source that the text does not name', { sources }, /'Zyxw Vutsr'\. It must be named in/],
  ['study', 'a url that is not its own', { url: '/case-studies/other' }, /url is .*the id/],
  ['study', 'other figures than its chart', { results: ['1 a.', '2 b.'] }, /results .* end of the chart/],
  ['study', 'a late change', { chart: { ...study.chart, changeAt: 99 } }, /changeAt is 99.*points/],
  ['study', 'a chart in two words', { chart: { ...study.chart, alt: 'A chart.' } }, /must say what the pic/],
  ['study', 'few words', few, /Write 350 to 600/],
  ['study', 'a person in its quote', quote({ role: 'Ada Example' }), /role is .*never the name of a person/],
  ['study', 'a company by name', quote({ company: 'Example Stores' }), /quote's company is .*never a name/],
  [
    'study',
    'a figure on result pages',
    { meta: { ...study.meta, description } },
    /not state a figure of the/,
  ],
  ['tutorial', 'a chapter at or after the end', { duration: '13:05' }, /x\.ts: (chapters|duration)\b/],
  ['tutorial', 'a late start', { chapters: [{ ...first, at: '0:05' }, ...rest] }, /x\.ts: chapters\b/],
  ['tutorial', 'equal times', { chapters: chapters.map((one) => ({ ...one, at: '0:00' })) }, /: chapters\b/],
  ['tutorial', 'a part of its walkthrough', { chapters: chapters.slice(0, -1) }, /x\.ts: chapters\b/],
  ['tutorial', 'a time that is none', { duration: '15:72' }, /x\.ts: duration\b/],
  ['industry', 'three challenges', page(legal, 'text-columns', oneLess), /3 entries\. .* 4 challenges\./],
  ['question', 'a long answer', { answer: 'word '.repeat(61).trim() }, /at most 60 words/],
  ['industry', 'five solutions', page(legal, 'features', oneLess), /5 entries\. .* exactly 6 solutions\./],
  ['industry', 'no questions', page(legal, 'faq'), /It must list one section of the kind 'faq', not 0\./],
  ['audience', 'one feature', { features: ['one'] }, /features has 1 entry\. .* at least 2 features\./],
  ['audience', 'two benefits', twoBenefits, /must list exactly 3 benefits\./],
  ['audience', 'no testimonial', page(individuals, 'testimonial'), /one section of the kind 'testimonial'/],
  ['service', 'a title that counts wrongly', page(aiOnboarding, 'process', nineSteps), /'Nine steps' in/],
  // One mistake is one line: a time that cannot be read is not also too late.
  ['hours', 'a time with AM', { from: '9 AM' }, /^content\/x\.ts: from is '9 AM'\. [^\n]*'09:30'\.$/],
  ['hours', 'an end before they begin', { from: '18:00' }, /to is '17:30'\. It must be later than 'from'/],
])('the content is rejected: %s with %s', (kind, _, change, message) => {
  expect(checks[kind]({})).not.toThrow();
  expect(checks[kind](change)).toThrow(message);
  // A draft may lack what an article needs.
  if (kind === 'article' && !('author' in change))
    expect(checks.article({ ...change, draft: true })).not.toThrow();
});

test.each([[{ role: 'Head of IT' }], [{ role: 'CFO' }], [{ company: 'US freight forwarder' }]])(
  'a capitalized role or kind of company is not taken for a person’s name: %j',
  (change) => expect(checks.study(quote(change))).not.toThrow(),
);

test('reports two entries with the same slug or id', () => {
  const both = (change: object) => () =>
    checkCollection(video, 'content/videos', [tutorial, { ...chooseTheFirstProcess, ...change }]);
  expect(both({})).not.toThrow();
  expect(both({ id: 1 })).toThrow(
    "content/videos/choose-the-first-process.ts: id '1' is also in content/videos/first-hour-with-an-assistant.ts.",
  );
  expect(both({ slug: 'first-hour-with-an-assistant' })).toThrow(
    "slug 'first-hour-with-an-assistant' is also in",
  );
});

// @requirement BLOG-13
test('a build leaves out drafts and articles with a future date, and a preview shows both', () => {
  const later = { draft: false, publishDate: '2026-05-08' };
  const at = (time: string, showsAll = false) => isPublished(later, { now: new Date(time), showsAll });
  expect(at('2026-05-07T23:59:59Z')).toBe(false);
  expect(at('2026-05-07T23:59:59Z', true)).toBe(true);
  expect(at('2026-05-08T00:00:00Z')).toBe(true);
  const draft = { draft: true, publishDate: '2025-01-01' };
  expect([false, true].map((showsAll) => isPublished(draft, { showsAll }))).toEqual([false, true]);
  expect([draft, later].map((entry) => formatUnpublishedMark(entry, new Date('2026-05-07')))).toEqual([
    ' (draft)',
    ' (from May 8, 2026)',
  ]);
  expect(new Set(articles)).toEqual(new Set(allArticles.filter((one) => isPublished(one))));
});
