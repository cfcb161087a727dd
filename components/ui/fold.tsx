import { Children, type ReactNode } from 'react';
import { numberInWords } from '@/lib/format/number-words';

/** @param shown how many items a phone shows at once. @param className of the list. */
type Props = { shown?: number | undefined; className: string; children: ReactNode };

/** A list that folds on a phone. */
export function FoldingList({ shown = 4, className, children }: Props) {
  const items = Children.toArray(children);
  const list = (some: ReactNode) => <ul className={className}>{some}</ul>;
  if (items.length <= shown) return list(items);
  return (
    <>
      {shown > 0 && list(items.slice(0, shown))}
      <details className="md:unfolded print:unfolded">
        <summary className="disclosure min-h-12 font-semibold">{`Show all ${numberInWords(items.length)}`}</summary>
        {list(items.slice(shown))}
      </details>
    </>
  );
}
