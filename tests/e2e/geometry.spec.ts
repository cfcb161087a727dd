import type { Locator, Page } from '@playwright/test';
import * as routes from '@/lib/routes';
import { templates } from '../support/every-route';
import { expect, test, viewports } from '../support/test';

/** Charts where they stand on a page, and the lane of a page, by the places of their parts. */
const sizes = Object.entries(viewports);

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('This part is not on the page.');
  return box;
};

for (const [size, viewport] of sizes) {
  test(`a bar of a chart in an article is beside its label, or right below it, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.article('ai-automation-workflows-for-small-business'));
    const rows = page.getByRole('main').getByRole('figure').getByRole('listitem');
    const gaps = await rows.evaluateAll((items) =>
      items.map((item) => {
        const [label, ...bars] = [...item.children].map((part) => part.getBoundingClientRect());
        const [first, last] = [bars[0], bars.at(-1)];
        if (!label || !first || !last) return Number.NaN;
        const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
        return first.left >= label.right
          ? Math.abs(middle(label) - middle({ top: first.top, bottom: last.bottom }))
          : first.top - label.bottom;
      }),
    );
    expect(gaps.length).toBeGreaterThan(2);
    expect(gaps.filter((gap) => !(gap >= 0 && gap <= 8))).toEqual([]);
  });

  test(`the lane of the home page runs without a gap into the return curve, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const chart = page.getByRole('img', { name: /^Value gained in the first year/ });
    await chart.scrollIntoViewIfNeeded();
    const { branch, start, rail } = await chart.evaluate((element) => {
      const section = element.closest('section') as HTMLElement;
      const lane = element.querySelector<SVGPathElement>('svg path[data-tone="lane"]')!;
      const matrix = lane.getScreenCTM()!;
      const { x, y } = lane.getPointAtLength(0);
      const lines = [...section.querySelectorAll('span[aria-hidden]')].map((line) => ({
        line,
        ...line.getBoundingClientRect().toJSON(),
      }));
      const tall = lines.find(({ height, width }) => width < 5 && height > 300);
      const into = lines.find(({ line }) => element.contains(line));
      return {
        start: { x: x * matrix.a + matrix.e, y: y * matrix.d + matrix.f },
        rail: tall.left,
        branch: { left: into.left, right: into.right, y: into.top },
      };
    });
    expect(Math.abs(branch.left - rail)).toBeLessThanOrEqual(1);
    expect(branch.right - start.x).toBeGreaterThanOrEqual(0);
    expect(branch.right - start.x).toBeLessThanOrEqual(1.5);
    expect(Math.abs(branch.y - start.y)).toBeLessThanOrEqual(1);
  });
}

test('the lane of a case study crosses no number of its chart, where its first value is a tick', async ({
  page,
}) => {
  await page.goto(routes.caseStudy('retail-customer-insights'));
  const chart = page.getByRole('main').getByRole('img').first();
  const numbers = await boxOf(chart.getByText(/^130/));
  const lines = await chart.getByText(/^130/).evaluate((column) => {
    const range = document.createRange();
    range.selectNodeContents(column);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ top, bottom }) => [top, bottom]);
  });
  const lane = await chart.evaluate((element) => {
    const line = element.querySelector<SVGPathElement>('path[data-tone="before"]')!;
    const matrix = line.getScreenCTM()!;
    return line.getPointAtLength(0).y * matrix.d + matrix.f;
  });
  expect(numbers.width).toBeGreaterThan(0);
  expect(lines.filter(([top = 0, bottom = 0]) => lane > top && lane < bottom)).toEqual([]);
});

/** Where the stretches of a page's lane leave it out, between its start and its end, in pixels. */
const gapsOfLane = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('main [aria-hidden]')]
      .map((line) => line.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && width < 4 && height > 0)
      .sort((one, other) => one.top - other.top);
    const [first] = lines;
    let end = first?.bottom ?? 0;
    const gaps: number[] = [];
    for (const { left, top, bottom } of lines) {
      if (!first || Math.abs(left - first.left) > 1) continue;
      if (top - end > 1) gaps.push(Math.round(top - end));
      end = Math.max(end, bottom);
    }
    return { lines: lines.length, gaps };
  });

for (const [size, viewport] of sizes) {
  test(`a lane runs down every kind of page without a gap, ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const found: string[] = [];
    for (const { path } of templates) {
      await page.goto(path);
      const { lines, gaps } = await gapsOfLane(page);
      // The chart of a case study is part of its lane, and the lane of a tool turns into its first question.
      const expected = path.startsWith('/case-studies/') ? 1 : 0;
      if ((lines === 0 && !path.startsWith('/tools/')) || gaps.length > expected)
        found.push(`${path}: ${lines} stretches, gaps ${gaps}`);
    }
    expect(found).toEqual([]);
  });
}
