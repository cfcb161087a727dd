/** @requirement DECISIONS-13 */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileFindings } from '@/scripts/content-check/file-findings';
import { printReport } from '@/scripts/content-check/findings';
import { factFindings, isRead } from '@/scripts/content-check/hints';
import { linkFindings, redirectFindings } from '@/scripts/content-check/links';
import { readContentFile, textsOf } from '@/scripts/content-check/parse-content-file';
import { anchorFindings, referenceFindings, sharedMetaFindings } from '@/scripts/content-check/references';

/** The texts of a file of content. */
function textsIn(code: string, file = 'content/x.ts') {
  const source = readContentFile(file, code);
  if (!('ast' in source)) throw new Error(source.message);
  return textsOf(source);
}
const said = (findings: readonly { line?: number | undefined; message: string }[]) =>
  findings.map(({ line, message }) => `${line}: ${message}`);

const targets = {
  pages: new Set(['/', '/contact', '/services/x']),
  moved: new Map([['/old', '/contact']]),
  unpublished: new Map([['/blog/later', 'is held back until 2999-01-01']]),
  service: ['ai-training'],
  inquiry: ['demo', 'quote'],
};

test.each([
  ['https://example.org/x', ''],
  ['#here', ''],
  ['/contact?service=ai-training&inquiry=demo', ''],
  ['/contcat', "leads to '/contcat', and there is no such page. Did you mean '/contact'?"],
  ['http://example.org', "leads to 'http://example.org'. Begin a link inside the site with '/'"],
  ['/old', "names the old address '/old'. Name '/contact'."],
  ['/blog/later', "leads to '/blog/later', which is held back until 2999-01-01."],
  ['/contact?inquiry=sales', "and there is no inquiry 'sales'. Use one of: demo, quote."],
])("a link to '%s', in a field or at its line in a text, is reported as '%s'", (href, message) => {
  const texts = textsIn(
    `export const a = {\n  href: '${href}',\n  body: \`One.\n\nSee [it](${href}).\`,\n};`,
  );
  const told = said(linkFindings(texts, targets));
  expect(told).toEqual(
    message ? ['2: href', '5: body'].map((place) => expect.stringMatching(`^${place} `)) : [],
  );
  for (const line of told) expect(line).toContain(message);
});

test('an address that is a key of a list, or made by a route, is checked too', () => {
  const texts = textsIn(
    "export const asked = {\n  '/gone': 'who are you',\n};\nexport const b = routes.service('gone');",
  );
  expect(said(linkFindings(texts, targets))).toEqual([
    expect.stringMatching(/^2: .*'\/gone'/),
    expect.stringMatching(/^4: .*'\/services\/gone'/),
  ]);
});

test.each<[string, string, string[]]>([
  ['a move', '/company > /contact', []],
  ['a chain', '/a > /b, /b > /contact', ["1: the redirect from '/a': '/b' is redirected itself."]],
  ['no such target', '/a > /contcat', ["nothing at '/contcat'. Did you mean '/contact'?"]],
  ['an old address that is a page', '/contact > /', ['the site has that address.']],
  ['an old address twice', '/a > /, /a > /contact', ["2: the redirect from '/a': it is here twice."]],
])('a redirect: %s', (_, pairs, messages) => {
  const redirects = pairs.split(', ').map((pair) => {
    const [from = '', to = ''] = pair.split(' > ');
    return { from, to };
  });
  const code = `export const moved = [${redirects.map((one) => JSON.stringify(one)).join(',\n')}];`;
  const texts = textsIn(code, 'content/site/redirects.ts');
  const told = redirectFindings(redirects, texts, (path) => targets.pages.has(path), [...targets.pages]);
  expect(said(told)).toEqual(messages.map((message) => expect.stringContaining(message)));
});

test('a field that names no entry, or a draft, is reported at its line', () => {
  const kind = { what: 'service', names: ['ai-training', 'ai-audit'], drafts: ['ai-audit'] };
  const code = "export const a = {\n  services: ['ai-training',\n 'ai-audit',\n 'ai-trainings'] };";
  expect(said(referenceFindings(textsIn(code), [[/^x\.ts services\.\d+$/, kind]]))).toEqual([
    "3: the second service: the service 'ai-audit' is a draft. Name another one, or take it out.",
    expect.stringMatching(
      /^4: .* there is no service 'ai-trainings'\. Use one of: .*Did you mean 'ai-training'/,
    ),
  ]);
});

test('an anchor that a page has twice, or that no section has, is reported', () => {
  const code = `export const a = { page: { hero: { anchor: 'two' },\n sections: [{ anchor: 'one' },\n { anchor: 'one' }] } };`;
  expect(said(anchorFindings(textsIn(code)))).toEqual([
    expect.stringMatching(/^1: no section of this page has the anchor 'two'\. Use the anchor/),
    expect.stringMatching(/^3: the anchor 'one' is on this page twice/),
  ]);
});

test('a title or description that two pages share is reported with both places', () => {
  const texts = textsIn(
    `export const a = { meta: { title: 'One', description: 'Of one' } };
export const b = [{ meta: { title: 'One',
 description: 'Of one' }, title: 'One' }];
export const c = [{ meta: { title: \`\${d}.\` } }, { meta: { title: \`\${e}.\` } }];`,
  );
  expect(said(sharedMetaFindings(texts))).toEqual([
    expect.stringMatching(/^2: search results show 'One' for content\/x\.ts, line 1 too/),
    expect.stringMatching(/^3: .* 'Of one'/),
  ]);
});

test('a text that contradicts a fact is reported, and what visitors type is not', () => {
  const pilot = {
    statement: 'A pilot runs for four weeks.',
    check: { patterns: [/pilots? runs for (\w+) weeks/], accepts: ['four'] },
  };
  const texts = textsIn(
    "export const a = {\n lead: 'A pilot runs for four weeks.',\n body: 'The Pilot runs for SIX weeks.',\n utterances: 'a pilot runs for one weeks' };",
  );
  expect(said(factFindings(texts.filter(isRead), { pilot }))).toEqual([
    expect.stringMatching(/^3: says 'SIX', but the fact 'pilot' is: A pilot runs for four weeks\./),
  ]);
});

test('the report prints all errors that stop a build, and at most 20 lines of other findings', () => {
  const many = Array.from({ length: 50 }, (_, line) => [
    { file: 'content/a.ts', line, message: 'a broken link' },
    ...(['fact', 'picture'] as const).map((hint) => ({
      ...{ file: 'content/b.ts', line, message: `worth a look`, hint },
    })),
  ]).flat();
  const unpublished = [{ file: 'content/c.ts', title: 'Later on', from: '2999-01-02', paths: [] }];
  const text = printReport({ pages: 2, findings: many, unpublished });
  expect(text.match(/a broken link/g)).toHaveLength(50);
  expect(text).toMatch(
    /^Content: 2 pages\.\n[\s\S]* Later on: from January 2, 2999\n[\s\S]*50 things to fix\.$/,
  );
  expect(text.split('\n').filter((line) => /worth a look|more: /i.test(line)).length).toBeLessThanOrEqual(21);
});

test('a missing, misnamed, unlisted, empty or unusable file is reported once', async () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' } });
  const low = 'public/guide-covers/low.webp';
  write(low, await draw(500, 500).webp().toBuffer());
  write('public/guide-covers/none.webp', '');
  write('public/downloads/a-Plan.docx', 'x');
  write('public/downloads/old.xlsx', 'x');
  write('content/articles/pictures/text.png', 'not a picture');
  // Its camera lay on its side: people see 1,400 by 1,000.
  const side = draw(1000, 1400).withMetadata({ orientation: 6 });
  write('content/articles/pictures/side.jpg', await side.jpeg().toBuffer());
  const place = { file: 'content/guides/a.ts', line: 4 };
  const named = ['a-plan.docx', 'a-guide.pdf'].map((name) => `public/downloads/${name}`);
  const pictures = ['text.png', 'side.jpg'].map((name) => `content/articles/pictures/${name}`);
  const found = await fileFindings(root, new Map([...named, ...pictures, low].map((file) => [file, place])));
  expect(found.map(({ file, line, message }) => `${file}, ${line}: ${message}`)).toEqual([
    expect.stringMatching(/none\.webp, undefined: this file is empty/),
    expect.stringMatching(/a\.ts, 4: .*a-plan\.docx does not exist\. Did you mean 'a-Plan\.docx'\?$/),
    expect.stringMatching(/a\.ts, 4: .*a-guide\.pdf does not exist\. 'npm run documents' makes it\.$/),
    expect.stringMatching(/old\.xlsx, undefined: nothing on the site names this file/),
    expect.stringMatching(/text\.png, undefined: this is not a picture/),
    expect.stringMatching(/low\.webp, undefined: this picture is 500 by 500 pixels, .* at least 760 wide\.$/),
  ]);
});
