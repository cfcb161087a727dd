import type { ReactNode } from 'react';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
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
    // From 64rem on, verdict and decision are side by side, with the figures below both.
    <section
      aria-labelledby="case-title"
      className="relative z-6 grid grid-cols-1 gap-x-16 gap-y-5 rounded-panel bg-sunk p-5 md:px-10 md:py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-12 lg:py-9"
    >
      <h2 id="case-title" tabIndex={-1} className="type-h4 lg:col-span-2">
        {title}
      </h2>
      <div role="status" className="grid max-w-reading content-start gap-2">
        <p className="type-h1 mb-1">{verdict}</p>
        {reasons.map((reason) => (
          <p key={reason}>
            <NoWrapRanges text={reason} />
          </p>
        ))}
      </div>
      {/* On a phone each figure stands beside its name, so that all three fit in one screen. */}
      <dl className="grid gap-x-8 gap-y-3 border-t border-edge pt-5 max-sm:*:grid max-sm:*:grid-cols-[minmax(0,1fr)_auto] max-sm:*:items-center max-sm:*:gap-x-4 sm:grid-cols-[repeat(3,auto)] sm:justify-between lg:order-1 lg:col-span-2">
        {figures.map(({ label, value, note }) => (
          <div key={label} className={value === null ? 'text-ink-3' : undefined}>
            <dt className="type-small font-semibold">{label}</dt>
            <dd className="type-figure whitespace-nowrap max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:text-h3-lg sm:mt-1.5">
              {value ?? <span aria-hidden>–</span>}
            </dd>
            <dd className="type-small text-ink-2">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="lg:self-start lg:border-l-3 lg:border-lane lg:pl-6">
        <h3 className="type-h4">{askHeading}</h3>
        <p className="mt-1.5 max-w-reading">{ask}</p>
        <div className="mt-4 flex flex-wrap gap-3">{children}</div>
      </div>
      {changes.length > 0 && (
        <div className="type-small grid max-w-[48rem] gap-3 lg:order-2 lg:col-span-2">
          {changes.map(({ lead, list }) => (
            <div key={lead}>
              <p className="font-semibold">{lead}</p>
              {list.length > 0 && (
                <ul className="*:mt-1 *:ml-0.5 *:border-l-2 *:border-before *:pl-3">
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
