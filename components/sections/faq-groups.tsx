import type { SharedFaqItem } from '@/content/schema';
import { Accordion } from '../islands/accordion/accordion';

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
          <section key={title} aria-labelledby={id} className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
            <h2 id={id} className="type-h3-lg lg:col-span-4">
              {title}
            </h2>
            <div className="lg:col-span-8">
              <Accordion
                initial={index === 0 ? undefined : null}
                items={items.map(({ question, answer }) => ({
                  id: question,
                  title: question,
                  content: answer,
                }))}
              />
            </div>
          </section>
        );
      })}
    </div>
  );
}
