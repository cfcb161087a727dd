/** @requirement CALLS-30 */
import { readReports } from '@/lib/reports/read-reports';

const pages = new Set(['/contact']);
const PAGE = 'https://site.example/contact?q=TYPED#TYPED';
const read = (value: unknown) => readReports(value, pages);

test('a report of each type becomes one line with words and places of ours', () => {
  const sent = [
    {
      type: 'csp-violation',
      age: 1,
      url: PAGE,
      user_agent: 'TYPED',
      body: {
        effectiveDirective: 'img-src',
        blockedURL: 'https://evil.example/TYPED',
        sourceFile: PAGE,
        lineNumber: 3,
        sample: 'TYPED',
        documentURL: PAGE,
      },
    },
    { type: 'crash', url: PAGE, body: { reason: 'oom', stack: 'TYPED' } },
    { type: 'deprecation', url: PAGE, body: { id: 'UnloadHandler', message: 'TYPED' } },
    {
      type: 'error',
      url: 'https://site.example/TYPED',
      body: {
        name: 'TypeError',
        message: 'TYPED',
        sourceFile: 'https://site.example/_next/static/chunks/0a~b.js?TYPED',
        lineNumber: 1,
        columnNumber: 20_000,
      },
    },
  ];
  const lines = read(sent);
  expect(lines).toEqual([
    {
      type: 'csp-violation',
      page: '/contact',
      directive: 'img-src',
      blocked: 'https://evil.example',
      file: 'page',
      line: 3,
    },
    { type: 'crash', page: '/contact', name: 'oom' },
    { type: 'deprecation', page: '/contact', name: 'UnloadHandler' },
    {
      type: 'error',
      page: 'other',
      name: 'TypeError',
      file: '/_next/static/chunks/0a~b.js',
      line: 1,
      column: 20_000,
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('TYPED');
});

test('the report of an older browser is understood', () => {
  const older = {
    'document-uri': PAGE,
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'line-number': 7,
    'script-sample': 'TYPED',
  };
  expect(read({ 'csp-report': older })).toEqual([
    { type: 'csp-violation', page: '/contact', directive: 'script-src-elem', blocked: 'inline', line: 7 },
  ]);
});

test.each([
  ['null', null],
  ['a text', 'TYPED'],
  ['no report', []],
  ['an older report of nothing', { 'csp-report': null }],
  ['another type', [{ type: 'TYPED', url: PAGE, body: {} }]],
  ['too many', Array(21).fill({ type: 'crash', url: PAGE, body: {} })],
])('%s is no report', (_, value) => {
  expect(read(value)).toBeNull();
});

test('what does not look like ours is left out of the line', () => {
  const body = {
    effectiveDirective: 'T Y',
    blockedURL: 'T',
    sourceFile: 'T',
    lineNumber: 'T',
    name: 'my mail',
    id: '<T>',
  };
  expect(read([{ type: 'error', url: 'T', body }])).toEqual([
    { type: 'error', page: 'other', blocked: 'other', file: 'other' },
  ]);
});
