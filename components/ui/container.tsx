import clsx from 'clsx';
import type { ElementChildren } from './element-children';
import { Rail } from './rail';

/** Widths of the text column, without the inline padding; `column` itself is the widest, 80rem, and 90rem on large screens. */
const widths = {
  sm: 'max-w-[calc(40rem+2*var(--pad))]',
  md: 'max-w-[calc(48rem+2*var(--pad))]',
  lg: 'max-w-[calc(64rem+2*var(--pad))]',
  xl: undefined,
  full: 'max-w-none',
};
type Props = {
  width?: keyof typeof widths;
  rail?: boolean | 'end';
  className?: string;
  children: ElementChildren;
};

/** A centered column with the page's inline padding; `rail` draws a stretch of the page's rail, 'end' also its end. */
export const Container = ({ width = 'xl', rail = false, className, children }: Props) => (
  <div className={clsx('column', widths[width], className)}>
    {rail && <Rail end={rail === 'end'} />}
    {children}
  </div>
);
