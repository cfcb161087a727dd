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
  limit: { stroke: 'var(--before)', strokeDasharray: '3 3', strokeDashoffset: '0' },
} satisfies Record<string, SVGProps<SVGPathElement>>;

/** A line. @param d path data. */
export const Line = ({
  tone = 'lane',
  ...rest
}: { d: string; tone?: keyof typeof tones } & SVGProps<SVGPathElement>) => (
  <path fill="none" {...tones[tone]} {...rest} />
);

/** Where a lane starts, or where a person is needed: a ring. */
export const Ring = ({ x, y, ...rest }: Place & { r: number } & SVGProps<SVGCircleElement>) => (
  <circle cx={x} cy={y} fill="var(--paper)" {...tones.lane} {...rest} />
);

/** A mark on a lit lane, or its end: a filled dot with a halo in the page's color. */
export function Dot({ x, y, r, ...rest }: Place & { r: number } & SVGProps<SVGCircleElement>) {
  return (
    <circle cx={x} cy={y} r={r + 1.5} fill="var(--lane)" stroke="var(--paper)" strokeWidth="3" {...rest} />
  );
}

type TextProps = Place & {
  text: ReactNode;
  anchor?: 'start' | 'middle' | 'end' | undefined;
};

/**
 * Words in a drawing, in the color and size that the drawing sets.
 *
 * @param strong true for bold words in the text color.
 * @param halo true outlines the words in the background color, where a line would cross them.
 */
export function Label({
  x,
  y,
  text,
  anchor = 'start',
  strong = false,
  halo = false,
  ...rest
}: TextProps & { strong?: boolean; halo?: boolean } & SVGProps<SVGTextElement>) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
      {...(strong && { fill: 'var(--ink)', fontWeight: 600 })}
      {...(halo && { paintOrder: 'stroke', stroke: 'var(--paper)', strokeWidth: 5 })}
      {...rest}
    >
      {text}
    </text>
  );
}
