import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Rail, RailStart } from '@/components/ui/rail';
import type { Crumb } from '@/lib/seo/crumbs';
import { Breadcrumbs } from './breadcrumbs';

/** The hero of every page below home: breadcrumbs, title, lead and actions. */
export function PageHead({
  crumbs,
  heading,
  lead,
  actions,
  rail,
}: {
  crumbs: readonly Crumb[];
  heading: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** On pages with a rail, which enters here from the left edge; on a phone only where it leads into an illustration. */
  rail?: 'always' | 'wide';
}) {
  const phone = rail === 'wide' && 'max-md:hidden';
  return (
    <Container className="pb-14">
      {rail && (
        <>
          <RailStart className={phone || undefined} />
          <Rail lit className={clsx('top-[calc(1.5rem+var(--rail-turn))]', phone)} />
        </>
      )}
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid gap-y-6 lg:split-7-5 lg:items-baseline">
        <h1 className="type-h1 min-w-0">{heading}</h1>
        {(lead || actions) && (
          <div className="min-w-0 max-w-reading">
            {lead && <p className="type-lead">{lead}</p>}
            {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
          </div>
        )}
      </div>
    </Container>
  );
}
