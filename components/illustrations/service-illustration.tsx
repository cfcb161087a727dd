import type { Service } from '@/content/services/schema';
import { FramedDrawing } from './kit/framed-drawing';

type Kind = Service['pricingType'];

/** Text alternatives; the drawings are in public/illustrations/services.svg. */
const alternatives: Record<Kind, string> = {
  training:
    'Skill curve, illustrative: what people can do alone rises with programs of 1 day, 3-5 days, 2-4 weeks and 4-8 weeks, well above what they reach self-taught.',
  onboarding:
    'Five stages in a row: assess in week 1, plan in week 2, pilot in week 3, train in week 4, then run, which is yours.',
  automation:
    'Before: a request zigzags ten times between sales, operations and finance. After: one straight line from request in, through one human check, to done.',
  development:
    'The way of a request: your data, retrieval, model, your app. An evaluation loop leads from your app back to retrieval.',
  optimization: 'Distribution of answer times, illustrative: before, broad and slow; after, narrow and fast.',
};

/**
 * What a service does, drawn.
 *
 * @param rail lets the page's rail branch into the drawing (80rem and up).
 */
export function ServiceIllustration({
  type,
  rail = false,
  className,
}: {
  type: Kind;
  rail?: boolean;
  className?: string;
}) {
  const laneAt = type === 'onboarding' ? 26.5 : 145.75;
  return (
    <FramedDrawing
      href={`services.svg#${type}`}
      alt={alternatives[type]}
      size={[460, 184]}
      railAt={rail ? laneAt : undefined}
      className={className}
    />
  );
}
