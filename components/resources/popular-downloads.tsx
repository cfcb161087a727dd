import { Section, SectionHead } from '@/components/ui/section';

/** How often each was downloaded; every count leads to its card (RESOURCES-05, RESOURCES-18). */
export function PopularDownloads({
  heading,
  lead,
  items,
}: {
  heading: string;
  lead: string;
  items: readonly { count: string; href: string; title: string; type: string }[];
}) {
  return (
    <Section tone="sunk" label="popular-downloads">
      <SectionHead id="popular-downloads" title={heading} lead={lead} />
      <ul className="popular">
        {items.map(({ count, href, title, type }) => (
          <li key={href} className="row-link popular-item">
            <p className="type-figure">{count}</p>
            <p className="type-meta mt-4 text-ink-2">{type}</p>
            <h3 className="type-h4">
              <a href={href} className="row-cover row-title">
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
