import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { AudienceLane } from '@/components/illustrations/audience-lane';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { audiences } from '@/content/audiences';
import { services } from '@/content/services';

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
