/** @requirement DECISIONS-13 */

import type { SitePage } from '@/lib/seo/site-page';
import { printReport } from '@/scripts/content-check/print';
import { type ReportInput, reportOf } from '@/scripts/content-check/report';

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
  choices: { service: ['ai-training'], inquiry: ['demo', 'quote'] },
  today: '2025-05-08',
  isFile: (address) => address === '/downloads/plan.pdf',
  illustrations: ['legal.wide.svg', 'legal.narrow.svg', 'legl.wide.svg'],
};
const report = (change: Partial<ReportInput>) => reportOf({ ...good, ...change });
/** What is said of a change; what stops nothing begins with '?'. */
const said = (change: Partial<ReportInput>) =>
  report(change).findings.map(
    ({ grade, file, message }) => `${grade === 'fix' ? '' : '? '}${file}: ${message}`,
  );
const source = (value: unknown, file = 'content/x.ts') => ({ file, value });
const of = (value: unknown, file?: string) => ({ sources: [source(value, file)] });

const repeated = 'We count the hours of a week before and after the change.';
const same = 'The same words on two pages. '.repeat(3).trim();
const illustration = (name: string) => of({ x: { page: { hero: { illustration: { name, alt: same } } } } });
const announced = (until: string) =>
  of({ announcement: { from: '2025-01-01', until } }, 'content/site/announcement.ts');
const study = {
  results: ['4 hours for a letter, down from 30.', '87% fewer wrong letters.'],
  chart: { points: [30, 12, 4], alt: 'It takes 30 hours, then 4 hours.', detail: { last: '4 h' } },
  narrative: { results: ['A letter arrives in four hours.'] },
};
const pilot = {
  statement: 'A pilot runs for four weeks.',
  check: { patterns: [/pilots? runs for (\w+) weeks/], accepts: ['four'] },
};
const agreed = source({ lead: 'A pilot runs for four weeks. So it stays cheap.' }, 'content/a.ts');
const other = source({ body: 'The Pilot runs for SIX weeks.' }, 'content/b.ts');
const reply = source([{ reply: 'Our pilot runs for one weeks.' }], 'content/chat/topics/x.ts');

test.each<[string, Partial<ReportInput>, RegExp[]]>([
  ['good content', {}, []],
  [
    'a sentence that two long texts share',
    {
      sources: ['articles/a', 'guides/b', 'tools/c'].map((name) =>
        source({ body: `${name}. ${repeated}`, sources: [{ title: repeated }] }, `content/${name}.ts`),
      ),
    },
    [/^\? content\/guides\/b\.ts: 'We count .* is in content\/articles\/a\.ts too\.$/],
  ],
  ['an illustration with both files', illustration('legal'), []],
  [
    'an illustration that lacks a file',
    illustration('legl'),
    [/no .*legl\.narrow\.svg\. .* Did you mean 'legal'\?$/],
  ],
  [
    'a page that says it is a composite, in its result and share image too',
    {
      sitePages: [
        {
          ...page('/a', 'Composite case: a lender', 'A composite case of a lender.'),
          corner: 'Composite',
          caveat: 'composite',
        },
      ],
    },
    [],
  ],
  [
    'a result and a share image that leave out what the page says',
    { sitePages: [{ ...page('/a', 'Case study: a lender', 'How a lender saved.'), caveat: 'composite' }] },
    [
      /^\? page \/a: The description doesn’t say 'composite', as the page does: 'How a lender saved\.'\.$/,
      /^\? page \/a: The share image doesn’t say 'composite', as the page does: 'Case study: a lender Company'\.$/,
    ],
  ],
  [
    'a title that a result would cut, and a short one',
    {
      sitePages: [
        page('/long', 'A title that goes on and on until no result page can show all of it'),
        { ...page('/a', 'Prices'), absoluteTitle: true },
      ],
    },
    [
      /^\? page \/long: The title has 67 characters; a result shows 60: /,
      /^\? page \/a: The title is short: 'Prices'\.$/,
    ],
  ],
  [
    'a title and a description of two pages',
    { sitePages: [page('/a', 'One title', same), page('/b', 'One title', same)] },
    [
      /^\? page \/b: The title .* is that of \/a too\.$/,
      /^\? page \/b: The description is that of \/a too\.$/,
    ],
  ],
  [
    'questions in other words whose section has gone, which stop nothing',
    of({ alsoAsked: [{ href: '/gone', alsoAsked: ['x'] }] }, 'content/search/also-asked.ts'),
    [/^\? .*: an entry leads to '\/gone', .* Correct or delete it\.$/],
  ],
  [
    'a sentence that counts something of the site wrongly',
    of({ lead: 'Six industries, or seven industries.' }, 'content/site/pages.ts'),
    [/^\? .*: 'lead' says 'Six industries', and this site has 7\. .* write 'seven'\.$/],
  ],
  ['an announcement that is over', announced('2025-05-07'), [/^\? .* ended on May 7, 2025\. Write null/]],
  ['an announcement on its last day', announced('2025-05-08'), []],
  ['a case study whose chart, results and text agree', of({ study }), []],
  [
    'a case study that says the figure as a multiple',
    of({ study: { ...study, results: ['4x as many.'], chart: { ...study.chart, points: [1, 4] } } }),
    [],
  ],
  [
    'a case study whose chart, results and text give different figures',
    of({ study: { ...study, results: ['3 hours for a letter, down from 30.'] } }),
    [/^content\/x\.ts: the chart ends at '4 h' .* but results gives another figure\./],
  ],
  [
    'a fact whose statement and check disagree',
    { facts: { pilot: { ...pilot, statement: 'A pilot runs for six weeks.' } } },
    [/^content\/company\/facts\.ts: the statement of 'pilot' says 'six', and its own 'check' accepts four\./],
  ],
  ['a text that agrees with a fact', { facts: { pilot }, sources: [agreed] }, []],
  [
    'two places that say different things about one fact',
    { facts: { pilot }, sources: [agreed, other] },
    [
      /^\? content\/b\.ts: 'body' says 'SIX', but content\/a\.ts 'lead' says 'four'\. .* A pilot runs for four weeks\./,
    ],
  ],
  [
    'a reply of the chat that contradicts a fact',
    { facts: { pilot }, sources: [reply] },
    [
      /^\? content\/chat\/topics\/x\.ts: '0\.reply' says 'one', but content\/company\/facts\.ts says otherwise\./,
    ],
  ],
  [
    'a question that visitors ask, and a file that a fact leaves out',
    {
      facts: { pilot: { ...pilot, check: { ...pilot.check, files: /\/a\.ts$/ } } },
      sources: [reply, source({ asks: ['a pilot runs for one weeks'] }, 'content/a.ts')],
    },
    [],
  ],
])('the report names %s, or nothing', (_, change, expected) => {
  expect(said(change)).toEqual(expected.map((message) => expect.stringMatching(message)));
});

test.each([
  ['/contact#form', ''],
  ['https://example.org/x', ''],
  ['#here', ''],
  ['/contact?service=ai-training&inquiry=demo', ''],
  ['/pricing', "leads to '/pricing', and there is no such page."],
  ['http://example.org', "leads to 'http://example.org'. Begin a link inside the site with '/'"],
  ['/old-contact', "names the old address '/old-contact'. Name '/contact'."],
  [
    '/contact?inquiry=sales',
    "leads to '/contact?inquiry=sales', and there is no inquiry 'sales'. Use one of: demo",
  ],
])("a link to '%s', in a field or in a text, is reported as '%s'", (href, message) => {
  const sources = [source({ href, body: `See [this page](${href}).` })];
  const redirects = [{ from: '/old-contact', to: '/contact' }];
  expect(said({ sources, redirects })).toEqual(
    message
      ? ['href', 'body'].map((field) => expect.stringContaining(`content/x.ts: ${field} ${message}`))
      : [],
  );
});

test('reports a link from a published entry to a draft or a later entry, not from another unpublished one', () => {
  const linked = (...hrefs: string[]) => ({ linked: hrefs.map((href) => ({ href })) });
  const later = { id: 'later', publishDate: '2999-01-01', draft: false };
  const draft = { id: 'draft', publishDate: '2025-01-01', draft: true };
  const sources = [
    source(later, 'content/later.ts'),
    source({ one: { ...draft, ...linked('/blog/later', '/blog/draft') } }, 'content/draft.ts'),
    source({ a: { id: 'x', url: '/services/x', draft: true } }, 'content/services/x.ts'),
    source({ a: { id: 'y', ctaLink: '/industries/y', draft: true } }, 'content/industries/y.ts'),
    source({ a: { id: 3, file: 'plan', draft: true } }, 'content/guides/plan.ts'),
  ];
  const sitePages = [...good.sitePages, page('/blog/draft', 'A draft that a preview shows')];
  expect(said({ sources, sitePages })).toEqual([]);
  const drafts = ['/blog/draft', '/services/x', '/industries/y', '/resources/guides#guide-3'];
  expect(said({ sources: [...sources, source(linked('/blog/later', ...drafts))], sitePages })).toEqual([
    expect.stringMatching(/'\/blog\/later', which is held back until January 1, 2999\./),
    ...drafts.map((href) => expect.stringContaining(`href leads to '${href}', which is a draft.`)),
  ]);
});

test.each<[string, string, string[]]>([
  ['a move', '/company > /contact', []],
  ['a renamed document', '/downloads/old.pdf > /downloads/plan.pdf', []],
  ['a chain', '/a > /b, /b > /contact', ["'/b' is redirected itself."]],
  ['a loop', '/a > /a', ["'/a' is redirected itself."]],
  ['no such target', '/a > /contcat', ["nothing at '/contcat'. Did you mean '/contact'?"]],
  ['no such document', '/a > /downloads/gone.pdf', ["nothing at '/downloads/gone.pdf'."]],
  ['an old address that is a page', '/contact > /', ['the site has that address.']],
  ['an old address twice', '/a > /, /a > /contact', ['it is here twice.']],
])('a redirect: %s', (_, pairs, messages) => {
  const redirects = pairs.split(', ').map((pair) => {
    const [from = '', to = ''] = pair.split(' > ');
    return { from, to };
  });
  expect(said({ redirects, ...of({ moved: redirects }, 'content/site/redirects.ts') })).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

test('the printed report names drafts, scheduled articles and what to fix', () => {
  const sources = [
    source({ id: 'a', title: 'Half done', draft: true, ctaLink: '/industries/a' }, 'content/a.ts'),
    source({ id: 'b', title: 'Later on', publishDate: '2025-06-02', body: 'Short.' }, 'content/b.ts'),
    source({ href: '/nowhere' }),
  ];
  const text = printReport(report({ sources }));
  expect(text).toContain('Content: 2 pages.');
  expect(text).toContain('Drafts, not on the published site (1)\n  Half done (content/a.ts)');
  expect(text).toContain('Kept back until their date (1)\n  Later on: from June 2, 2025');
  expect(text).toMatch(/To fix \(1\)[\s\S]*1 thing to fix\.$/);
});
