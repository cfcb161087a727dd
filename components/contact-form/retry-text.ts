/**
 * When a visitor may try again, in words (CONTACT-23).
 *
 * @param retryAfter the Retry-After header: whole seconds or an HTTP date; null when there was none.
 * @param now the current time, for a date.
 */
export function retryText(retryAfter: string | null, now: Date = new Date()): string {
  const seconds = secondsOf(retryAfter, now);
  return `Too many requests have come from your connection. Try again ${seconds === null ? 'in a few minutes' : wait(seconds)}.`;
}

function secondsOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

function wait(seconds: number): string {
  if (seconds < 1) return 'now';
  if (seconds <= 90) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
