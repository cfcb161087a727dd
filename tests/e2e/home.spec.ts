import type { Page } from '@playwright/test';
import { home } from '@/content/site/home';
import { firstQuestion } from '@/content/tools/selector';
import { expect, test, viewports } from '../support/test';

const answers = (page: Page) =>
  page.getByRole('list', { name: firstQuestion.question }).getByRole('listitem');

/** The lit answer, and no other, shows its base price. */
async function expectLit(page: Page, id: string) {
  for (const [index, goal] of firstQuestion.goals.entries()) {
    const price = answers(page)
      .nth(index)
      .getByText(/Base price/);
    await expect(price).toBeVisible({ visible: goal.id === id });
  }
}

test.use({ viewport: viewports.desktop });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the highlighted answer follows focus and pointer, and leads to the selector', {
    tag: '@HOME-01',
  }, async ({ page }) => {
    await page.goto('/');
    await expectLit(page, firstQuestion.defaultGoal);
    await page.getByRole('link', { name: home.hero.actions[1].label }).focus();
    for (const { id, label } of firstQuestion.goals) {
      await page.keyboard.press('Tab');
      await expectLit(page, id);
      // The link keeps its name while its details show.
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${label} ?: [A-Z][^$]*$`));
    }
    await page.keyboard.press('Tab');
    await expectLit(page, firstQuestion.defaultGoal);
    // The pointer wins where another answer has focus.
    await answers(page).first().getByRole('link').focus();
    for (const [index, { id }] of [...firstQuestion.goals.entries()].reverse()) {
      await answers(page).nth(index).hover();
      await expectLit(page, id);
    }
    await page.mouse.move(5, 5);
    await expectLit(page, firstQuestion.goals[0]!.id);
    await answers(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/tools\/service-selector\?a=\d+\.s$/);
  });
});
