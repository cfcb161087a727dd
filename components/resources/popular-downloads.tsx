import { Section, SectionHead } from '@/components/ui/section';

/** The most popular downloads with their counts. Each is a link to its card. */
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
      <SectionHead id="popular-downloads" title={heading} lead={lead} shape="large" />
      <ul className="mt-10 grid grid-cols-2 gap-x-5 sm:gap-x-8 lg:grid-cols-4">
        {items.map(({ count, href, title, type }) => (
          <li key={href} className="row-link border-t border-edge py-6">
            <p className="type-figure">{count}</p>
            <p className="type-small mt-4 text-ink-2">{type}</p>
            <h3 className="type-h4">
              <a href={href} className="stretched-link row-title">
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
