import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import type { LegalPage as Legal } from '@/content/legal/schema';
import type { PageTexts } from '@/content/schemas/fields';
import { formatDate } from '@/lib/format/dates';
import type { Crumb } from '@/lib/seo/crumbs';
import { LegalBlockView, type LegalFacts } from './legal-block';

/** A legal page: its date, a list of its sections, and its text beside them. */
export function LegalPage({
  crumbs,
  page,
  legal,
  facts,
}: {
  crumbs: readonly Crumb[];
  page: Pick<PageTexts, 'heading' | 'lead'>;
  legal: Legal;
  facts: LegalFacts;
}) {
  return (
    <>
      <PageHead crumbs={crumbs} heading={page.heading} lead={page.lead} />
      <Container className="pb-[var(--section)]">
        <div className="grid gap-y-10 border-t border-edge pt-4 lg:split-4-7">
          <div>
            <p className="type-small text-ink-3">
              Last updated: <time dateTime={legal.updated}>{formatDate(legal.updated)}</time>
            </p>
            <nav aria-label="On this page" className="mt-6">
              <ol className="grid gap-x-8 gap-y-1 sm:max-lg:grid-cols-2">
                {legal.sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="quiet-link inline-flex min-h-8 items-center text-ink-2">
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          <div className="min-w-0">
            {legal.sections.map(({ id, heading, blocks }) => (
              <section key={id} aria-labelledby={id} className="mt-14 first:mt-0">
                <h2 id={id} className="type-h3-lg">
                  {heading}
                </h2>
                <div className="mt-4 grid max-w-reading gap-4.5 md:has-[table]:max-w-none md:[&>:not(table)]:max-w-reading">
                  {blocks.map((block, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places, and their text as a key would be in the page twice
                    <LegalBlockView key={index} block={block} facts={facts} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </Container>
    </>
  );
}
