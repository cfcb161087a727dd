import type { ReactElement } from 'react';
import { Container } from '@/components/ui/container';
import type { Crumb } from '@/lib/seo/crumbs';
import { Breadcrumbs } from './breadcrumbs';

/**
 * The breadcrumbs of a page with a form or a tool, and below them its children, such as the stops of the tools. The
 * page's rail begins beside them and runs down to the element with the class `rail-into`. A page without one, such as a
 * result, has no rail.
 */
export function RailHead({ crumbs, children }: { crumbs: readonly Crumb[]; children?: ReactElement }) {
  return (
    <Container className="[&:not(:has(~*_.rail-into))>span]:hidden print:[&>span]:hidden noscript:[&>span]:hidden">
      <Breadcrumbs crumbs={crumbs} />
      {children}
    </Container>
  );
}
