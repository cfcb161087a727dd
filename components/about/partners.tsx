import { Section } from '@/components/ui/section';
import type { Partner } from '@/content/company/about.schema';

/** The company's partners and certifications. */
export function Partners({
  partners,
  certifications,
}: {
  partners: readonly Partner[];
  certifications: readonly Partner[];
}) {
  return (
    <Section rail="through" label="partners">
      <h2 id="partners" className="type-h2">
        Partners and certifications
      </h2>
      <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-2">
        <List title="Partners" entries={partners} />
        <List title="Certifications" entries={certifications} />
      </div>
    </Section>
  );
}

function List({ title, entries }: { title: string; entries: readonly Partner[] }) {
  return (
    <div>
      <h3 className="type-h4">{title}</h3>
      <ul className="mt-4 border-t border-edge">
        {entries.map(({ name, tier }) => (
          <li key={name} className="flex items-center gap-5 border-b border-rule py-4">
            {/* Its logo: the initial in a ring, all by one hand. */}
            <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0 fill-ink-2 font-semibold">
              <circle cx="20" cy="20" r="19" fill="none" stroke="var(--edge)" />
              <text x="20" y="27" textAnchor="middle" fontSize="20">
                {name[0]}
              </text>
            </svg>
            <div>
              <p className="font-semibold">{name}</p>
              <p className="type-small text-ink-2">{tier}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
