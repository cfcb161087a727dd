import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Box, Label, Line, Ring } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'architecture'>;

/** The path of a request is the lane; the loop that measures it is dashed. */
export const Architecture = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: 170, height: 402, content: <Wide {...figure} /> }}
    narrow={{ joinsAt: 51, height: 522 + figure.sources.items.length * 46, content: <Narrow {...figure} /> }}
  />
);

/** The head of an arrow; `d` leads from one of its ends over its tip to the other. */
const ArrowHead = ({ d }: { d: string }) => <Line d={d} strokeLinecap="round" strokeLinejoin="round" />;

function Wide({ sources, retrieval, model, app, evaluation }: Content) {
  const first = 170 - ((sources.items.length - 1) * 62) / 2;
  return (
    <>
      <Label x={64} y={first - 48} voice="strong" text={sources.title} />
      <Line d="M0 170H64" />
      {sources.items.map((item, index) => {
        const y = first + index * 62;
        return (
          <g key={item}>
            <Line d={`M264 ${y}H330V170H354`} turn={24} />
            <Box x={64} y={y - 23} width={200} height={46} />
            <Label x={164} y={y + 5} anchor="middle" text={item} />
          </g>
        );
      })}
      <Line d="M354 170H1060" />
      {[420, 740, 1036].map((x) => (
        <ArrowHead key={x} d={`M${x - 11} 161L${x - 2} 170L${x - 11} 179`} />
      ))}
      <Line tone="dashed" d="M1160 214V360H960" turn={24} />
      <Line tone="dashed" d="M600 360H520V214" turn={24} />
      <Line tone="before" d="M511 228L520 218L529 228" />
      <Box x={420} y={126} width={220} height={88} {...retrieval} />
      <Box x={740} y={126} width={200} height={88} {...model} />
      <Box x={1036} y={126} width={244} height={88} {...app} lit />
      <Box x={600} y={320} width={360} height={80} {...evaluation} />
      <Ring x={1160} y={214} r={7} />
      <Label x={1176} y={300} text={evaluation.loop} />
    </>
  );
}

function Narrow({ sources, retrieval, model, app, evaluation }: Content) {
  const top = 70 + sources.items.length * 46;
  const box = (index: number) => ({ x: 0, y: top + index * 124, width: 260, height: 84 });
  return (
    <>
      <Label x={0} y={16} voice="strong" text={sources.title} />
      <Line d={`M0 51H130V${top + 248}`} />
      {sources.items.map((item, index) => (
        <g key={item}>
          <Box x={0} y={32 + index * 46} width={260} height={38} />
          <Label x={130} y={56 + index * 46} size={15} anchor="middle" text={item} />
        </g>
      ))}
      <Line tone="dashed" d={`M260 ${top + 290}H330V${top + 410}H260`} turn={16} />
      <Line tone="dashed" d={`M300 ${top + 410}V${top + 42}H268`} turn={16} />
      <Line tone="before" d={`M276 ${top + 34}L266 ${top + 42}L276 ${top + 50}`} />
      <Box {...box(0)} {...retrieval} />
      <Box {...box(1)} {...model} />
      <Box {...box(2)} {...app} lit />
      <Box {...box(3)} height={76} size={14} {...evaluation} />
      {[top, top + 124, top + 248].map((y) => (
        <ArrowHead key={y} d={`M121 ${y - 11}L130 ${y - 2}L139 ${y - 11}`} />
      ))}
      <Ring x={260} y={top + 290} r={6} />
    </>
  );
}
