import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import type { HeroFigure } from '@/content/landing-page/schema';

type Kind = HeroFigure['kind'];

function figureOf<K extends Kind>(kind: K): Extract<HeroFigure, { kind: K }> {
  const found = [...industries, ...audiences].find(({ page }) => page.hero.figure?.kind === kind);
  return found?.page.hero.figure as Extract<HeroFigure, { kind: K }>;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('INDUSTRIES-10 the drawn waiting is shorter by exactly the stated share', () => {
  const { beforePoints, afterPoints, saved } = figureOf('waiting');
  expect(afterPoints).toHaveLength(beforePoints.length);
  for (const [index, after] of afterPoints.entries())
    expect(after).toBeLessThanOrEqual(beforePoints[index] ?? 0);
  expect(100 - (100 * sum(afterPoints)) / sum(beforePoints)).toBeCloseTo(Number.parseFloat(saved.value));
});

test('INDUSTRIES-10 the drawn forecast misses what sold by what its stated accuracy leaves', () => {
  const { soldPoints, forecastPoints, planPoints, accuracy } = figureOf('forecast');
  expect(planPoints).toHaveLength(forecastPoints.length);
  const sold = soldPoints.slice(soldPoints.length - forecastPoints.length);
  const accuracyOf = (guess: readonly number[]) =>
    100 - (100 * sum(guess.map((value, index) => Math.abs(value / (sold[index] ?? 0) - 1)))) / sold.length;
  expect(Math.round(accuracyOf(forecastPoints))).toBe(Number.parseFloat(accuracy.value));
  expect(accuracyOf(planPoints)).toBeLessThan(accuracyOf(forecastPoints));
});

test('INDUSTRIES-10 the drawn pages are as many as the stated speed', () => {
  const { many, speed, flagged } = figureOf('review');
  expect(many.count).toBe(Number.parseFloat(speed.value));
  expect(many.says).toContain(String(many.count));
  for (const number of flagged) expect(number).toBeLessThanOrEqual(many.count);
});

test('every drawing says what is illustrative', () => {
  for (const { id, page } of [...industries, ...audiences])
    expect([id, page.hero.figure?.note]).toEqual([id, expect.stringMatching(/illustrative|worked example/i)]);
  for (const { page } of industries) expect(page.hero.figure?.alt).toMatch(/illustrative/);
});
