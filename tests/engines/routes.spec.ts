import { expect, test } from '../support/engines/test';
import { routes } from '../support/every-route';
import { viewports } from '../support/test';

/** Headings, links and buttons in the first view, with their places in whole pixels. */
function firstView() {
  const parts = [
    ...document.querySelectorAll('header a, header button, main h1, main h2, main a, main button'),
  ];
  return parts
    .map((part) => ({ name: part.textContent ?? '', box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight)
    .map(({ name, box }) => ({
      name,
      box: [box.left, box.top, box.width, box.height].map(Math.round),
    }));
}

type Part = ReturnType<typeof firstView>[number];

/** A line of text may break a word later. */
const TOLERANCE = 8;

function differences(parts: Part[], reference: Part[]): string[] {
  const lines: string[] = [];
  for (const [index, { name, box }] of reference.entries()) {
    const same = parts[index];
    if (same?.name !== name) return [...lines, `'${name}' is not where Chromium has it: '${same?.name}'`];
    if (box.some((value, at) => Math.abs(value - (same.box[at] ?? 0)) > TOLERANCE))
      lines.push(`'${name}' is at ${same.box}, in Chromium at ${box}`);
  }
  return lines;
}

for (const [size, viewport] of Object.entries(viewports)) {
  test(`every page opens without trouble, does not scroll sideways, and begins as in Chromium, ${size}`, async ({
    visitor,
    reference,
    engine,
  }) => {
    test.setTimeout(300_000);
    await visitor.resize(viewport);
    await reference.resize(viewport);
    await reference.forget();
    const found: string[] = [];
    for (const { path } of routes) {
      await visitor.goto(path);
      const sideways = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) found.push(`${path}: scrolls ${sideways} px sideways`);
      if (engine === 'chromium') continue;
      await reference.goto(path);
      const lines = differences(await visitor.evaluate(firstView), await reference.evaluate(firstView));
      found.push(...lines.map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}
