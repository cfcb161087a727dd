import { type DrawingProps, End, Figure } from './illustration';

const steps = ['Assess', 'Plan', 'Pilot', 'Train', 'Run'];
const weeks = ['Week 1', '2', '3', '4', 'Yours'];
const WIDTH = 88;
const TOP = 26.5;
const DROP = 28;

/** Business AI Onboarding: five stages, one a week, the last of them the client's own. */
export function Stages({ rail = false, className }: DrawingProps) {
  const bottom = TOP + DROP * (steps.length - 1);
  // Each stage is a tread and two quarter turns down to the next.
  const treads = steps
    .slice(1)
    .map((_, index) => `H${(index + 1) * WIDTH - 10}q10 0 10 10V${TOP + DROP * (index + 1) - 10}q0 10 10 10`);
  return (
    <Figure
      className={className}
      rail={rail ? { at: TOP / 184 } : undefined}
      alt="Five stages in a row: assess in week 1, plan in week 2, pilot in week 3, train in week 4, then run, which is yours."
    >
      <svg viewBox="0 0 460 184" aria-hidden="true">
        {steps.map((step, index) => (
          <path key={step} className="fig-rule" d={`M${(index + 1) * WIDTH} 14V158`} />
        ))}
        <path className="fig-lane fig-draw" pathLength="1" d={`M0 ${TOP}${treads.join('')}H440`} />
        <End x={440} y={bottom} />
        {steps.map((step, index) => (
          <g key={step}>
            <text
              className={step === 'Run' ? 'fig-strong' : undefined}
              x={index === 0 ? 10 : index * WIDTH + 14}
              y={TOP + DROP * index - 7.5}
            >
              {step}
            </text>
            <text className="fig-minor" x={(index + 0.5) * WIDTH} y="178" textAnchor="middle">
              {weeks[index]}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}
