import { Fragment } from 'react';
import { ButtonLink } from './button';

type Props = { actions: readonly { label: string; href: string; download?: boolean }[] };

/** The large calls to action of a hero or a last band. The first is the main one. On a phone two share a line. */
export const ButtonRow = ({ actions }: Props) =>
  actions.map(({ label, ...link }, index) => (
    <Fragment key={label}>
      {index > 0 && ' '}
      <ButtonLink
        variant={index === 0 ? 'primary' : 'outline'}
        size="lg"
        className="max-sm:flex-auto max-sm:px-3 max-sm:text-small"
        {...link}
      >
        {label}
      </ButtonLink>
    </Fragment>
  ));
