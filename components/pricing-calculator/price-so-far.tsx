'use client';

import { Price } from '@/components/currency/price';
import { costLines } from '@/lib/pricing/breakdown';
import { estimate } from '@/lib/pricing/estimate';
import { type WaterfallStep, waterfallSteps } from '@/lib/pricing/waterfall';
import type { QuestionText } from '@/lib/wizard/describe-answers';
import { usePricing } from './pricing-provider';

/** Height of a step of the drawing, in pixels. */
const STEP_HEIGHT_PX = 18;

/** The steps as a path over a width of 100: along each, then up to the next. */
const pathOf = (steps: readonly WaterfallStep[]): string =>
  `M0 ${(steps.length - 0.5) * STEP_HEIGHT_PX}${steps.map(({ to }) => `H${to}`).join(`v${-STEP_HEIGHT_PX}`)}`;

/** The price so far, with a waterfall chart that grows with each answer. */
export function PriceSoFar({ steps }: { steps: readonly QuestionText[] }) {
  const { state, rules, parameters } = usePricing();
  const lines = costLines(state, estimate(parameters, rules), steps).slice(0, state.answers.length);
  if (lines.length === 0) return null;
  const drawn = waterfallSteps(lines.map(({ usd }) => usd));
  const height = drawn.length * STEP_HEIGHT_PX;
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-small">Price so far</span>
        <strong className="text-[1.5rem] leading-[1.1] font-medium even-digits font-stretch-75%">
          <Price usd={lines.reduce((sum, { usd }) => sum + usd, 0)} />
        </strong>
      </p>
      <div className="relative mt-3 mr-2.5">
        <svg
          width="100%"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block overflow-visible fill-none stroke-lane stroke-4"
        >
          <path d={pathOf(drawn)} vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
        </svg>
        <span
          className="absolute size-4 [translate:-50%_-50%] rounded-full border-3 border-sunk bg-lane"
          style={{ left: `${drawn.at(-1)?.to ?? 0}%`, top: STEP_HEIGHT_PX / 2 }}
        />
      </div>
    </div>
  );
}
