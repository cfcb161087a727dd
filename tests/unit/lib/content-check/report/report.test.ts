import { printReport } from '@/lib/content-check/report/print';
import { type ReportInput, reportOf } from '@/lib/content-check/report/report';
import type { SitePage } from '@/lib/seo/site-page';

const page = (
  path: string,
  title: string,
  description = `${path} ${'word '.repeat(15)}`.trim(),
): SitePage => ({
  path,
  label: title,
  heading: title,
  meta: { title, description },
  section: 'Company',
  cover: 'Data',
  questions: [],
});

const good: ReportInput = {
  sources: [],
  sitePages: [page('/', 'Home of the site'), page('/contact', 'Contact the company')],
  company: { name: 'Emberlane' },
  redirects: [],
  routes: { home: '/', article: (id: string) => `/blog/${id}` },
  facts: {},
  counts: { industries: 7 },
  choices: { service: ['ai-training'], inquiry: ['demo'] },
  anchors: new Set(['form']),
  today: '2025-05-08',
  isFile: () => false,
  drawings: [],
};
const report = (change: Partial<ReportInput>) => reportOf({ ...good, ...change });
const said = (change: Partial<ReportInput>, grade: 'fix' | 'suggestion' = 'fix') =>
  report(change)
    .findings.filter((finding) => finding.grade === grade)
    .map(({ file, message }) => `${file}: ${message}`);
const source = (value: unknown, file = 'content/x.ts') => ({ file, value });

test('good content has nothing to fix', () => {
  expect(report({}).findings).toEqual([]);
});

test('a redirect from a renamed document may lead to a document', () => {
  const redirects = [{ from: '/downloads/old.pdf', to: '/downloads/new.pdf' }];
  const sources = [source({ moved: redirects }, 'content/site/redirects.ts')];
  expect(said({ redirects, sources, isFile: (address) => address === '/downloads/new.pdf' })).toEqual([]);
});

test('a sentence that two long texts share', () => {
  const repeated = 'We count the hours of a week before and after the change.';
  const sources = ['articles/a', 'guides/b', 'tools/c'].map((name) =>
    source({ body: `${name}. ${repeated}`, sources: [{ title: repeated }] }, `content/${name}.ts`),
  );
  expect(said({ sources }, 'suggestion')).toEqual([
    `content/guides/b.ts: '${repeated}' is in content/articles/a.ts too.`,
  ]);
});

test('a drawing that a page names and that lacks a file', () => {
  const sources = [
    source({ x: { page: { hero: { figure: { drawing: 'legl', alt: 'Sixty small pages.' } } } } }),
  ];
  const drawings = ['legal.wide.svg', 'legal.narrow.svg', 'legl.wide.svg'];
  expect(said({ sources, drawings })).toEqual([
    "content/x.ts: page's hero's figure's drawing names 'legl', and there is no content/illustrations/legl.narrow.svg. Save the drawing there, or correct the name. Did you mean 'legal'?",
  ]);
  expect(said({ sources, drawings: [...drawings, 'legl.narrow.svg'] })).toEqual([]);
});

test('titles and descriptions that a result would cut, and those that stand twice', () => {
  const long = page('/long', 'A title that goes on and on until no result page can show all of it');
  expect(said({ sitePages: [long] }, 'suggestion')).toEqual([
    expect.stringMatching(/^page \/long: The title has \d+ characters; a result shows 60/),
  ]);
  expect(said({ sitePages: [page('/short', 'A page of the site', 'Too short.')] }, 'suggestion')).toEqual([
    'page /short: The description has 10 characters; write 70 to 160.',
  ]);
  const same = 'The same words on two pages. '.repeat(3).trim();
  expect(
    said({ sitePages: [page('/a', 'One title', same), page('/b', 'One title', same)] }, 'suggestion'),
  ).toEqual([
    "page /b: The title 'One title | Emberlane' is that of /a too.",
    'page /b: The description is that of /a too.',
  ]);
  expect(said({ sitePages: [{ ...page('/a', 'Prices'), absoluteTitle: true }] }, 'suggestion')).toEqual([
    "page /a: The title is short: 'Prices'.",
  ]);
});

test('links in fields and in texts that lead to no page, no section, an old address or no address', () => {
  expect(
    said({
      sources: [
        source({
          link: { label: 'Prices', href: '/pricing' },
          body: 'See [us](/contact#form), [them](/nowhere), [there](https://example.org/x) and [here](contact).',
          url: '/old-contact',
          plain: 'http://example.org',
          anchor: { href: '#here' },
          more: { href: '/contact#nowhere' },
        }),
      ],
      redirects: [{ from: '/old-contact', to: '/contact' }],
    }),
  ).toEqual([
    "content/x.ts: href leads to '/pricing', and there is no such page.",
    "content/x.ts: body leads to '/nowhere', and there is no such page.",
    "content/x.ts: body leads to 'contact'. Begin a link inside the site with '/', and others with 'https://'.",
    "content/x.ts: url names the old address '/old-contact'. Name '/contact'.",
    "content/x.ts: plain leads to 'http://example.org'. Begin a link inside the site with '/', and others with 'https://'.",
    "content/x.ts: href leads to '/contact#nowhere', and that page has no section '#nowhere'.",
  ]);
});

test('an anchor is a heading, title or question of the page’s own file, or one that a component names', () => {
  const linked = (...hrefs: string[]) => source({ links: hrefs.map((href) => ({ href })) });
  const article = source({ one: { id: 'a', body: '## Choose the work\n\nText.' } }, 'content/articles/a.ts');
  const sitePages = [...good.sitePages, page('/blog/a', 'An article with sections')];
  const given = (href: string) => said({ sources: [article, linked(href)], sitePages });
  expect(given('/blog/a#choose-the-work')).toEqual([]);
  expect(given('/blog/a#form')).toEqual([]);
  expect(given('/blog/a#leave-it')).toHaveLength(1);
});

test('questions in other words whose section has gone are named, and stop nothing', () => {
  const sources = [
    source({ alsoAsked: [{ href: '/gone', alsoAsked: ['x'] }] }, 'content/search/also-asked.ts'),
  ];
  expect(said({ sources })).toEqual([]);
  expect(said({ sources }, 'suggestion')).toEqual([
    "content/search/also-asked.ts: an entry leads to '/gone', and there is no such page. Correct or delete it.",
  ]);
});

test('a sentence that counts something of the site wrongly', () => {
  const sources = [source({ lead: 'Six industries, each with its paperwork.' }, 'content/site/pages.ts')];
  expect(said({ sources }, 'suggestion')).toEqual([
    "content/site/pages.ts: 'lead' says 'Six industries', and this site has 7. If it means all of them, write 'seven'.",
  ]);
  expect(said({ sources, counts: { industries: 6 } }, 'suggestion')).toEqual([]);
});

test('a picture of an article that has no file', () => {
  const sources = [
    source({ a: { pictures: { desk: { file: 'desk.jpg', alt: 'A desk with three trays' } } } }),
  ];
  expect(said({ sources })).toEqual([
    "content/x.ts: pictures' desk's file names the picture 'content/articles/pictures/desk.jpg', and there is no such file.",
  ]);
  expect(said({ sources, isFile: (name) => name === 'content/articles/pictures/desk.jpg' })).toEqual([]);
});

test('a link to a draft or a later article leads nowhere today, but not from another of the kind', () => {
  const later = source({ id: 'later', publishDate: '2999-01-01', draft: false }, 'content/later.ts');
  const draft = { id: 'draft', publishDate: '2025-01-01', draft: true };
  const linked = () => [{ href: '/blog/later' }, { href: '/blog/draft' }];
  const sitePages = [...good.sitePages, page('/blog/draft', 'A draft that a preview shows')];
  const sources = [later, source({ one: { ...draft, linked: linked() } }, 'content/draft.ts')];
  expect(said({ sources, sitePages })).toEqual([]);
  expect(said({ sources: [...sources, source({ linked: linked() })], sitePages })).toEqual([
    expect.stringMatching(/'\/blog\/later', which is held back until January 1, 2999\./),
    expect.stringMatching(/'\/blog\/draft', which is a draft\./),
  ]);
});

test('a link to a withdrawn service, industry or guide says so, with all others in one run', () => {
  const sources = [
    source({ a: { id: 'x', url: '/services/x', draft: true } }, 'content/services/x.ts'),
    source({ a: { id: 'y', ctaLink: '/industries/y', draft: true } }, 'content/industries/y.ts'),
    source({ a: { id: 3, file: 'plan', draft: true } }, 'content/guides/plan.ts'),
    source({
      links: ['/services/x', '/industries/y', '/resources/guides#guide-3'].map((href) => ({ href })),
    }),
  ];
  expect(said({ sources })).toEqual(
    ['/services/x', '/industries/y', '/resources/guides#guide-3'].map((href) =>
      expect.stringContaining(`href leads to '${href}', which is a draft.`),
    ),
  );
});

test('a case study whose chart, results and text give different figures', () => {
  const study = {
    results: ['4 hours for a letter, down from 30.', '87% fewer wrong letters.'],
    figure: {
      points: [30, 12, 4],
      alt: 'It takes 30 hours, then 4 hours.',
      detail: { last: '4 h' },
    },
    narrative: { results: ['A letter arrives in four hours.'] },
  };
  expect(said({ sources: [source({ study })] })).toEqual([]);
  const ratio = { ...study, results: ['4x as many.'], figure: { ...study.figure, points: [1, 4] } };
  expect(said({ sources: [source({ ratio })] })).toEqual([]);
  const other = { ...study, results: ['3 hours for a letter, down from 30.'] };
  expect(said({ sources: [source({ other })] })).toEqual([
    "content/x.ts: the chart ends at '4 h' (figure.detail.last), but results gives another figure. Write the same figure in all of them.",
  ]);
});

test('the print names drafts with a text or without one, articles of a later day, and what to fix', () => {
  const text = printReport(
    report({
      sources: [
        source({ id: 'a', title: 'Half done', draft: true, ctaLink: '/industries/a' }, 'content/a.ts'),
        source({ id: 'b', title: 'Later on', publishDate: '2025-06-02', body: 'Short.' }, 'content/b.ts'),
        source({ href: '/nowhere' }),
      ],
    }),
    '2025-05-08',
  );
  expect(text).toContain('Content: 2 pages.');
  expect(text).toContain('Drafts, shown in previews only (1)\n  Half done (content/a.ts)');
  expect(text).toContain('Kept back until their date (1)\n  Later on: from June 2, 2025');
  expect(text).toMatch(/To fix \(1\)[\s\S]*1 thing to fix\.$/);
});

test('a fact whose statement and check disagree', () => {
  const facts = {
    pilot: { statement: 'A pilot takes six weeks.', check: { patterns: [/(\w+) weeks/], accepts: ['four'] } },
  };
  expect(said({ facts })).toEqual([
    "content/company/facts.ts: the statement of 'pilot' says 'six', and its own 'check' accepts four. Make them agree.",
  ]);
});

test('two places that say different things about one fact, the chat included', () => {
  const facts = {
    pilot: {
      statement: 'A pilot runs for four weeks.',
      check: { patterns: [/pilots? runs for (\w+) weeks/], accepts: ['four'] },
    },
  };
  const agreed = source({ lead: 'A pilot runs for four weeks. So it stays cheap.' }, 'content/a.ts');
  expect(said({ facts, sources: [agreed] }, 'suggestion')).toEqual([]);
  const otherwise = source({ body: 'The Pilot runs for SIX weeks.' }, 'content/b.ts');
  expect(said({ facts, sources: [agreed, otherwise] }, 'suggestion')).toEqual([
    "content/b.ts: 'body' says 'SIX', but content/a.ts 'lead' says 'four'. The fact 'pilot' of content/company/facts.ts is: A pilot runs for four weeks. Correct the text, or the fact and every text that states it.",
  ]);
  const reply = source([{ reply: 'Our pilot runs for one weeks.' }], 'content/chat/topics/x.ts');
  expect(said({ facts, sources: [reply] }, 'suggestion')).toEqual([
    expect.stringMatching(
      /^content\/chat\/topics\/x\.ts: '0\.reply' says 'one', but content\/company\/facts\.ts says/,
    ),
  ]);
  const asked = source({ asks: ['a pilot runs for one weeks'] }, 'content/chat/topics/x.ts');
  expect(
    said(
      {
        facts: { pilot: { ...facts.pilot, check: { ...facts.pilot.check, files: /\/a\.ts$/ } } },
        sources: [asked, reply],
      },
      'suggestion',
    ),
  ).toEqual([]);
  expect(said({ facts, sources: [asked] }, 'suggestion')).toEqual([]);
});
