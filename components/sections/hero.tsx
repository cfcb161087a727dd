import { ConvertedNote } from '@/components/currency/converted-note';
import { Price } from '@/components/currency/price';
import { HeroDrawing } from '@/components/illustrations/hero-drawing';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Rail } from '@/components/ui/rail';
import type { LandingPage } from '@/content/landing-page/schema';
import { readDrawing } from '@/lib/illustrations/drawing-file';
import type { Crumb } from '@/lib/seo/crumbs';

/** The hero of a landing page: title, lead, actions, base price if any, and illustration. */
export function Hero({
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
        rail={figure && readDrawing(figure.drawing, 'narrow').railAt ? 'always' : 'wide'}
        crumbs={crumbs}
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink href={anchor ? `#${anchor}` : contactHref} size="lg" className="w-full sm:w-auto">
              {action}
            </ButtonLink>{' '}
            {second && (
              <ButtonLink href={second.href} variant="outline" size="lg" className="w-full sm:w-auto">
                {second.label}
              </ButtonLink>
            )}{' '}
            {base && (
              <p className="type-small mt-1 w-full text-balance text-ink-2">
                Base price <Price usd={base.usd} /> for 2-10 users, about {base.weeks} weeks.{' '}
                <ConvertedNote />
              </p>
            )}
          </>
        }
      />
      {figure && (
        <Container className="pb-(--section)">
          <Rail lit className="max-md:hidden" />
          <HeroDrawing figure={figure} />
        </Container>
      )}
    </>
  );
}
