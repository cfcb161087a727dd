import { company } from '@/content/company/company';
import * as routes from '@/lib/routes';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/broken on purpose|Minified React error/] });

const fail = () => {
  throw new Error('broken on purpose');
};
const breaks: [what: string, how: string, wayOn: string][] = [
  [
    'page',
    `Object.defineProperty(HTMLFormElement.prototype, 'elements', { get: ${fail} })`,
    `${company.name}, home`,
  ],
  ['root layout', `Element.prototype.toggleAttribute = ${fail}`, 'Go to the home page'],
];

for (const [what, how, wayOn] of breaks)
  test(`a ${what} that crashes in the browser shows the specified words and the error`, {
    tag: '@ERRORS-02',
  }, async ({ page }) => {
    await page.addInitScript(how);
    await page.goto(routes.search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText('broken on purpose');
    await expect(page.getByRole('link', { name: wayOn })).toHaveAttribute('href', '/');
    await expectNoAxeFindings(page);
  });
