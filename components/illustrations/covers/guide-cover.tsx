import { Figure } from '@/components/illustrations/illustration';
import { type Cover, coverBox, drawCover, type Shape } from '@/lib/guides/cover';

const CLASS: Record<Shape['tone'], string> = {
  lane: 'fig-lane',
  rule: 'fig-rule',
  box: 'fig-box',
  lit: 'guide-cover-lit',
  tick: 'fig-lane',
  before: 'fig-before',
  end: 'guide-cover-end',
  ring: 'fig-ring fig-ring-lit',
  strong: 'fig-strong',
  plain: '',
};

function Drawn({ shape }: { shape: Shape }) {
  const className = CLASS[shape.tone];
  if (shape.kind === 'path') return <path className={className} d={shape.d} />;
  if (shape.kind === 'node') return <circle className={className} cx={shape.x} cy={shape.y} r={shape.r} />;
  return (
    <text className={className} x={shape.x} y={shape.y}>
      {shape.text}
    </text>
  );
}

/** What stands in a document, part by part. It brings its own ground. */
export function GuideCover({ cover, title }: { cover: Cover; title: string }) {
  return (
    <Figure alt={`In ${title}: ${cover.lines.join('; ')}.`}>
      <svg
        className="fig-panel guide-cover"
        viewBox={`0 0 ${coverBox.width} ${coverBox.height}`}
        aria-hidden="true"
      >
        {drawCover(cover).map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes never move
          <Drawn key={index} shape={shape} />
        ))}
      </svg>
    </Figure>
  );
}
