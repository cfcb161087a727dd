import type { Partner } from '@/content/company/about.schema';

/** Each letter in one stroke on a 48 square. */
const strokes: Record<Partner['monogram'], string> = {
  C: 'M31.5 15.5A9.6 9.6 0 1 0 31.5 27.5',
  L: 'M18.5 11.5V30.5H31',
  M: 'M13.5 30.5V12L24 25.5L34.5 12V30.5',
  N: 'M15.5 30.5V20.5a8.5 8.5 0 0 1 17 0V30.5',
  S: 'M31 14.5c-1.6-2.2-4.2-3-7-3c-4 0-6.8 1.9-6.8 4.7c0 6.3 14.3 3 14.3 9.5c0 3-3 4.8-7.1 4.8c-3.2 0-5.9-1-7.6-3.3',
  U: 'M15.5 11.5V22a8.5 8.5 0 0 0 17 0V11.5',
  V: 'M14.5 11.5L24 30.5L33.5 11.5',
  W: 'M11 11.5L17.5 30.5L24 15L30.5 30.5L37 11.5',
};

/** The logo of a partner: its letter above a short lane. Decoration beside the name, so it has no words. */
export function Monogram({ letter }: { letter: Partner['monogram'] }) {
  return (
    <svg
      aria-hidden="true"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      className="shrink-0 rounded-badge bg-sunk"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[letter]} stroke="var(--ink)" strokeWidth="2.6" />
      <path d="M12 38.5H36" stroke="var(--lane)" strokeWidth="3" />
    </svg>
  );
}
