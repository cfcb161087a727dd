import { expect, test } from '../support/engines/test';
import { templates } from '../support/every-route';

test.use({ motion: true });

/** Texts that are not fully opaque, wherever they are on the page. */
function faintTexts() {
  const faint = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).opacity !== '1' || faint(part.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && faint(part))
    .map((part) => part.textContent);
}

test('with motion on, every text is fully visible before anyone scrolls', async ({ visitor, engine }) => {
  test.setTimeout(180_000);
  await visitor.resize({ width: 1440, height: 900 });
  for (const { path } of templates) {
    await visitor.goto(path);
    expect(await visitor.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);
    await expect.poll(() => visitor.evaluate(faintTexts), { message: `${path} in ${engine}` }).toEqual([]);
  }
});
