import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture, listPictureSizes } from '@/lib/images/picture-files';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const picture = (width: number, height: number, background: object = { r: 200, g: 30, b: 30, alpha: 1 }) =>
  sharp({ create: { width, height, channels: 4, background } });

test.each([
  ['a photo that a phone stored on its side', 'side.jpg', ['680x907', '1360x1813']],
  ['a very wide picture', 'wide.png', ['680x43', '1360x85']],
  ['a narrow picture', 'narrow.png', ['400x800']],
])('%s has files in the sizes that pages show', async (_, file, sizes) => {
  await picture(4032, 3024).flatten().withMetadata({ orientation: 6 }).toFile(join(folder, 'side.jpg'));
  await picture(4800, 300).toFile(join(folder, 'wide.png'));
  await picture(400, 800).toFile(join(folder, 'narrow.png'));
  const offered = await listPictureSizes(file, folder);
  const inWords = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
  expect(offered.map(inWords)).toEqual(sizes);
  for (const [index, { width }] of offered.entries())
    expect(inWords(await sharp(await encodePicture(file, width, folder)).metadata())).toBe(sizes[index]);
});

test('an encoded picture is opaque, in sRGB and without camera metadata', async () => {
  await picture(900, 900, { r: 0, g: 0, b: 0, alpha: 0 }).toFile(join(folder, 'clear.png'));
  await picture(900, 900)
    .flatten()
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withIccProfile('p3')
    .toFile(join(folder, 'p3.jpg'));
  const { data } = await sharp(await encodePicture('clear.png', 680, folder))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  const made = sharp(await encodePicture('p3.jpg', 680, folder));
  const { icc, exif, space } = await made.metadata();
  expect({ icc, exif, space }).toEqual({ icc: undefined, exif: undefined, space: 'srgb' });
  // Without its profile, the red would be another one.
  const { channels } = await made.stats();
  expect(Math.abs((channels[0]?.mean ?? 0) - 200)).toBeLessThan(4);
});
