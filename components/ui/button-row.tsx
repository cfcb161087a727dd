import { Fragment } from 'react';
import { ButtonLink } from './button';

/** The large calls to action of a hero or a last band. The first is the main one. */
export const ButtonRow = ({
  actions,
}: {
  actions: readonly { label: string; href: string; download?: boolean }[];
}) =>
  actions.map(({ label, ...link }, index) => (
    <Fragment key={label}>
      {index > 0 && ' '}
      <ButtonLink variant={index === 0 ? 'primary' : 'outline'} size="lg" {...link}>
        {label}
      </ButtonLink>
    </Fragment>
  ));
