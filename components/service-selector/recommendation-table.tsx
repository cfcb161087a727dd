import { ScrollTable } from '@/components/wizard/scroll-table';
import type { Service } from '@/content/schemas/services';
import type { ToolQuestion } from '@/content/schemas/tools';
import type { PrimaryGoal } from '@/lib/service-selector/requirements';
import type { RecommendationRules } from './recommend';

/** Every branch of the selector: the goal gives the first service, one more answer the second. */
export function RecommendationTable({
  questions,
  rules,
  services,
}: {
  questions: readonly ToolQuestion[];
  rules: RecommendationRules;
  services: readonly Pick<Service, 'id' | 'title' | 'url'>[];
}) {
  const find = (id: string) => questions.find((question) => question.id === id);
  const link = (id: string) => {
    const service = services.find((entry) => entry.id === id);
    return <a {...{ href: service?.url, className: 'quiet-link' }}>{service?.title}</a>;
  };
  return (
    <ScrollTable
      label="All recommendations"
      head={['Your goal', 'First service', 'Second service']}
      rows={(find('primaryGoal')?.options ?? []).map(({ id, label }) => {
        const { primary, question, oneOf, yes, no } = rules[id as PrimaryGoal];
        const decides = find(question);
        const deciding = decides?.options.filter((option) => oneOf.includes(option.id)) ?? [];
        const named = deciding.map((option) => option.label.toLowerCase()).join(' or ');
        return [
          label,
          link(primary),
          <>
            {decides?.label} {named}: {link(yes.secondary)}. Otherwise {link(no.secondary)}.
          </>,
        ];
      })}
    />
  );
}
