import type { Service } from '@/content/services/schema';
import { FramedDrawing } from './kit/framed-drawing';

type Kind = Service['pricingType'];

/** Text alternatives; the drawings are in public/illustrations/services.svg. */
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

/** What a service does, drawn. The page's rail branches into it. */
export function ServiceIllustration({ type }: { type: Kind }) {
  return (
    <FramedDrawing
      href={`services.svg#${type}`}
      alt={alternatives[type]}
      size={[460, 184]}
      railAt={type === 'onboarding' ? 26.5 : 145.75}
    />
  );
}
