/** @jest-environment node */
import { editAddress } from '@/lib/preview/edit-address';
import { type Known, readinessOf } from '@/lib/preview/readiness';
import { readPreviewSettings } from '@/lib/preview/settings';

const fine: Known = {
  findings: [],
  readings: [],
  launch: [],
  settings: [],
  settingsFrom: 'Read from /readyz.',
};
const today = '2026-11-22';
const reading = { file: 'content/articles/x.ts', title: 'X', minutes: '4 min', words: 800, draft: false };
const missingOf = (known: Partial<Known>) =>
  readinessOf({ ...fine, ...known }, today).checks.flatMap(({ id, missing }) =>
    missing.map((line) => [id, line]),
  );

test('a build is ready when nothing has to be fixed or replaced and production lacks no setting', () => {
  expect(readinessOf(fine, today).ready).toBe(true);
  expect(missingOf({})).toEqual([]);
});

test('what has to be fixed, replaced or set keeps a build from being ready, and is named', () => {
  const known: Partial<Known> = {
    findings: [
      { grade: 'fix', file: 'content/faq.ts', message: 'A link leads nowhere.' },
      { grade: 'look', file: 'content/faq.ts', message: 'A short title.' },
    ],
    launch: [
      { file: 'content/team.ts', line: 1, text: 'Replace before launch.' },
      { file: 'content/partners.ts', line: 2, text: 'Replace before launch.' },
    ],
    settings: ['Mail is not configured.'],
  };
  expect(missingOf(known)).toEqual([
    ['content', 'content/faq.ts: A link leads nowhere.'],
    ['placeholders', 'content/team.ts:1, content/partners.ts:2: Replace before launch.'],
    ['settings', 'Mail is not configured.'],
  ]);
  expect(readinessOf({ ...fine, ...known }, today).ready).toBe(false);
});

test('drafts and scheduled articles are named with the day they appear, and keep nothing back', () => {
  const { ready, checks } = readinessOf(
    {
      ...fine,
      readings: [
        { ...reading, draft: true, from: '2026-01-01' },
        { ...reading, title: 'Y', from: '2026-12-24' },
        { ...reading, title: 'Z', from: '2026-11-22' },
      ],
    },
    today,
  );
  expect(ready).toBe(true);
  expect(checks.find(({ id }) => id === 'drafts')?.notes).toEqual([
    expect.stringMatching(/^X \(content\/articles\/x\.ts\)/),
  ]);
  expect(checks.find(({ id }) => id === 'scheduled')?.notes).toEqual([
    expect.stringMatching(/^Y .* December 24, 2026\.$/),
  ]);
});

test('the address of an editor is made from its pattern; a pattern without {file} is refused by name', () => {
  const place = { file: 'content/a b.ts', line: 12 };
  expect(editAddress('https://host.example/edit/main/{file}#L{line}', place)).toBe(
    'https://host.example/edit/main/content/a%20b.ts#L12',
  );
  expect(readPreviewSettings({ PREVIEW_BASE_URL: '', PREVIEW_EDIT_URL: '' })).toEqual({});
  expect(() => readPreviewSettings({ PREVIEW_EDIT_URL: 'https://host.example/edit' })).toThrow(
    /PREVIEW_EDIT_URL must contain \{file\}/,
  );
  expect(() => readPreviewSettings({ PREVIEW_EDIT_URL: 'javascript:alert({file})' })).toThrow(
    /PREVIEW_EDIT_URL must be an address/,
  );
});
