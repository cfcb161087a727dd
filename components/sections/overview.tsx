import { TextLink } from '@/components/ui/text-link';
import type { SectionRenderer } from './types';

/** Running text beside its title. */
export const Overview: SectionRenderer<'overview'> = ({ paragraphs, link }) => (
  <>
    <div className="grid max-w-reading gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {link && (
      <TextLink href={link.href} className="mt-6">
        {link.label}
      </TextLink>
    )}
  </>
);
