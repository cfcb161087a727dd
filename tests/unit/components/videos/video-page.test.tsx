/** @requirement VIDEOS-06 */
import { render, screen, within } from '@testing-library/react';
import { VideoPage } from '@/components/videos/video-page';
import { services } from '@/content/services';
import { recordingTexts, videos, videosClosing } from '@/content/videos';
import { plainBlocks } from '@/lib/markdown/blocks';

const show = (video: (typeof videos)[number]) =>
  render(
    <VideoPage
      video={video}
      services={services.filter(({ id }) => video.services.includes(id))}
      crumbs={[{ label: 'Home', href: '/' }]}
      recordingTexts={recordingTexts}
      closing={videosClosing}
    />,
  );
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, '');

test('the page of a tutorial has all its parts and embeds nothing', () => {
  const video = videos[0]!;
  const { container } = show(video);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(video.title);
  expect(screen.getByText(video.description)).toBeInTheDocument();
  const nav = screen.getByRole('navigation', { name: 'Chapters' });
  const links = within(nav).getAllByRole('link');
  for (const [index, { at, title }] of video.chapters.entries()) {
    expect(links[index]).toHaveAccessibleName(`${at} ${title}`);
    const id = links[index]?.getAttribute('href')?.slice(1);
    expect(container.querySelector(`h2[id="${id}"]`)).toHaveTextContent(title);
  }
  const points = within(screen.getByRole('region', { name: 'Key points' })).getAllByRole('listitem');
  expect(points.map((point) => point.textContent)).toEqual(video.keyPoints);
  const walkthrough = plain(screen.getByRole('region', { name: 'Walkthrough' }).textContent);
  for (const text of plainBlocks(video.body)) expect(walkthrough).toContain(plain(text));
  for (const { alt } of Object.values(video.figures))
    expect(screen.getByLabelText(alt)).toHaveAttribute('role', 'img');
  for (const { title, url } of services.filter(({ id }) => video.services.includes(id)))
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', url);
  // That there is no recording stands above everything else.
  const none = screen.getByText(recordingTexts.none);
  expect(none.compareDocumentPosition(nav)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelector('iframe, video, audio, script, object, embed')).toBeNull();
});

test('with a recording the page links to it, in a new tab, and loads nothing of it', () => {
  const { container } = show({ ...videos[0]!, recording: 'https://videos.example/watch/1' });
  const link = screen.getByRole('link', { name: 'Watch the recording (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://videos.example/watch/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.queryByText(recordingTexts.none)).not.toBeInTheDocument();
  expect(container.querySelector('iframe, video, audio, script, object, embed')).toBeNull();
});
