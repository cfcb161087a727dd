import type { CSSProperties } from 'react';
import { RailBranch } from '@/components/ui/rail';
import type { Service } from '@/content/schemas/services';

type Kind = Service['pricingType'];

/** Height of each illustration, and of the line in it that the rail branches into. */
const HEIGHT = 184;
const laneOf = (type: Kind) => (type === 'onboarding' ? 26.5 : 145.75);

/** What a service does, drawn. Words keep at least 11 px: variables reach into a `<use>`, which no stylesheet does. */
export const ServiceIllustration = ({ type, alt }: { type: Kind; alt: string }) => (
  <div
    className="@container relative"
    style={{ '--rail-at': `${((laneOf(type) / HEIGHT) * 100).toFixed(3)}%` } as CSSProperties}
  >
    <RailBranch />
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 460 ${HEIGHT}`}
      className="block h-auto w-full overflow-visible @max-[26rem]:[--drawing-label:17px] @max-[26rem]:[--drawing-lane:3.6px] @max-[26rem]:[--drawing-note:16.5px] @max-[20rem]:[--drawing-label:18.3px] @max-[20rem]:[--drawing-note:18.3px]"
    >
      <use href={`/illustrations/services.svg#${type}`} />
    </svg>
  </div>
);
