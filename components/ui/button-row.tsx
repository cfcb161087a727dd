import { Fragment } from 'react';
import { ButtonLink } from './button';

type Props = { actions: readonly { label: string; href: string; download?: boolean }[] };

/** The large calls to action of a hero or a last band. The first is the main one. */
export const ButtonRow = ({ actions }: Props) =>
  actions.map(({ label, ...link }, index) => (
    <Fragment key={label}>
      {index > 0 && ' '}
      <ButtonLink variant={index === 0 ? 'primary' : 'outline'} size="lg" {...link}>
        {label}
      </ButtonLink>
    </Fragment>
  ));
