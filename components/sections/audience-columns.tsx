import type { Audience } from '@/content/schema';
import { AudienceLane } from '../figures/audience-lane';
import { ButtonLink } from '../ui/button';
import { CheckList } from '../ui/check-list';

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
