import { home } from '@/content/site/home';
import { firstQuestion } from '@/content/tools/selector';
import { expect, test, viewports } from '../support/test';

test.use({ viewport: viewports.desktop, javaScriptEnabled: false });

test('without JavaScript the highlighted answer follows focus and pointer, and leads to the selector', {
  tag: '@HOME-01',
}, async ({ page }) => {
  const { goals, question, defaultGoal } = firstQuestion;
  const answers = page.getByRole('list', { name: question }).getByRole('listitem');
  /** The lit answer, and no other, shows its base price. */
  const expectLit = async (id: string) => {
    for (const [index, goal] of goals.entries()) {
      const price = answers.nth(index).getByText(/Base price/);
      await expect(price).toBeVisible({ visible: goal.id === id });
    }
  };
  await page.goto('/');
  await expectLit(defaultGoal);
  await page.getByRole('link', { name: home.hero.actions[1].label }).focus();
  for (const { id, label } of goals) {
    await page.keyboard.press('Tab');
    await expectLit(id);
    // The link keeps its name while its details show.
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${label} ?: [A-Z][^$]*$`));
  }
  // The pointer wins where another answer has focus.
  await answers.first().hover();
  await expectLit(goals[0]!.id);
  await page.mouse.move(5, 5);
  await expectLit(goals.at(-1)!.id);
  await answers.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tools\/service-selector\?a=\d+\.s$/);
});
