import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { LegalPage as Legal } from '@/content/legal/schema';
import type { PageTexts } from '@/content/schemas/fields';
import { formatDate } from '@/lib/format/dates';
import { LegalBlockView, type LegalFacts } from './legal-block';

/** A legal page: its date, a list of its sections, and its text in one column. */
export function LegalPage({
  page,
  legal,
  facts,
}: {
  page: Pick<PageTexts, 'heading' | 'lead'>;
  legal: Legal;
  facts: LegalFacts;
}) {
  return (
    <Container width="md" className="pb-[var(--section)]">
      <Breadcrumbs crumbs={[{ label: page.heading }]} />
      <h1 className="type-h1">{page.heading}</h1>
      <p className="type-lead mt-5 text-ink-2">{page.lead}</p>
      <p className="type-meta mt-8 border-t border-edge pt-4 text-ink-3">
        Last updated: <time dateTime={legal.updated}>{formatDate(legal.updated)}</time>
      </p>
      <nav aria-label="On this page" className="mt-6">
        <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {legal.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="quiet-link inline-flex min-h-8 items-center text-ink-2">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {legal.sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id} className="mt-14">
          <h2 id={id} className="type-h3-lg">
            {heading}
          </h2>
          <div className="type-long mt-4 grid max-w-reading gap-4.5 text-ink-2 md:has-[table]:max-w-none md:[&>:not(table)]:max-w-reading">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places, and their text as a key would be in the page twice
              <LegalBlockView key={index} block={block} facts={facts} />
            ))}
          </div>
        </section>
      ))}
    </Container>
  );
}
