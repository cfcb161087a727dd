import { Desk } from '@/components/illustrations/desk';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SectionRenderer } from './types';

/** The large thing of a page: what becomes of the lines on a sheet. */
export const Showcase: SectionRenderer<'showcase'> = (
  { title, lead, items, link },
  _contentIndex,
  headingId,
) => (
  <Section tone="band" label={headingId}>
    <Desk rows={items}>
      <h2 id={headingId} className="type-h2">
        {title}
      </h2>
      {lead && <p className="type-lead mt-4">{lead}</p>}
      {link && (
        <TextLink href={link.href} className="mt-4">
          {link.label}
        </TextLink>
      )}
    </Desk>
  </Section>
);
