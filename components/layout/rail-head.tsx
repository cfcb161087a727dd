import { Container } from '@/components/ui/container';
import type { Crumb } from '@/lib/seo/crumbs';
import { Breadcrumbs } from './breadcrumbs';
import { Rail, RailStart } from './rail';

/**
 * The breadcrumbs of a page with a form or a tool. Its rail begins beside them and runs down to what has `rail-into`
 * below; where nothing has it, as in a result, there is no rail.
 */
export function RailHead({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Container className="[&:not(:has(~*_.rail-into))>span]:hidden print:[&>span]:hidden noscript:[&>span]:hidden">
      <RailStart />
      <Rail lit className="top-[calc(1.5rem+var(--rail-turn))]" />
      <Breadcrumbs crumbs={crumbs} />
    </Container>
  );
}
