import { expect, test } from '../support/engines/test';
import { viewports } from '../support/test';

for (const [size, viewport] of Object.entries(viewports)) {
  test(`each line of the estimate's staircase stays in its row, ${size}`, { tag: '@CALCULATOR-20' }, async ({
    visitor,
  }) => {
    await visitor.resize(viewport);
    await visitor.goto('/tools/pricing-calculator?a=1.tisbl1');
    await visitor.seeText('$1,700.00');
    const rows = await visitor.evaluate(() =>
      [...document.querySelectorAll('table[aria-labelledby=breakdown-heading] tr')].flatMap((row) => {
        const drawing = row.querySelector('th > [aria-hidden]')?.getBoundingClientRect();
        const amount = row.querySelector('td')?.getBoundingClientRect();
        const { top, bottom, left } = row.getBoundingClientRect();
        return drawing && amount ? [{ drawing, top, bottom, left, end: amount.right }] : [];
      }),
    );
    expect(rows).toHaveLength(7);
    for (const { drawing, top, bottom, left, end } of rows) {
      expect(drawing.width).toBeGreaterThan(40);
      expect(drawing.top).toBeGreaterThanOrEqual(top - 2);
      expect(drawing.bottom).toBeLessThanOrEqual(bottom + 2);
      expect(drawing.left).toBeGreaterThanOrEqual(left);
      expect(drawing.right).toBeLessThan(end);
    }
  });
}

test('a case study prints with its chart', { tag: '@CASES-07' }, async ({ visitor, engine }) => {
  test.skip(engine === 'webkit', 'its driver cannot print');
  await visitor.goto('/case-studies/healthcare-referral-sorting');
  const whole = await visitor.print();
  await visitor.evaluate(() => {
    for (const drawing of document.querySelectorAll('main [role=img] svg')) drawing.remove();
  });
  // Firefox prints letters as shapes, so there is no text to read. If print had hidden the chart, its removal would not make the file smaller.
  const bare = await visitor.print();
  expect(whole.length).toBeGreaterThan(bare.length + 1000);
});
