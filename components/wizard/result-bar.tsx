import clsx from 'clsx';
import { needsScript } from '@/lib/build-attributes';

type Props = {
  onSee: () => void;
  verdict?: string | false;
  figures: Readonly<Record<string, string>>;
  wide?: boolean;
};

/**
 * The main figures and perhaps a verdict, visible while the visitor types. It is not a live region, because the
 * result itself announces changes. From 64rem it joins the header: over the whole page, or over its column, where it is
 * behind the panel after it, which needs 'z-6', until that is out of view.
 *
 * @param onSee moves the focus to the whole result. It is not a link, whose address would replace the state in the
 *   page's.
 * @param wide over the whole page; only while the result is out of view.
 */
export const ResultBar = ({ onSee, verdict, figures, wide = false }: Props) => (
  <div
    {...needsScript}
    className={clsx(
      '[html:has(&)]:[container-type:scroll-state]',
      wide
        ? 'lg:[html:has(&)]:scroll-pt-[calc(var(--header-compact)+4rem)]'
        : 'lg:sticky lg:top-(--header-compact) lg:z-5 lg:h-0 lg:focus-within:z-7',
    )}
  >
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields, and an aside would be a landmark */}
    <div
      role="group"
      aria-label="Result so far"
      className={clsx(
        'flex items-baseline gap-x-5 border-edge bg-raised [line-height:1.35] print:hidden',
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-(--z-result) max-lg:border-t max-lg:text-small',
        // Leaves room for the chat button at the right.
        'max-lg:pt-2 max-lg:pr-20 max-lg:pb-[calc(0.5rem+env(safe-area-inset-bottom,0px))] max-lg:pl-(--pad)',
        // At the top of the page only while somebody types: below are the first fields.
        'max-lg:[@container_not_scroll-state(scrollable:top)]:[main:not(:focus-within)_&]:hidden',
        'max-lg:in-data-consent-asked:hidden max-lg:[@media(height<30rem)]:hidden',
        'lg:py-2.5 lg:text-small',
        wide
          ? 'lg:fixed lg:inset-x-0 lg:top-(--header-compact) lg:z-(--z-result) lg:border-b lg:px-[max(var(--pad),50vw-40rem)]'
          : 'lg:rounded-b-control lg:border lg:border-t-0 lg:px-4',
      )}
    >
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-3.5 lg:gap-x-5">
        {verdict && (
          <div>
            <dt className="sr-only">Verdict</dt>
            <dd className="font-semibold">{verdict}</dd>
          </div>
        )}
        {Object.entries(figures).map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-1.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="text-link max-lg:hidden" onClick={onSee}>
        See it
      </button>
    </div>
  </div>
);
