import { render, screen, within } from '@testing-library/react';
import { ResourceCard } from '@/components/resources/resource-card';
import { levelBadge, VideoCard } from '@/components/videos/video-card';
import { videos } from '@/content/videos';
import { formatDate } from '@/lib/dates';

const item = {
  id: 'training-deck',
  title: 'Training deck',
  description: 'Twelve slides.',
  type: 'Template',
  file: { href: '/downloads/deck.pptx', kind: 'pptx', facts: 'PPTX, 12 pages, 58 KB' },
} as const;

test('RESOURCES-03 RESOURCES-17 a card states its file; its page and a second form of the file have their own links', () => {
  const second = { href: '/downloads/deck.pdf', kind: 'pdf', facts: 'PDF, 12 pages, 90 KB' } as const;
  render(<ResourceCard item={{ ...item, page: '/resources/deck', second }} />);
  expect(screen.getByRole('article', { name: 'Training deck' })).toHaveTextContent('PPTX, 12 pages, 58 KB');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open Training deck', '/resources/deck'],
    ['Download Training deck', '/downloads/deck.pptx'],
    ['PDF version Training deck', '/downloads/deck.pdf'],
  ]);
});

test('VIDEOS-03 badges: Beginner success, Intermediate secondary, Advanced warning, otherwise primary', () => {
  const badges = ['Beginner', 'Intermediate', 'Advanced', 'Expert'].map(levelBadge);
  expect(badges).toEqual(['success', 'secondary', 'warning', 'primary']);
});

test('VIDEOS-03 a card shows thumbnail, length, level, views, category and leads to its tutorial', () => {
  for (const video of videos) {
    const { unmount } = render(<VideoCard video={video} />);
    const card = screen.getByRole('article');
    expect(
      within(card).getByRole('img', { name: `${video.chapters.length} chapters along ${video.duration}` }),
    ).toBeInTheDocument();
    const { title, description, duration, level, category, views, date } = video;
    for (const text of [title, description, duration, level, category, `${views} views`, formatDate(date)])
      expect(card).toHaveTextContent(text);
    expect(within(card).getByRole('link', { name: `Watch Now ${video.title}` })).toHaveAttribute(
      'href',
      `/resources/videos/${video.slug}`,
    );
    unmount();
  }
});
