import { pluralize } from '../format/pluralize';

/** Seconds of a time such as '45:30' or '1:12:45'. */
export function durationToSeconds(time: string): number {
  return time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

/** A duration in ISO 8601: '1:12:45' becomes 'PT1H12M45S'. */
export function formatIsoDuration(time: string): string {
  const total = durationToSeconds(time);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${total % 60}S`;
}

/** A duration for screen readers: '1 hour 12 minutes 45 seconds'. */
export function formatSpokenDuration(time: string): string {
  const total = durationToSeconds(time);
  const parts: [number, string][] = [
    [Math.floor(total / 3600), 'hour'],
    [Math.floor((total % 3600) / 60), 'minute'],
    [total % 60, 'second'],
  ];
  if (total === 0) return '0 seconds';
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => pluralize(count, unit))
    .join(' ');
}
