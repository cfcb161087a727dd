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
  const findQuestion = (id: string) => questions.find((question) => question.id === id);
  const link = (id: string) => {
    const service = services.find((entry) => entry.id === id);
    return (
      <a href={service?.url} className="quiet-link">
        {service?.title}
      </a>
    );
  };
  return (
    <ScrollTable
      label="All recommendations"
      head={['Your goal', 'First service', 'Second service']}
      rows={(findQuestion('primaryGoal')?.options ?? []).map(({ id, label }) => {
        const rule = rules[id as PrimaryGoal];
        const decides = findQuestion(rule.question);
        const named = (ids: readonly string[]) =>
          decides?.options
            .filter((option) => ids.includes(option.id))
            .map((option) => option.label.toLowerCase())
            .join(' or ');
        return [
          label,
          link(rule.primary),
          <>
            {decides?.label} {named(rule.oneOf)}: {link(rule.yes.secondary)}. Otherwise{' '}
            {link(rule.no.secondary)}.
          </>,
        ];
      })}
    />
  );
}
