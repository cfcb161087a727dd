import { Accordion } from '@/components/ui/accordion';
import { Split } from '@/components/ui/split';
import type { SharedFaqItem } from '@/content/schemas/faq.schema';
import { toAccordion } from '../faq';

/** The shared questions under their headings; one question of a group is open at a time. */
export function FaqGroups({
  groups,
}: {
  groups: readonly { title: string; items: readonly SharedFaqItem[] }[];
}) {
  return (
    <div className="grid gap-14 md:gap-20">
      {groups.map(({ title, items }, index) => {
        const id = title.toLowerCase().replaceAll(' ', '-');
        return (
          <section key={title} aria-labelledby={id}>
            <Split
              className="gap-y-5"
              head={
                <h2 id={id} className="type-h3-lg lg:pt-4">
                  {title}
                </h2>
              }
            >
              <Accordion initial={index === 0 ? undefined : null} items={toAccordion(items)} />
            </Split>
          </section>
        );
      })}
    </div>
  );
}
