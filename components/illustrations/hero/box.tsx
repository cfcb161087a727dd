import { Label } from './marks';

/** A part of a system: a box with its name and, below it, what it does. */
export function Box({
  x,
  y,
  width,
  height,
  title,
  says,
  words = 15,
  lit = false,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  says?: string;
  /** Size of what it says. */
  words?: number;
  lit?: boolean;
}) {
  const middle = x + width / 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
        fill="var(--raised)"
        stroke={lit ? 'var(--lane)' : 'var(--edge)'}
        strokeWidth={lit ? 3 : 1.5}
      />
      <Label x={middle} y={y + height / 2 + (says ? -4 : 6)} anchor="middle" size={17} voice="strong">
        {title}
      </Label>
      {says && (
        <Label x={middle} y={y + height / 2 + 20} anchor="middle" size={words}>
          {says}
        </Label>
      )}
    </>
  );
}
