import type { Page } from '@playwright/test';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Container, type ContainerWidth } from '@/components/ui/container';
import { htmlOf } from '../support/pieces';
import { expect, test, themes, useTheme } from '../support/test';

// The page takes no markup from outside; here it does, since it is the pieces that are looked at.
test.use({ bypassCSP: true });

/** Puts pieces into a page of the site, so that its own styles apply. */
async function show(page: Page, html: string) {
  await page.goto('/about');
  // The letter icon comes last: from then on the page is alive and leaves its content alone.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^blob:/);
  await page.evaluate((inner) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = inner;
  }, html);
}

/** How each element with the given words is drawn. */
const drawn = (page: Page, words: string[]) =>
  page.evaluate(
    (labels) =>
      labels.map((label) => {
        const all = [...document.querySelectorAll<HTMLElement>('main *')];
        const element = all.find(
          (candidate) => candidate.textContent === label && !candidate.children.length,
        );
        if (!element) throw new Error(`nothing reads '${label}'`);
        const { color, backgroundColor, borderTopColor, fontSize } = getComputedStyle(element);
        return {
          color,
          ground: backgroundColor,
          edge: borderTopColor,
          fontSize,
          height: element.offsetHeight,
        };
      }),
    words,
  );

const looks = (styles: { color: string; ground: string; edge: string }[]) =>
  new Set(styles.map(({ color, ground, edge }) => [color, ground, edge].join(' ')));

for (const theme of themes) {
  test(`PIECES-06 in ${theme} six badge variants differ, and three sizes grow`, async ({ page }) => {
    await useTheme(page, theme);
    const variants: BadgeVariant[] = ['primary', 'secondary', 'success', 'warning', 'danger', 'outline'];
    const sizes = ['sm', 'md', 'lg'] as const;
    await show(
      page,
      htmlOf(
        <p>
          {variants.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
          {sizes.map((size) => (
            <Badge key={size} size={size}>
              {size}
            </Badge>
          ))}
        </p>,
      ),
    );
    expect(looks(await drawn(page, variants)).size).toBe(variants.length);
    expect((await drawn(page, [...sizes])).map(({ fontSize }) => fontSize)).toEqual(['12px', '13px', '15px']);
  });

  test(`PIECES-07 in ${theme} five button variants differ`, async ({ page }) => {
    await useTheme(page, theme);
    const variants: ButtonVariant[] = ['primary', 'secondary', 'outline', 'outline-primary', 'accent'];
    await show(
      page,
      htmlOf(
        <p>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </p>,
      ),
    );
    expect(looks(await drawn(page, variants)).size).toBe(variants.length);
  });
}

test('PIECES-07 three button sizes are 40, 48 and 56 high', async ({ page }) => {
  const sizes = ['sm', 'md', 'lg'] as const;
  await show(
    page,
    htmlOf(
      <p>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </p>,
    ),
  );
  expect((await drawn(page, [...sizes])).map(({ height }) => height)).toEqual([40, 48, 56]);
});

test('PIECES-07 a loading button is busy, cannot be pressed and shows a spinner before its label', async ({
  page,
}) => {
  await show(page, htmlOf(<Button loading>Sending</Button>));
  const button = page.getByRole('button', { name: 'Sending' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const spinner = button.locator('[aria-hidden]');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(1);
  expect(await button.evaluate((element) => element.firstElementChild?.matches('[aria-hidden]'))).toBe(true);
});

test('PIECES-07 a disabled button cannot be pressed and is drawn with a dashed edge', async ({ page }) => {
  await show(page, htmlOf(<Button disabled>Not now</Button>));
  const button = page.getByRole('button', { name: 'Not now' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveCSS('border-top-style', 'dashed');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('PIECES-08 the text column is 40, 48, 64 or 80rem wide at most, or as wide as the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  const widths: ContainerWidth[] = ['sm', 'md', 'lg', 'xl', 'full'];
  await show(
    page,
    htmlOf(
      widths.map((width) => (
        <Container key={width} width={width}>
          <p>{width}</p>
        </Container>
      )),
    ),
  );
  const measured = await page
    .getByRole('main')
    .locator('p')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width));
  expect(measured).toEqual([640, 768, 1024, 1280, 1800 - 2 * 80]);
});
