import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'answer'>;

/** A question that is answered at once from its source, beside the long way it took before. */
export const Answer = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: 150, height: 404, content: <Wide {...figure} /> }}
    narrow={{ joinsAt: 40, height: 442, content: <Narrow {...figure} /> }}
  />
);

function Wide({ lanes, asked, answered, source, passed, person, before, times }: Content) {
  return (
    <>
      {[100, 195, 285, 366].map((y) => (
        <Line key={y} tone="rule" d={`M0 ${y}H1280`} />
      ))}
      <Label x={220} y={396} text={times[0]} />
      {[640, 960].map((x, index) => (
        <g key={x}>
          <Line tone="limit" d={`M${x} 24V366`} />
          <Label x={x + 14} y={396} text={times[index + 1]} />
        </g>
      ))}
      <Line tone="before" d="M220 60H1180" />
      <Ring x={220} y={60} />
      <Ring x={1180} y={60} />
      <Label x={220} y={40} text={asked} />
      <Label x={1186} y={40} anchor="end" text={before} />
      {[132, 245, 335].map((y, index) => (
        <Label key={y} x={0} y={y} text={lanes[index]} />
      ))}
      <Line tone="before" d="M370 240H690V330H740" turn={10} />
      <Line d="M0 150H290V240H410V150H470" turn={10} />
      <Dot x={220} y={150} r={5} />
      <Label x={220} y={132} voice="strong" text={asked} />
      <Dot x={350} y={240} r={5} />
      <Label x={350} y={270} anchor="middle" text={source} />
      <Dot x={470} y={150} />
      <Label x={490} y={155} voice="strong" text={answered} />
      <Label x={440} y={228} text={passed} />
      <Ring x={746} y={330} r={9} />
      <Label x={770} y={335} voice="strong" text={person} />
    </>
  );
}

/** Time runs down; each who has a part in it has a column. */
function Narrow({ lanes, asked, answered, source, passed, person, before, times }: Content) {
  return (
    <>
      {[64, 176, 300].map((x, index) => (
        <g key={x}>
          <Label x={x} y={16} anchor="middle" text={lanes[index]} />
          <Line tone="rule" d={`M${x} 28V412`} />
        </g>
      ))}
      {[254, 370].map((y, index) => (
        <g key={y}>
          <Line tone="limit" d={`M0 ${y}H350`} />
          <Label x={350} y={y + 20} anchor="end" over text={times[index + 1]} />
        </g>
      ))}
      <Line tone="before" d="M10 62V426" />
      <Ring x={10} y={62} />
      <Ring x={10} y={426} />
      <Label x={26} y={431} text={before} />
      <Line tone="before" d="M176 128V300H300V324" turn={10} />
      <Line d="M0 40H64V96H176V164H64V204" turn={10} />
      <Dot x={64} y={62} r={5} />
      <Label x={80} y={67} voice="strong" text={asked} />
      <Dot x={176} y={128} r={5} />
      <Label x={192} y={133} over text={source} />
      <Dot x={64} y={204} />
      <Label x={26} y={234} voice="strong" over text={answered} />
      <Label x={186} y={291} over text={passed} />
      <Ring x={300} y={330} r={8} />
      <Label x={350} y={358} anchor="end" voice="strong" over text={person} />
    </>
  );
}
