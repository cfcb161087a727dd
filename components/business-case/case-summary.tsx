import type { ReactNode } from 'react';
import styles from './case-summary.module.css';
import type { CaseTexts } from './case-texts';

/**
 * The first screen: the verdict, three figures and the decision asked for.
 *
 * @param askHeading what stands above the decision.
 * @param children what can be done with the case.
 */
export function CaseSummary({
  texts: { title, verdict, reasons, figures, changes, ask },
  askHeading,
  children,
}: {
  texts: Pick<CaseTexts, 'title' | 'verdict' | 'reasons' | 'figures' | 'changes' | 'ask'>;
  askHeading: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="case-title" className={styles.summary}>
      <h2 id="case-title" tabIndex={-1} className="type-h4">
        {title}
      </h2>
      <div role="status" className={styles.verdict}>
        <p className="type-h1 text-ink">{verdict}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label} data-open={value === null || undefined}>
            <dt>{label}</dt>
            <dd className="type-figure max-sm:text-h3-lg">{value ?? <span aria-hidden>–</span>}</dd>
            <dd className="type-small text-ink-2">{note}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ask}>
        <h3 className="type-h4">{askHeading}</h3>
        <p>{ask}</p>
        <div className="mt-4 flex flex-wrap gap-3">{children}</div>
      </div>
      {changes.length > 0 && (
        <div className={styles.changes}>
          {changes.map(({ lead, list }) => (
            <div key={lead}>
              <p className="font-semibold">{lead}</p>
              {list.length > 0 && (
                <ul>
                  {list.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
