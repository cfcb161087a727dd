import { ScrollTable } from '@/components/wizard/scroll-table';
import type { AreaWithHelp } from './types';

/** All statements by area, with what to do first in each: the assessment to score by hand. */
export const StatementsTable = ({ areas }: { areas: readonly AreaWithHelp[] }) => (
  <ScrollTable
    label="All statements"
    head={['Area', 'Statement', 'Points']}
    rows={areas.flatMap(({ name, statements, next, label, href }) => [
      ...statements.map((statement) => [name, statement, '0 to 3'] as const),
      [
        `${name}, below 75%`,
        <>
          {next}{' '}
          <a href={href} className="quiet-link">
            {label}
          </a>
        </>,
      ] as const,
    ])}
  />
);
