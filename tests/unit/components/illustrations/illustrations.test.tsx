import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { AudienceLane } from '@/components/illustrations/audience-lane';
import { VideoCoverDrawing } from '@/components/illustrations/covers/video-cover';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { audiences } from '@/content/audiences';
import { services } from '@/content/services';
import { videos } from '@/content/videos';

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

test('each tutorial has a cover of its own, on which one thing is orange', () => {
  const covers = videos.map((video) => {
    const { container } = render(
      <svg aria-hidden>
        <VideoCoverDrawing video={{ ...video, slug: 'any' }} />
      </svg>,
    );
    return container.innerHTML;
  });
  expect(new Set(covers).size).toBe(videos.length);
  for (const cover of covers) expect(cover).toContain('var(--lane)');
});
