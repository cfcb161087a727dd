import { isoDuration, spokenDuration } from '@/lib/videos/times';

/** A length of time such as '15:32'. Screen readers get it in words. */
export function Duration({ time }: { time: string }) {
  return (
    <time dateTime={isoDuration(time)}>
      <span aria-hidden>{time}</span> <span className="sr-only">{spokenDuration(time)}</span>
    </time>
  );
}
