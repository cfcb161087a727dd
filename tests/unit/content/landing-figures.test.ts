import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import type { HeroFigure, LandingPage } from '@/content/landing-page/schema';
import { copyOf } from '../../support/copy';

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

test('every industry and audience has a figure of its own that says what is illustrative', () => {
  const pages = [...industries, ...audiences];
  const kinds = pages.map(({ page }) => page.hero.figure?.kind);
  expect(new Set(kinds).size).toBe(pages.length);
  for (const { id, page } of pages) {
    expect([id, page.hero.figure?.note]).toEqual([id, expect.stringMatching(/illustrative|worked example/i)]);
  }
  for (const { page } of industries) expect(page.hero.figure?.alt).toMatch(/illustrative/);
});

/** Numbers that the specification states, by page; all else that a page counts is written in words. */
const STATED: Record<string, string[]> = {
  healthcare: ['35%', '70%'],
  finance: ['99%'],
  retail: ['95%'],
  manufacturing: ['75%', '99.8%', '15-30%', '20%'],
  education: [],
  legal: ['60x'],
  individuals: ['1', '30', '3-5', '4-8'],
  'small-business': ['1-2'],
  startups: [],
  enterprise: ['12'],
};

/** The words of an entry without its drawing, whose series are illustrative and say so. */
function wordsOf(entry: { page: LandingPage }): string {
  const { figure, ...hero } = entry.page.hero;
  return copyOf({ ...entry, page: { ...entry.page, hero } })
    .map(({ text }) => text)
    .join('\n');
}

test.each([...industries, ...audiences].map((entry) => [entry.id, entry] as const))(
  'INDUSTRIES-10 DECISIONS-05 %s states its own figures and no other',
  (id, entry) => {
    const numbers = wordsOf(entry).match(/\d+(?:[.,]\d+)*(?:-\d+)?(?:%|x\b)?/g) ?? [];
    expect([...new Set(numbers)].sort()).toEqual([...(STATED[id] ?? ['none known'])].sort());
  },
);
