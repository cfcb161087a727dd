import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { emptyFileFindings, fileFindings, pictureFindings } from '@/scripts/content-check/file-findings';

test('a missing, an unlisted and a misnamed file are reported once each, with the remedy', () => {
  const named = new Map(['a-plan.docx', 'a-guide.pdf'].map((file) => [`public/downloads/${file}`, "'A'"]));
  expect(fileFindings(named, [...named.keys()])).toEqual([]);
  const told = fileFindings(named, ['public/downloads/a-Plan.docx', 'public/downloads/old.xlsx']);
  expect(told.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/a-plan\.docx: 'A' names this file, .* Did you mean 'a-Plan\.docx'\?$/),
    expect.stringMatching(/a-guide\.pdf: 'A' names this file, .* 'npm run documents' makes it\.$/),
    expect.stringMatching(/old\.xlsx: nothing on the site names this file\. [^?]*$/),
  ]);
});

test('an empty file, a file that is not a picture and a picture without its size are reported', async () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' } });
  for (const folder of ['public/guide-covers', 'content/articles/pictures'])
    mkdirSync(join(root, folder), { recursive: true });
  await picture(760, 520).toFile(join(root, 'public/guide-covers/good.webp'));
  await picture(760, 500).toFile(join(root, 'public/guide-covers/low.webp'));
  writeFileSync(join(root, 'public/guide-covers/none.webp'), '');
  writeFileSync(join(root, 'content/articles/pictures/text.png'), 'no picture');
  // Its camera lay on its side: people see 1,400 by 1,000.
  await picture(1000, 1400)
    .withMetadata({ orientation: 6 })
    .toFile(join(root, 'content/articles/pictures/side.jpg'));
  await picture(1300, 1400).toFile(join(root, 'content/articles/pictures/narrow.jpg'));
  const inFolder = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);
  const files = [
    ...inFolder('public/guide-covers', ['good.webp', 'low.webp']),
    ...inFolder('content/articles/pictures', ['text.png', 'side.jpg', 'narrow.jpg']),
  ];
  expect(emptyFileFindings(root).map(({ file }) => file)).toEqual(['public/guide-covers/none.webp']);
  expect((await pictureFindings(root, files)).map(({ grade, message }) => `${grade}: ${message}`)).toEqual([
    expect.stringMatching(/^fix: this picture is 760 by 500 pixels\. .* 760 by 520\.$/),
    expect.stringMatching(/^fix: this file is no picture/),
    expect.stringMatching(/^suggestion: this picture is 1300 pixels wide/),
  ]);
});
