import { expect, test } from '../support/engines/test';
import { templates, tools } from '../support/every-route';
import { viewports } from '../support/test';

/**
 * The parts of the header, and the headings, with their places in pixels. Buttons of the page are left out: where a
 * row of them breaks depends on a few pixels of letters.
 */
function boxes() {
  const parts = [...document.querySelectorAll('header :is(a, button), main :is(h1, h2)')];
  return parts
    .filter((part) => getComputedStyle(part).display !== 'inline')
    .map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return { name: part.textContent, left, top, width, height, inView: width > 0 && top < innerHeight };
    });
}

type Box = ReturnType<typeof boxes>[number];

/** In pixels. Rounding makes columns a little wider; and a text may break elsewhere, which moves what is below. */
const TOLERANCE = { left: 32, width: 16, top: 70, height: 60 };

/** Where the first view is not as in Chromium. */
function differences(found: Box[], reference: Box[]): string[] {
  if (found.length !== reference.length)
    return [`has ${found.length} headings and parts of the header, in Chromium ${reference.length}`];
  const sides = Object.keys(TOLERANCE) as (keyof typeof TOLERANCE)[];
  return reference.flatMap((box, index) => {
    const same = found[index] as Box;
    if (!box.inView) return [];
    return sides
      .filter((side) => Math.abs(box[side] - same[side]) > TOLERANCE[side])
      .map((side) => `'${box.name}': ${side} is ${same[side]} px, in Chromium ${box[side]} px`);
  });
}

for (const [size, viewport] of Object.entries(viewports)) {
  test(`a page of each kind opens without trouble and begins as in Chromium, ${size}`, async ({
    visitor,
    reference,
  }) => {
    test.setTimeout(600_000);
    await visitor.resize(viewport);
    await reference.resize(viewport);
    await reference.forget();
    const found: string[] = [];
    for (const { path } of [...templates, ...tools]) {
      await visitor.goto(path);
      const sideways = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) found.push(`${path}: scrolls ${sideways} px sideways`);
      await reference.goto(path);
      let lines: string[] = [];
      const compare = async () => {
        lines = differences(await visitor.evaluate(boxes), await reference.evaluate(boxes));
        return lines.length;
      };
      // Scripts of both pages may still be at work.
      await expect
        .poll(compare, { timeout: 3_000 })
        .toBe(0)
        .catch(() => undefined);
      found.push(...lines.map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}
