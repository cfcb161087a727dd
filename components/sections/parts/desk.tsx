import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import styles from './desk.module.css';

type Row = {
  line: string;
  title?: string | undefined;
  description?: string | undefined;
  person?: boolean | undefined;
};

/**
 * The large thing of a page: a sentence, and beside it a sheet with marked lines that lead to what becomes of them. A ring
 * marks what a person decides.
 *
 * @param sheet the sheet's own heading.
 */
export const Desk = ({
  sheet,
  rows,
  children,
}: {
  sheet?: { id: string; title: string; lead: string };
  rows: readonly Row[];
  children: ReactNode;
}) => (
  <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[4fr_8fr] xl:items-center">
    <div>{children}</div>
    <div>
      {sheet && (
        <div className={styles.head}>
          <h2 id={sheet.id} className="type-h3">
            {sheet.title}
          </h2>
          <p className="mt-1">{sheet.lead}</p>
        </div>
      )}
      <ul className={styles.desk}>
        {rows.map(({ line, title, description, person }) => (
          <li key={line}>
            <p className={styles.line}>{title ? <mark>{line}</mark> : line}</p>
            {title && (
              <div className={clsx(styles.field, person && styles.person)}>
                <h3 className="type-h3">{title}</h3>
                {description && (
                  <p className="mt-1 text-ink-2">
                    <NoWrapRanges text={description} />
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
