import type { ReactNode, SVGProps } from 'react';

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
  /** A hairline of a grid. */
  rule: { stroke: 'var(--rule)' },
  /** A limit or a moment in time. */
  limit: { stroke: 'var(--before)', strokeDasharray: '2 4' },
} satisfies Record<string, SVGProps<SVGPathElement>>;

/** A line. @param d path data. */
export const Line = ({
  tone = 'lane',
  ...rest
}: { d: string; tone?: keyof typeof tones } & SVGProps<SVGPathElement>) => (
  <path fill="none" {...tones[tone]} {...rest} />
);

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
} satisfies Record<string, SVGProps<SVGTextElement>>;

type TextProps = Place & {
  text: ReactNode;
  anchor?: 'start' | 'middle' | 'end' | undefined;
};

/**
 * Words in a drawing.
 *
 * @param over true where a hairline would cross the words: they then stand on the page's ground.
 */
export function Label({
  x,
  y,
  text,
  anchor = 'start',
  voice = 'plain',
  over = false,
  ...rest
}: TextProps & { voice?: keyof typeof voices; over?: boolean } & SVGProps<SVGTextElement>) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
      {...voices[voice]}
      {...(over && { paintOrder: 'stroke', stroke: 'var(--paper)', strokeWidth: 5 })}
      {...rest}
    >
      {text}
    </text>
  );
}
