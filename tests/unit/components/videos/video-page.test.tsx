import { render, screen, within } from '@testing-library/react';
import { VideoPage } from '@/components/videos/video-page';
import { services } from '@/content/services';
import { recordingTexts, videos, videosClosing } from '@/content/videos';

const [video] = videos;
if (!video) throw new Error('no video');

const show = (recording?: string) =>
  render(
    <VideoPage
      video={{ ...video, recording }}
      services={services.slice(0, 2)}
      listTitle="Video Tutorials"
      recordingTexts={recordingTexts}
      closing={videosClosing}
    />,
  );

test('VIDEOS-06 without a recording the page says so above everything else, and offers none', () => {
  const { container } = show();
  const words = screen.getByText(recordingTexts.none);
  const chapters = screen.getByRole('navigation', { name: 'Chapters' });
  expect(words.compareDocumentPosition(chapters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('link', { name: /recording/i })).not.toBeInTheDocument();
  expect(container.querySelector('iframe, video, script, object, embed')).toBeNull();
});

test('VIDEOS-06 with a recording the page links to it, in a new tab, and loads nothing of it', () => {
  const { container } = show('https://videos.example/watch/1');
  const link = screen.getByRole('link', { name: 'Watch the recording (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://videos.example/watch/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.queryByText(recordingTexts.none)).not.toBeInTheDocument();
  expect(container.querySelector('iframe, video, script, object, embed')).toBeNull();
});

test('VIDEOS-06 every chapter shows its time and leads to its part of the walkthrough', () => {
  const { container } = show();
  const links = within(screen.getByRole('navigation', { name: 'Chapters' })).getAllByRole('link');
  expect(links).toHaveLength(video.chapters.length);
  for (const [index, { at, title }] of video.chapters.entries()) {
    const link = links[index] as HTMLElement;
    expect(link).toHaveTextContent(at);
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(container.querySelector(`h2[id="${id}"]`)).toHaveTextContent(title);
  }
});

test('VIDEOS-06 summary, key points, drawing and services stand on the page', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(video.title);
  expect(screen.getByText(video.description)).toBeInTheDocument();
  const points = within(screen.getByRole('region', { name: 'Key points' })).getAllByRole('listitem');
  expect(points.map((point) => point.textContent)).toEqual(video.keyPoints);
  for (const { alt } of Object.values(video.figures)) {
    expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
  }
  for (const { title, url } of services.slice(0, 2)) {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', url);
  }
});
