import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Section } from '@/components/ui/section';
import type { TeamMember } from '@/content/company/about.schema';

/** The leadership team, one card each. */
export function Leadership({ team, note }: { team: readonly TeamMember[]; note: string }) {
  return (
    <Section tone="sunk" rail="through" label="leadership">
      <h2 id="leadership" className="type-h2">
        Leadership team
      </h2>
      {note && <p className="type-small mt-3 text-ink-2">{note}</p>}
      <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {team.map(({ id, name, title, bio, portrait }) => (
          <li key={id} className="flex gap-5 border-t border-rule pt-6 sm:block">
            <Portrait head={portrait} />
            <div className="sm:mt-5">
              <h3 className="type-h3">{name}</h3>
              <p className="type-small mt-1 text-ink-2">{title}</p>
              <p className="mt-3">{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * One of four heads in profile, for a role and never for a real person; decoration beside a name, so it has no words.
 */
function Portrait({ head }: { head: number }) {
  return (
    <DrawingFile
      href={`portraits.svg#head-${((head - 1) % 4) + 1}`}
      width={96}
      height={96}
      viewBox="-4 1 96 96"
      // The strokes keep their weight in pixels; those of the file are for a smaller size.
      className="size-[96px] shrink-0 rounded-badge bg-raised [--portrait-collar:4.4px] [--portrait-ear:2.3px] [--portrait-line:2.7px]"
    />
  );
}
