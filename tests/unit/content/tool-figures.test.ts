/** @requirement MEMO-04 */
type Thresholds = typeof import('@/lib/roi-calculator/thresholds');

/** Every text of both tools, written with thresholds that no text could have by itself. */
async function textsWith(thresholds: Partial<Record<keyof Thresholds, number>>): Promise<string> {
  jest.resetModules();
  jest.doMock('@/lib/roi-calculator/thresholds', () => ({
    ...jest.requireActual<Thresholds>('@/lib/roi-calculator/thresholds'),
    ...thresholds,
  }));
  const { memoWords, pageWords } = await import('@/content/business-case/business-case');
  const { roiWords } = await import('@/content/tools/roi');
  return JSON.stringify([memoWords, pageWords, roiWords]);
}

test('texts of the tools follow the thresholds when these change', async () => {
  const texts = await textsWith({
    MAX_YES_PAYBACK_MONTHS: 17,
    MIN_NO_PAYBACK_MONTHS: 41,
    ESTIMATE_TOLERANCE: 0.23,
    RAMP_UP_MONTHS: 9,
  });
  for (const old of [/\b12 months/, /\b36 months/, /\bwithin a year\b/, /three years/, /a quarter/])
    expect(texts).not.toMatch(old);
  // '10-15%' is what the firm says of its estimates, '85%' and '3.5%' are not thresholds.
  expect(texts.replaceAll('10-15%', '')).not.toMatch(/\b15%/);
  for (const said of ['17 months', '41 months', '23%', '9 months']) expect(texts).toContain(said);
});
