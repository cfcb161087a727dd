import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring, Statistic } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'trace'>;

/** The line that is lit, and the one that goes to a person; the schema fixes their order. */
const LIT = 1;
const DOUBTFUL = 3;

/** From the lines of a document through values to a decision; the lit one can be followed back to its page. */
export const Trace = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: 172, height: 366, content: <Wide {...figure} /> }}
    narrow={{ joinsAt: 150, height: 476, content: <Narrow {...figure} /> }}
  />
);

function Wide({ heads, lines, decision, person, accuracy }: Content) {
  return (
    <>
      <rect
        x="40"
        y="34"
        width="380"
        height="326"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="1.5"
        rx="2"
      />
      <Label x={40} y={16} voice="strong" text={heads.source} />
      <Label x={520} y={16} voice="strong" text={heads.value} />
      <Label x={960} y={16} voice="strong" text={heads.decision} />
      {lines.map(({ source, value }, index) => {
        const y = 92 + index * 80;
        const voice = index === LIT ? 'strong' : 'plain';
        return (
          <g key={source}>
            <Label x={64} y={y - 14} voice={voice} text={source} />
            <Label x={520} y={y - 14} voice={voice} text={value} />
            {index === DOUBTFUL && <Line tone="before" d={`M64 ${y}H960`} />}
            {index !== DOUBTFUL && index !== LIT && <Line tone="before" d={`M64 ${y}H900V172`} turn={24} />}
          </g>
        );
      })}
      <Line d="M0 172H1264" strokeLinecap="round" />
      {lines.map(({ source }, index) => {
        const place = { x: 480, y: 92 + index * 80 };
        return index === LIT ? <Dot key={source} {...place} r={5} /> : <Ring key={source} {...place} />;
      })}
      <Ring x={900} y={172} lit r={9} />
      <Dot x={1264} y={172} />
      <Label x={960} y={156} size={19} voice="strong" text={decision} />
      <Ring x={960} y={332} r={9} />
      <Label x={984} y={338} size={19} voice="strong" text={person} />
      <Statistic x={960} y={284} size={88} text={accuracy.value} />
      <Label x={1096} y={281} size={17} voice="strong" text={accuracy.label} />
    </>
  );
}

/** Values stand below their lines; the lit line, the second, takes the first and the third along to the decision. */
function Narrow({ heads, lines, decision, person, accuracy }: Content) {
  return (
    <>
      <Label x={0} y={16} voice="strong" text={heads.source} />
      {lines.map(({ source, value }, index) => (
        <g key={source}>
          <Label x={0} y={54 + index * 84} text={source} />
          <Label x={0} y={88 + index * 84} voice="strong" text={value} />
        </g>
      ))}
      <Line tone="before" d="M0 66H322V190" turn={18} />
      <Line tone="before" d="M0 234H322V274" turn={18} />
      <Line tone="before" d="M0 318H236" />
      <Line d="M0 150H322V390" turn={18} />
      <Ring x={236} y={318} r={8} />
      <Label x={236} y={344} anchor="middle" voice="strong" text={person} />
      <Dot x={322} y={390} />
      <Label x={302} y={395} size={15} anchor="end" voice="strong" text={decision} />
      <Statistic x={0} y={466} size={56} text={accuracy.value} />
      <Label x={88} y={464} size={15} voice="strong" text={accuracy.label} />
    </>
  );
}
