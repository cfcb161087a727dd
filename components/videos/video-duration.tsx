import { formatIsoDuration, formatSpokenDuration } from '@/lib/videos/durations';

/** A length of time such as '15:32'. Screen readers get it in words. */
export const VideoDuration = ({ time }: { time: string }) => (
  <time dateTime={formatIsoDuration(time)}>
    <span aria-hidden>{time}</span> <span className="sr-only">{formatSpokenDuration(time)}</span>
  </time>
);
