import { controls, formReady } from '../support/contact-form';
import { expect, test } from '../support/journey';

test('five answers to the selector, with Back, and its recommendation in the form', {
  tag: (
    '@SELECTOR-01 @SELECTOR-02 @SELECTOR-03 @SELECTOR-04 @SELECTOR-05 @SELECTOR-06 @SELECTOR-07 @SELECTOR-14 ' +
    '@SELECTOR-15 @SELECTOR-16 @SELECTOR-17 @SELECTOR-18 @SELECTOR-19 @SELECTOR-20 @SELECTOR-21'
  ).split(' '),
}, async ({ page, visitor }) => {
  const main = page.getByRole('main');
  const question = main.getByRole('heading', { level: 2, name: /^Question/ });
  const options = main.getByRole('list', { name: /^Question/ }).getByRole('button');
  const title = main.getByRole('heading', { level: 1 });
  const back = main.getByRole('button', { name: 'Back', exact: true });
  const chosen = main.getByRole('button', { name: /your answer$/ });
  const given: string[] = [];
  await visitor.open('/tools/service-selector');
  for (let step = 1; step <= 5; step += 1) {
    await expect(main.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible();
    const bar = main.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 5`);
    const widths = () =>
      bar.evaluate((all) => (all.firstElementChild?.clientWidth ?? 0) / Math.max(1, all.clientWidth));
    await expect.poll(widths).toBeCloseTo((step - 1) / 4, 1);
    await expect(question).toHaveAccessibleName(new RegExp(`^Question ${step} of 5: .+\\?$`));
    if (step > 1) {
      await expect(question).toBeFocused();
      await visitor.seesFocus();
    }
    await expect(back).toHaveCount(step === 1 ? 0 : 1);
    // One answer is suggested, and none is given yet.
    await expect(main.getByRole('button', { name: / suggested$/ })).toHaveCount(1);
    await expect(chosen).toHaveCount(0);
    await visitor.look();
    const option = options.nth(step % (await options.count()));
    given.push((await option.textContent()) ?? '');
    await visitor.press(option, step % 2 ? 'Enter' : ' ');
    if (step !== 3) continue;
    await expect(question).toHaveAccessibleName(/^Question 4/);
    await visitor.press(back);
    await expect(question).toHaveAccessibleName(/^Question 3/);
    await expect(question).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await visitor.press(main.getByRole('button', { name: /^Continue with / }));
  }
  const recommended = main.getByRole('region', { name: /^Start with / });
  await visitor.sees(recommended, main.getByRole('button', { name: 'Try again' }));
  await expect(title).toBeFocused();
  await visitor.seesFocus();
  await visitor.look();
  const list = recommended.getByRole('list', { name: 'Your answers' });
  const answers = await list.getByRole('listitem').locator('> :last-child').allTextContents();
  expect(answers).toHaveLength(given.length);
  const letters = (text: string) => text.replace(/\P{L}/gu, '');
  for (const [step, answer] of answers.entries())
    expect(letters(given[step] ?? '').startsWith(letters(answer))).toBe(true);
  await expect(recommended).toContainText(/\$[\d,]+/);
  const service = (await title.textContent())?.replace(/^Start with\s*/, '') ?? '-';

  await visitor.go(-1);
  await expect(question).toHaveAccessibleName(/^Question 5/);
  await expect(chosen).toHaveCount(1);
  await visitor.go(1);
  await expect(recommended).toBeVisible();
  await visitor.follow(main.getByRole('link', { name: 'Book a Consultation' }));
  await formReady(page);
  const { message, service: wanted } = controls(page);
  await expect(wanted.getByRole('option', { selected: true })).toHaveText(service);
  for (const answer of answers) await expect(message).toHaveValue(new RegExp(`: ${answer}`));

  await visitor.go(-1);
  await visitor.press(main.getByRole('button', { name: 'Start Over' }));
  await expect(question).toHaveAccessibleName(/^Question 1/);
  await expect(question).toBeFocused();
  await expect(page).toHaveURL('/tools/service-selector');
  await expect(chosen).toHaveCount(0);
});
