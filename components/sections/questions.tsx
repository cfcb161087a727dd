import type { FaqItem } from '@/content/schema';
import { Accordion } from '../islands/accordion/accordion';
import { Section } from '../ui/section';

/** Questions in an accordion beside their heading. */
export function Questions({
  id,
  heading,
  items,
}: {
  id: string;
  heading: string;
  items: readonly FaqItem[];
}) {
  return (
    <Section tone="sunk" label={id} className="grid gap-y-8 lg:split-4-7">
      <h2 id={id} className="type-h2">
        {heading}
      </h2>
      <Accordion
        items={items.map((item, index) => ({
          id: `${id}-${index + 1}`,
          title: item.question,
          content: item.answer,
        }))}
      />
    </Section>
  );
}
