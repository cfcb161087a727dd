/** A stated figure set large in a drawing, in the display width; its words stand below it or at its side. */
export function Stated({
  x,
  y,
  size,
  anchor = 'start',
  children,
}: {
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'end';
  children: string;
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight="500"
      letterSpacing={-size * 0.025}
      textAnchor={anchor}
      fill="var(--ink)"
      className="[font-stretch:75%]"
    >
      {children}
    </text>
  );
}
