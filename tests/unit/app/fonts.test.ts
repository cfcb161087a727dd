/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'lib/fonts');
type Cut = Record<string, { range: string; bytes: string; characters: string }>;

/** The cuts as the script makes them now, with the characters that each holds. */
const cut: Cut = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { subsets, unicodeRange } from ${JSON.stringify(join(process.cwd(), 'scripts/subset-fonts.mjs'))};
       const all = Object.entries(await subsets()).map(([name, { codes, bytes }]) => [name, {
         range: unicodeRange(codes), bytes: bytes.toString('base64'), characters: String.fromCodePoint(...codes),
       }]);
       console.log(JSON.stringify(Object.fromEntries(all)));`,
    ],
    { encoding: 'utf8', maxBuffer: 1e7 },
  ),
);

test('the two font files are what scripts/subset-fonts.mjs cuts from the package, 70 KB together at most', () => {
  expect(Object.keys(cut)).toHaveLength(2);
  let total = 0;
  for (const [name, { bytes }] of Object.entries(cut)) {
    const stored = readFileSync(join(folder, name));
    expect(stored.toString('base64') === bytes).toBe(true);
    total += stored.length;
  }
  expect(total).toBeLessThanOrEqual(70_000);
});

test('no character is in both files, and the style sheet asks for the second only by its own', () => {
  const [text, letters] = Object.values(cut);
  const first = new Set(text?.characters);
  expect([...(letters?.characters ?? '')].filter((character) => first.has(character))).toEqual([]);
  expect(letters?.characters).toContain('é');
  expect(readFileSync(join(folder, 'faces.ts'), 'utf8')).toContain(`'${letters?.range}'`);
});
