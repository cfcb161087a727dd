import { services } from '@/content/services';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const paths = ['/services', ...services.map(({ url }) => url)];

for (const theme of themes) {
  for (const [name, viewport] of Object.entries(viewports)) {
    test(`axe finds nothing on the services pages in ${theme} on a ${name}`, async ({ page }) => {
      await useTheme(page, theme);
      await page.setViewportSize(viewport);
      for (const path of ['/services', '/services/ai-training', '/services/workflow-automation']) {
        await page.goto(path);
        await expectNoAxeFindings(page);
      }
    });
  }
}

for (const path of paths) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} has its headings in order`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
}

test('PIECES-03 steps stand side by side from 64rem and one below the other before, the last ring filled', async ({
  page,
}) => {
  const rings = async () =>
    page
      .getByRole('region', { name: 'Our Approach to AI' })
      .getByRole('listitem')
      .evaluateAll((steps) =>
        steps.map((step) => {
          const ring = step.querySelector('[aria-hidden]') ?? step;
          const { left, top, width, height } = ring.getBoundingClientRect();
          const line = getComputedStyle(step, '::before').width;
          return {
            number: ring.textContent,
            left,
            top,
            size: [width, height],
            ground: getComputedStyle(ring).backgroundColor,
            line,
          };
        }),
      );
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/services');
  const wide = await rings();
  expect(wide.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  expect(wide.map(({ size }) => size)).toEqual(Array(4).fill([36, 36]));
  expect(new Set(wide.map(({ top }) => top)).size).toBe(1);
  expect(new Set(wide.map(({ left }) => left)).size).toBe(4);
  expect(new Set(wide.slice(0, 3).map(({ ground }) => ground)).size).toBe(1);
  expect(wide[3]?.ground).not.toBe(wide[0]?.ground);
  // The lane reaches from each ring to the next.
  const reach = (wide[1]?.left ?? 0) - (wide[0]?.left ?? 0) - 36;
  expect(Number.parseFloat(wide[0]?.line ?? '')).toBeCloseTo(reach, 0);

  await page.setViewportSize({ width: 1023, height: 800 });
  const narrow = await rings();
  expect(new Set(narrow.map(({ left }) => left)).size).toBe(1);
  expect(new Set(narrow.map(({ top }) => top)).size).toBe(4);
});
