import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { AudienceLane } from '@/components/illustrations/audience-lane';
import { HeroIllustration } from '@/components/illustrations/hero/hero-illustration';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import { services } from '@/content/services';

/** Every word that a figure's content holds, apart from what describes it as a whole. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['kind', 'alt', 'note'].includes(key) ? [] : wordsOf(part),
  );
}

const pages = [...services, ...industries, ...audiences].flatMap(({ id, page: { hero } }) =>
  hero.figure ? [[id, hero.figure] as const] : [],
);

test.each(pages)('the drawing of %s shows its content in words that can be read', (_, figure) => {
  render(<HeroIllustration figure={figure} />);
  const drawings = screen.getAllByRole('img', { name: figure.alt });
  expect(drawings).toHaveLength(2);
  expect(screen.getByRole('figure')).toHaveTextContent(figure.note);
  const shown = drawings.map(({ textContent }) => textContent).join(' ');
  for (const words of wordsOf(figure)) for (const word of words.split(' ')) expect(shown).toContain(word);
  // From 64rem words of a drawing of 1280 units keep 11 px at 15 units; on a phone those of 350 do at 14.
  for (const [index, least] of [15, 14].entries()) {
    const sizes = [drawings[index]!, ...drawings[index]!.querySelectorAll('text[font-size]')].map((text) =>
      Number(text.getAttribute('font-size')),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
  }
});

test('what is drawn of services and audiences is in the file that the page names', () => {
  const { container } = render(
    <>
      {services.map(({ id, pricingType }) => (
        <ServiceIllustration key={id} type={pricingType} />
      ))}
      {audiences.map(({ id }) => (
        <AudienceLane key={id} id={id} />
      ))}
    </>,
  );
  const images = screen.getAllByRole('img');
  expect(images).toHaveLength(services.length + audiences.length);
  for (const image of images) expect(image).toHaveAccessibleName();
  for (const use of container.querySelectorAll('use')) {
    const [file, id] = (use.getAttribute('href') ?? '').split('#');
    const drawing = new DOMParser().parseFromString(readFileSync(`public${file}`, 'utf8'), 'image/svg+xml');
    expect(drawing.querySelector(`[id="${id}"] path`)).not.toBeNull();
  }
});
