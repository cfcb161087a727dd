/** @requirement VIDEOS-06 */
import { render, screen } from '@testing-library/react';
import { VideoPage } from '@/components/videos/video-page';
import { services } from '@/content/services';
import { recordingTexts, videos, videosClosing } from '@/content/videos';

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

test('the page of a video links to its recording in a new tab and loads nothing from it', () => {
  const { container } = show({ ...videos[0]!, recording: 'https://videos.example/watch/1' });
  const link = screen.getByRole('link', { name: 'Watch the recording (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://videos.example/watch/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.queryByText(recordingTexts.none)).not.toBeInTheDocument();
  expect(container.querySelector('iframe, video, audio, script, object, embed')).toBeNull();
});
