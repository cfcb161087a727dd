import type { Service, ServiceInput } from '../schemas/services';
import { aiOnboarding } from '../services/ai-onboarding';
import { aiTraining } from '../services/ai-training';

type Section = ServiceInput['page']['sections'][number];
const find = <Kind extends Section['kind']>({ page }: ServiceInput, kind: Kind) =>
  page.sections.flatMap((section) => (section.kind === kind ? (section as Extract<Section, { kind: Kind }>) : []));

const list = new Intl.ListFormat('en');
const durations = find(aiTraining, 'programs').flatMap(({ items }) => items.map(({ duration }) => duration));
const stages = find(aiOnboarding, 'process').flatMap(({ steps }) =>
  steps.map(({ title, when }) => `${title.toLowerCase()} in ${when?.toLowerCase()}`),
);

/** The drawings of public/illustrations/services.svg in words. */
export const serviceDrawings: Record<Service['pricingType'], string> = {
  training: `Skill curve: with programs of ${list.format(durations)}, people can do far more unaided than the self-taught.`,
  onboarding: `A stairway of steps: ${list.format(stages)}.`,
  automation:
    'Before: a request goes back and forth between sales, operations and finance. After: it goes straight from request through one human check to done.',
  development:
    'A request goes from your data through retrieval and the model to your app. An evaluation loop leads from your app back to retrieval.',
  optimization: 'Response times: spread out and slow before, close together and fast after.',
};
