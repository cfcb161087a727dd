import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';

type Props = {
  crumbs: readonly Breadcrumb[];
  heading: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The hero of every page below home: breadcrumbs, title, lead and actions. */
export const PageHead = ({ crumbs, heading, lead, actions }: Props) => (
  <Container className="pb-10 md:pb-14">
    <Breadcrumbs crumbs={crumbs} />
    <div className="grid gap-y-5 lg:split-7-5 lg:items-baseline">
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
