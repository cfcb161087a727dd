import type { SVGProps } from 'react';

type Place = { x: number; y: number };

/** Where a lane starts, or where a person is needed: a ring. */
export function Ring({ x, y, lit = false, r = 6 }: Place & { lit?: boolean; r?: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="var(--paper)"
      stroke={lit ? 'var(--lane)' : 'var(--before)'}
      strokeWidth={lit ? 3 : 2}
    />
  );
}

/** A mark on a lit lane, or its end: a filled dot with a halo in the page's color. */
export function Dot({ x, y, r = 7 }: Place & { r?: number }) {
  return <circle cx={x} cy={y} r={r + 1.5} fill="var(--lane)" stroke="var(--paper)" strokeWidth="3" />;
}

type LabelProps = Place & {
  children: string;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  /** 'plain' is secondary text, 'strong' primary and bold, 'ember' the lane's own words. */
  voice?: 'plain' | 'strong' | 'ember' | 'quiet';
  /** True where a hairline would cross the words: they then stand on the page's ground. */
  over?: boolean;
};

const voices: Record<NonNullable<LabelProps['voice']>, SVGProps<SVGTextElement>> = {
  plain: { fill: 'var(--ink-2)' },
  quiet: { fill: 'var(--ink-3)' },
  strong: { fill: 'var(--ink)', fontWeight: 600 },
  ember: { fill: 'var(--ember-text)', fontWeight: 600 },
};

/** Words in a drawing. */
export function Label({
  x,
  y,
  children,
  anchor = 'start',
  size = 15,
  voice = 'plain',
  over = false,
}: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      className={over ? 'fig-over' : undefined}
      {...voices[voice]}
    >
      {children}
    </text>
  );
}
