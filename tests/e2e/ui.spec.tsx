import type { Page } from '@playwright/test';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Container, type ContainerWidth } from '@/components/ui/container';
import { htmlOf } from '../support/pieces';
import { expect, test, themes, useTheme } from '../support/test';

// The policy forbids markup from outside; these tests put components into a page of the site.
test.use({ bypassCSP: true });

const sizes = ['sm', 'md', 'lg'] as const;

async function show(page: Page, html: string) {
  await page.goto('/about');
  // The letter icon comes last: from then on React leaves the content alone.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^blob:/);
  await page.getByRole('main').evaluate((main, inner) => {
    main.innerHTML = inner;
  }, html);
}

/** How the elements with the given texts are drawn. */
const drawn = (page: Page, texts: readonly string[]) =>
  Promise.all(
    texts.map((text) =>
      page
        .getByRole('main')
        .getByText(text, { exact: true })
        .evaluate((element) => {
          const { color, backgroundColor, borderTopColor, fontSize } = getComputedStyle(element);
          const { offsetHeight: height } = element as HTMLElement;
          return { look: `${color} ${backgroundColor} ${borderTopColor}`, fontSize, height };
        }),
    ),
  );

for (const theme of themes) {
  test(`PIECES-06 in ${theme} six badge variants differ, and three sizes grow`, async ({ page }) => {
    await useTheme(page, theme);
    const variants: BadgeVariant[] = ['primary', 'secondary', 'success', 'warning', 'danger', 'outline'];
    await show(
      page,
      htmlOf([
        ...variants.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        )),
        ...sizes.map((size) => (
          <Badge key={size} size={size}>
            {size}
          </Badge>
        )),
      ]),
    );
    expect(new Set((await drawn(page, variants)).map(({ look }) => look)).size).toBe(variants.length);
    expect((await drawn(page, sizes)).map(({ fontSize }) => fontSize)).toEqual(['12px', '13px', '15px']);
  });
}

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
  const columns = page.getByRole('main').locator('p');
  expect(
    await columns.evaluateAll((found) => found.map((column) => column.getBoundingClientRect().width)),
  ).toEqual([640, 768, 1024, 1280, 1800 - 2 * 80]);
});
