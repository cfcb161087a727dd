import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Rail, RailStart } from '@/components/ui/rail';
import type { Crumb } from '@/lib/seo/crumbs';
import { Breadcrumbs } from './breadcrumbs';

/**
 * The breadcrumbs of a page with a form or a tool, and below them its children, such as the stops of the tools. The
 * page's rail begins beside them and runs down to the element with the class `rail-into`. A page without one, such as a
 * result, has no rail.
 */
export function RailHead({ crumbs, children }: { crumbs: readonly Crumb[]; children?: ReactNode }) {
  return (
    <Container className="[&:not(:has(~*_.rail-into))>span]:hidden print:[&>span]:hidden noscript:[&>span]:hidden">
      <RailStart />
      <Rail lit className="top-[calc(1.5rem+var(--rail-turn))]" />
      <Breadcrumbs crumbs={crumbs} />
      {children}
    </Container>
  );
}
