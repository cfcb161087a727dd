import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import type { Audience } from '@/content/schemas/audiences';

/** Two audiences; from 48rem side by side, with their lists and buttons on one line. */
export function AudienceColumns({ audiences }: { audiences: readonly Audience[] }) {
  return (
    <ul
      className={clsx(
        'mt-5 grid gap-7 md:mt-14 md:grid-cols-[1fr_1fr] md:grid-rows-[repeat(4,auto)] md:gap-0',
        'md:[--half-gap:4.45vw] md:*:row-span-4 md:*:grid md:*:grid-rows-subgrid md:*:items-start',
        'md:*:odd:pr-(--half-gap) md:*:even:border-l md:*:even:border-rule md:*:even:pl-(--half-gap)',
      )}
    >
      {audiences.map((audience) => (
        <li key={audience.id}>
          <h3 className="type-h3-lg">{audience.title}</h3>
          <p className="mt-2 md:mt-3">{audience.description}</p>
          <CheckList items={audience.features} className="mt-4 md:mt-6" />
          <ButtonLink
            href={audience.ctaLink}
            variant="outline"
            className="mt-5 md:mt-8 md:justify-self-start"
          >
            {audience.ctaText}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
