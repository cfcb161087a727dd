import { Children, type ReactNode } from 'react';
import { numberInWords } from '@/lib/format/number-words';

/** How many items of a list a phone shows at once. */
const SHOWN = 4;

/** A list that folds on a phone after four items. @param className of the list. */
export function FoldingList({ className, children }: { className: string; children: ReactNode }) {
  const items = Children.toArray(children);
  const list = (some: ReactNode) => <ul className={className}>{some}</ul>;
  if (items.length <= SHOWN) return list(items);
  return (
    <>
      {list(items.slice(0, SHOWN))}
      <details className="md:unfolded print:unfolded">
        <summary className="disclosure min-h-14 font-semibold">{`Show all ${numberInWords(items.length)}`}</summary>
        {list(items.slice(SHOWN))}
      </details>
    </>
  );
}
