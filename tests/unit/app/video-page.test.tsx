/** @requirement VIDEOS-06 */
import { render, screen } from '@testing-library/react';
import { VideoPage } from '@/app/_components/video-page';
import { recordingTexts, videos } from '@/content/videos';

test('the page of a video links to its recording in a new tab and loads nothing from it', () => {
  const video = { ...videos[0]!, recording: 'https://videos.example/watch/1' };
  const { container } = render(<VideoPage video={video} />);
  const link = screen.getByRole('link', { name: 'Watch the recording (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://videos.example/watch/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.queryByText(recordingTexts.none)).not.toBeInTheDocument();
  expect(container.querySelector('iframe, video, audio, script[src], object, embed')).toBeNull();
});
