import { pluralize } from '../format/pluralize';

/** Seconds of a time such as '45:30' or '1:12:45'. */
export const durationToSeconds = (time: string): number =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0);

function splitDuration(time: string): [hours: number, minutes: number, seconds: number] {
  const total = durationToSeconds(time);
  return [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
}

/** A duration in ISO 8601: '1:12:45' becomes 'PT1H12M45S'. */
export function formatIsoDuration(time: string): string {
  const [hours, minutes, seconds] = splitDuration(time);
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

/** A duration for screen readers: '1 hour 12 minutes 45 seconds'. */
export function formatSpokenDuration(time: string): string {
  const units = ['hour', 'minute', 'second'];
  const parts = splitDuration(time).flatMap((count, index) =>
    count > 0 ? pluralize(count, units[index] ?? '') : [],
  );
  return parts.join(' ') || '0 seconds';
}
