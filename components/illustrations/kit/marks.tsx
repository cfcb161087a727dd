import type { ReactNode, SVGProps } from 'react';
import { corners, lanePath } from '@/lib/illustrations/path';

/**
 * The parts that every drawing is made of. Colors are tokens, so a drawing follows the theme; everything else is a
 * presentation attribute, which a stylesheet may override. Positions and sizes are in the drawing's own units.
 */

type Place = { x: number; y: number };

const tones = {
  /** The lit lane: what the service does. */
  lane: { stroke: 'var(--lane)', strokeWidth: 3 },
  /** What happened before, or without it. */
  before: { stroke: 'var(--before)', strokeWidth: 2 },
  /** What was measured. */
  ink: { stroke: 'var(--ink)', strokeWidth: 2 },
  /** A hairline of a grid. */
  rule: { stroke: 'var(--rule)' },
  /** A limit or a moment in time. */
  limit: { stroke: 'var(--before)', strokeDasharray: '2 4' },
  /** A way back, or what would happen without the service. */
  dashed: { stroke: 'var(--before)', strokeWidth: 2, strokeDasharray: '2 6' },
} satisfies Record<string, SVGProps<SVGPathElement>>;

/**
 * A line.
 *
 * @param d path data. With `turn` it may only hold M, L, H and V, and its corners become quarter turns of that radius.
 */
export function Line({
  d,
  tone = 'lane',
  turn,
  ...rest
}: { d: string; tone?: keyof typeof tones; turn?: number } & SVGProps<SVGPathElement>) {
  return (
    <path d={turn === undefined ? d : lanePath(corners(d), turn)} fill="none" {...tones[tone]} {...rest} />
  );
}

/** Where a lane starts, or where a person is needed: a ring. `lit` colors it as part of the lane. */
export function Ring({
  x,
  y,
  r = 6,
  lit = false,
  ...rest
}: Place & { r?: number; lit?: boolean } & SVGProps<SVGCircleElement>) {
  return <circle cx={x} cy={y} r={r} fill="var(--paper)" {...tones[lit ? 'lane' : 'before']} {...rest} />;
}

/** A mark on a lit lane, or its end: a filled dot with a halo in the page's color. */
export function Dot({ x, y, r = 7, ...rest }: Place & { r?: number } & SVGProps<SVGCircleElement>) {
  return (
    <circle cx={x} cy={y} r={r + 1.5} fill="var(--lane)" stroke="var(--paper)" strokeWidth="3" {...rest} />
  );
}

const voices = {
  /** Secondary text: the color that the drawing itself sets. */
  plain: {},
  strong: { fill: 'var(--ink)', fontWeight: 600 },
  /** The lane's own words. */
  ember: { fill: 'var(--ember-text)', fontWeight: 600 },
} satisfies Record<string, SVGProps<SVGTextElement>>;

type TextProps = Place & {
  text: ReactNode;
  anchor?: 'start' | 'middle' | 'end' | undefined;
  size?: number | undefined;
};

/**
 * Words in a drawing.
 *
 * @param size where it differs from the size that the drawing sets.
 * @param over true where a hairline would cross the words: they then stand on the page's ground.
 */
export function Label({
  x,
  y,
  text,
  anchor = 'start',
  size,
  voice = 'plain',
  over = false,
  ...rest
}: TextProps & { voice?: keyof typeof voices; over?: boolean } & SVGProps<SVGTextElement>) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor === 'start' ? undefined : anchor}
      {...voices[voice]}
      {...(over && { paintOrder: 'stroke', stroke: 'var(--paper)', strokeWidth: 5 })}
      {...rest}
    >
      {text}
    </text>
  );
}

/** A stated figure set large, in the display width. Its words stand below it or at its side. */
export function Statistic({
  x,
  y,
  text,
  anchor,
  size,
  spacing,
}: TextProps & { size: number; spacing?: number }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight="500"
      fontStretch="condensed"
      letterSpacing={spacing ?? -size * 0.025}
      textAnchor={anchor}
      fill="var(--ink)"
    >
      {text}
    </text>
  );
}

/** A part of a system: a box with its name and, below it, what it does. */
export function Box({
  x,
  y,
  width,
  height,
  title,
  says,
  size = 15,
  lit = false,
}: Place & { width: number; height: number; title?: string; says?: string; size?: number; lit?: boolean }) {
  const middle = { x: x + width / 2, anchor: 'middle' } as const;
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        rx="4"
        fill="var(--raised)"
        stroke={lit ? 'var(--lane)' : 'var(--edge)'}
        strokeWidth={lit ? 3 : 1.5}
      />
      {title && (
        <Label {...middle} y={y + height / 2 + (says ? -4 : 6)} size={17} voice="strong" text={title} />
      )}
      {says && <Label {...middle} y={y + height / 2 + 20} size={size} text={says} />}
    </>
  );
}
