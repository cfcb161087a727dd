import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'merge'>;

/** Three lanes meet where a person checks, and go on as one. */
export const Merge = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ height: 234, content: <Wide {...figure} /> }}
    narrow={{ height: 404, content: <Narrow {...figure} /> }}
  />
);

function Wide({ sources, check, shared, end }: Content) {
  return (
    <>
      {[48, 136, 224].map((y, index) => (
        <g key={y}>
          <Line tone="before" d={`M8 ${y}H400V136`} turn={24} />
          <Ring x={8} y={y} />
          <Label x={2} y={y - 20} text={sources[index]} />
        </g>
      ))}
      <Line d="M400 136H1250" />
      <Ring x={400} y={136} lit r={10} />
      <Label x={424} y={170} voice="strong" text={check} />
      <Label x={840} y={114} anchor="middle" text={shared} />
      <Dot x={1252} y={136} r={8} />
      <Label x={1262} y={114} anchor="end" voice="strong" text={end} />
    </>
  );
}

/** The lanes run down, so that each has room for its name. */
function Narrow({ sources, check, shared, end }: Content) {
  return (
    <>
      {sources.map((source, index) => {
        const x = 12 + index * 52;
        const y = 20 + index * 44;
        return (
          <g key={source}>
            <Line tone="before" d={`M${x} ${y}V220H64`} turn={16} />
            <Ring x={x} y={y} />
            <Label x={x + 18} y={y + 5} text={source} />
          </g>
        );
      })}
      <Line d="M64 220V376" />
      <Ring x={64} y={220} lit r={9} />
      <Label x={140} y={225} voice="strong" text={check} />
      <Label x={86} y={300} text={shared} />
      <Dot x={64} y={380} r={8} />
      <Label x={86} y={385} voice="strong" text={end} />
    </>
  );
}
