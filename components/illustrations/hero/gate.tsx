import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'gate'>;

/** Attempts branch off the running product; one passes the test, goes above and comes back into the product. */
export const Gate = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: 312, height: 352, content: <Wide {...figure} /> }}
    narrow={{ joinsAt: 30, height: 520, content: <Narrow {...figure} /> }}
  />
);

function Wide({ base, passes, stopped, gate, stops, next, end }: Content) {
  return (
    <>
      <Line tone="before" d="M120 312H1250" />
      <Label x={0} y={342} text={base} />
      <Line tone="limit" d="M560 28V268" />
      <Label x={560} y={16} anchor="middle" voice="strong" text={gate} />
      {[144, 216].map((y, index) => (
        <g key={y}>
          <Line tone="before" d={`M184 ${y}H540M540 ${y - 10}v20`} />
          <Label x={216} y={y - 14} text={stopped[index]} />
        </g>
      ))}
      <Label x={584} y={184} text={stops} />
      <Line d="M0 312H184V72H1120V312H1250" turn={24} />
      <Ring x={120} y={312} lit r={9} />
      <Label x={216} y={56} voice="strong" text={passes} />
      <Dot x={560} y={72} r={6} />
      <Ring x={860} y={72} lit r={9} />
      <Label x={860} y={48} anchor="middle" voice="strong" text={next} />
      <Dot x={1252} y={312} r={8} />
      <Label x={1262} y={344} anchor="end" voice="strong" text={end} />
    </>
  );
}

/** The product runs down on the left; attempts stand beside each other and stop at the test. */
function Narrow({ base, passes, stopped, gate, stops, next, end }: Content) {
  return (
    <>
      <Line tone="before" d="M12 30V500" />
      <Label x={26} y={18} text={base} />
      <Line tone="limit" d="M28 190H350" />
      <Label x={350} y={212} anchor="end" voice="strong" text={gate} />
      {stopped.map((name, index) => {
        const x = 96 + index * 118;
        return (
          <g key={name}>
            <Line tone="before" d={`M${x} 60V178M${x - 8} 178h16`} />
            <Label x={x + 10} y={118} text={name} />
          </g>
        );
      })}
      <Label x={350} y={234} anchor="end" text={stops} />
      <Line tone="before" d="M40 60H214" />
      <Line d="M0 30H12V60H56V400H12V492" turn={14} />
      <Ring x={12} y={30} lit r={8} />
      <Dot x={56} y={190} r={6} />
      <Label x={76} y={268} voice="strong" text={passes} />
      <Ring x={56} y={330} lit r={8} />
      <Label x={76} y={335} voice="strong" text={next} />
      <Dot x={12} y={494} r={8} />
      <Label x={32} y={499} voice="strong" text={end} />
    </>
  );
}
