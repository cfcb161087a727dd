import styles from './result-bar.module.css';

/**
 * Verdict, payback and first year of the result, in sight while the visitor types. It is no live region: the result
 * itself says aloud what changed.
 *
 * @param href the heading of the whole result.
 * @param unread how many fields say no number; the bar then shows the numbers before them.
 */
export function ResultBar({
  href,
  verdict,
  payback,
  firstYear,
  unread = 0,
}: {
  href: string;
  verdict: string;
  payback: string;
  firstYear: string;
  unread?: number;
}) {
  const parts = [
    ['Payback', payback],
    ['Year one', firstYear],
  ];
  return (
    <aside aria-label="Result so far" className={styles.bar}>
      <dl>
        <div>
          <dt className="sr-only">Verdict</dt>
          <dd>{unread > 0 ? 'Before this change' : verdict}</dd>
        </div>
        {parts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={href} className="text-link">
        See it
      </a>
    </aside>
  );
}
