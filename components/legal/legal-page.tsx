import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { Page } from '@/content/fields';
import type { LegalPage as Legal } from '@/content/legal/schema';
import { formatDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { LegalBlockView, type LegalFacts } from './legal-block';

/** A legal page (ROUTE-11): its date, its sections by name, and long reading in one column. */
export function LegalPage({
  page,
  legal,
  facts,
}: {
  page: Pick<Page, 'heading' | 'lead'>;
  legal: Legal;
  facts: LegalFacts;
}) {
  return (
    <Container width="md" className="pb-[var(--section)] pt-8 md:pt-12">
      <Breadcrumbs crumbs={[{ label: 'Home', href: routes.home }, { label: page.heading }]} />
      <h1 className="type-h1 mt-8 md:mt-12">{page.heading}</h1>
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
          <div className="legal-text mt-4">
            {blocks.map((block) => (
              <LegalBlockView key={JSON.stringify(block)} block={block} facts={facts} />
            ))}
          </div>
        </section>
      ))}
    </Container>
  );
}
