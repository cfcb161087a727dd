import { estimateCopy } from '@/content/tools/pricing-calculator';
import { controls, formReady } from '../support/contact-form';
import { expect, test } from '../support/journey';

/** The amount of a cell such as '+ $3,750.00' or '− €40.00'. */
const amountOf = (cell: string) => Number(cell.replace(/[^\d.]/g, '')) * (/^[-−]/.test(cell.trim()) ? -1 : 1);

test('six answers to the calculator, with Back and Start Over, and its estimate in the form', {
  tag: (
    '@ROUTE-06 @CALCULATOR-01 @CALCULATOR-02 @CALCULATOR-03 @CALCULATOR-04 @CALCULATOR-05 @CALCULATOR-06 ' +
    '@CALCULATOR-20 @CALCULATOR-21 @CALCULATOR-22 @CALCULATOR-23 @CALCULATOR-24 @CALCULATOR-26 ' +
    '@CALCULATOR-27 @CALCULATOR-28'
  ).split(' '),
}, async ({ page, visitor }) => {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const question = main.getByRole('heading', { level: 2, name: /^Question/ });
  const options = main.getByRole('list', { name: /^Question/ }).getByRole('button');
  const steps = main.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  const back = button(/^(Back|Previous step)$/);
  const boxes = main.getByRole('checkbox');
  const estimate = main.getByRole('heading', { level: 1, name: /^Your estimate: / });
  const cells = main.getByRole('table', { name: 'Cost breakdown' }).getByRole('cell');
  const asks = async (step: number) => {
    await expect(question).toHaveAccessibleName(new RegExp(`^Question ${step} of 6: .+\\?$`));
    await expect(question).toBeFocused();
    await visitor.seesFocus();
  };
  await visitor.open('/tools/pricing-calculator');
  await expect(options.first()).toHaveText(/\$[\d,]+/);
  await expect(back).toHaveCount(0);
  for (let step = 1; step <= 5; step += 1) {
    if (step > 1) await asks(step);
    await expect(button(/ suggested\b/)).not.toHaveAttribute('aria-current');
    await expect(steps).toHaveCount(step - 1);
    await visitor.look();
    await visitor.press(options.nth(1), step % 2 ? 'Enter' : ' ');
    // The sum so far is in sight from the first answer on.
    if (!visitor.environment.fails) await expect(main.getByText(/^Estimated total/)).toBeVisible();
  }
  await asks(6);
  await visitor.press(back);
  await asks(5);
  await expect(options.nth(1)).toHaveAttribute('aria-current', 'true');
  await visitor.press(button(/^Continue/));
  await asks(6);
  await visitor.press(boxes.first(), ' ');
  await expect(boxes.first()).toBeChecked();
  await visitor.press(button('Generate Estimate'));

  const seesEstimate = async () => {
    await visitor.sees(estimate, button('Try again'));
    await expect(estimate).toBeFocused();
    await visitor.seesFocus();
    await expect(cells).toHaveCount(7);
    const amounts = (await cells.allTextContents()).map(amountOf);
    const sum = amounts.slice(0, -1).reduce((all, one) => all + one, 0);
    expect(amounts.at(-1)).toBeCloseTo(sum, 1);
    return (await cells.last().textContent())?.trim() ?? '-';
  };
  const total = await seesEstimate();
  await visitor.look();
  await expect(main).toContainText(/About \d+ weeks?/);
  await expect(main).toContainText(estimateCopy.notice);
  await visitor.go(-1);
  await expect(question).toHaveAccessibleName(/^Question 6/);
  await expect(boxes.first()).toBeChecked();
  await visitor.go(1);
  await expect(estimate).toBeVisible();
  await visitor.press(steps.nth(1));
  await asks(2);
  await visitor.press(options.nth(2));
  for (const _ of [3, 4, 5]) await visitor.press(button(/^Continue/));
  await visitor.press(button('Generate Estimate'));
  expect(await seesEstimate()).not.toBe(total);

  await visitor.press(button('Start Over'));
  await asks(1);
  await expect(page).toHaveURL('/tools/pricing-calculator');
  await expect(steps).toHaveCount(0);
  await visitor.press(button('Undo'));
  const again = await seesEstimate();
  await visitor.follow(main.getByRole('link', { name: 'Schedule a Consultation' }));
  await formReady(page);
  await expect(controls(page).message).toHaveValue(/^My estimate.*Estimated total: /s);
  expect(await controls(page).message.inputValue()).toContain(`Estimated total: ${again}`);
  await visitor.hears(/^status: Estimated total: /, /^status: ./);
});
