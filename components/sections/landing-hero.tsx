import { Price } from '@/components/currency/price';
import { HeroIllustration } from '@/components/illustrations/hero/hero-illustration';
import type { Crumb } from '@/components/layout/breadcrumbs';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { LandingPage } from '@/content/landing-page/schema';

/** The first view of a landing page: title, lead, actions, price where there is one, and the page's figure. */
export function LandingHero({
  crumbs,
  hero,
  contactHref,
  base,
}: {
  crumbs: readonly Crumb[];
  hero: LandingPage['hero'];
  contactHref: string;
  base?: { usd: number; weeks: number };
}) {
  const { heading, lead, action, anchor, second, figure } = hero;
  return (
    <>
      <PageHead
        rail
        crumbs={crumbs}
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink href={anchor ? `#${anchor}` : contactHref} size="lg" className="w-full sm:w-auto">
              {action}
            </ButtonLink>
            {second && (
              <ButtonLink href={second.href} variant="outline" size="lg" className="w-full sm:w-auto">
                {second.label}
              </ButtonLink>
            )}
            {base && (
              <p className="type-meta mt-1 w-full text-balance text-ink-2">
                Base price <Price usd={base.usd} /> (converted at fixed rates from US dollars), about{' '}
                {base.weeks} weeks.
              </p>
            )}
          </>
        }
      />
      {figure && (
        <Container className="pb-[var(--section)]">
          <span aria-hidden className="rail" />
          <HeroIllustration figure={figure} />
        </Container>
      )}
    </>
  );
}
