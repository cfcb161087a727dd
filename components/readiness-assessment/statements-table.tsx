import { ScrollTable } from '@/components/wizard/scroll-table';
import type { AreaWithHelp } from './types';

/** All statements by area, with what to do first in each: the assessment to score by hand. */
export function StatementsTable({ areas }: { areas: readonly AreaWithHelp[] }) {
  return (
    <ScrollTable label="All statements">
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Statement</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {areas.flatMap(({ name, statements, next, label, href }) => [
          ...statements.map((statement) => (
            <tr key={statement}>
              <th scope="row">{name}</th>
              <td>{statement}</td>
              <td>0 to 3</td>
            </tr>
          )),
          <tr key={name}>
            <th scope="row">{name}, below 75%</th>
            <td colSpan={2}>
              {next}{' '}
              <a href={href} className="quiet-link">
                {label}
              </a>
            </td>
          </tr>,
        ])}
      </tbody>
    </ScrollTable>
  );
}
