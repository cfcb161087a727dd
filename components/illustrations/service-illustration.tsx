import type { CSSProperties } from 'react';
import { RailBranch } from '@/components/ui/rail';
import type { Service } from '@/content/schemas/services';

type Kind = Service['pricingType'];

/** Text alternatives; the illustrations are in public/illustrations/services.svg. */
const alternatives: Record<Kind, string> = {
  training:
    'Skill curve: with programs of 1 day, 3-5 days, 2-4 weeks and 4-8 weeks, people can do far more unaided than the self-taught.',
  onboarding:
    'Five steps: assess in week 1, plan in week 2, pilot in week 3, train in week 4, then your team runs it.',
  automation:
    'Before: a request goes back and forth between sales, operations and finance. After: it goes straight from request through one human check to done.',
  development:
    'A request goes from your data through retrieval and the model to your app. An evaluation loop leads from your app back to retrieval.',
  optimization: 'Response times: spread out and slow before, close together and fast after.',
};

/** Height of each illustration, and of the line in it that the rail branches into. */
const HEIGHT = 184;
const laneOf = (type: Kind) => (type === 'onboarding' ? 26.5 : 145.75);

/**
 * What a service does, drawn. The page's rail branches into it. Words keep at least 11 px in a narrow box. The file is
 * loaded once for all pages: no stylesheet reaches into a `<use>`, but variables and the font do.
 */
export function ServiceIllustration({ type }: { type: Kind }) {
  return (
    <div
      className="@container relative"
      style={{ '--rail-at': `${((laneOf(type) / HEIGHT) * 100).toFixed(3)}%` } as CSSProperties}
    >
      <RailBranch />
      <svg
        role="img"
        aria-label={alternatives[type]}
        viewBox={`0 0 460 ${HEIGHT}`}
        className="block h-auto w-full overflow-visible @max-[26rem]:[--drawing-label:17px] @max-[26rem]:[--drawing-lane:3.6px] @max-[26rem]:[--drawing-note:16.5px] @max-[20rem]:[--drawing-label:18.3px] @max-[20rem]:[--drawing-note:18.3px]"
      >
        <use href={`/illustrations/services.svg#${type}`} />
      </svg>
    </div>
  );
}
