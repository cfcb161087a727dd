import { AudienceLane } from '@/components/illustrations/audience-lane';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import type { Audience } from '@/content/audiences/schema';

/** Audiences side by side, each with its lane, parted by a hairline. */
export function AudienceColumns({ audiences }: { audiences: readonly Audience[] }) {
  return (
    <ul className="audience-columns">
      {audiences.map((audience) => (
        <li key={audience.id} className="enter">
          <AudienceLane id={audience.id} />
          <h3 className="type-h2 mt-7">{audience.title}</h3>
          <p className="type-lead mt-3 text-ink-2">{audience.description}</p>
          <CheckList items={audience.features} className="mt-6" />
          <ButtonLink href={audience.ctaLink} variant="outline" className="mt-8">
            {audience.ctaText}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
