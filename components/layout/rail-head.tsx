import clsx from 'clsx';
import type { ReactElement } from 'react';
import { Container } from '@/components/ui/container';
import { railBranchesIntoForm } from '@/components/ui/rail';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';

type Props = {
  crumbs: readonly Breadcrumb[];
  /** True on the page of a tool, whose question begins close below. */
  tool?: boolean;
  children?: ReactElement;
};

/** The breadcrumbs of a page whose rail branches into the element with the class `rail-into`; without one it has no rail. */
export const RailHead = ({ crumbs, tool = false, children }: Props) => (
  <Container className={clsx(railBranchesIntoForm, tool && '[--head:0.5rem] sm:[--head:0.75rem]')}>
    <Breadcrumbs crumbs={crumbs} />
    {children}
  </Container>
);
