import clsx from 'clsx';

/** The parts of an answer's row: the row, the radio's or checkbox's mark, the label and the value at the right end. */
export const optionClasses = {
  row: clsx(
    'relative flex min-h-17 w-full cursor-pointer flex-wrap items-center gap-x-[min(1.125rem,5vw)] rounded-control',
    'border-[1.5px] px-[min(1.25rem,6vw)] py-3 text-left leading-[1.4] max-[24rem]:gap-x-3 max-[24rem]:px-3.5',
  ),
  unchosen: 'border-edge bg-raised hover:border-ink active:bg-tint',
  chosen: 'border-lane bg-tint [box-shadow:inset_0_0_0_0.5px_var(--lane)]',
  mark: 'grid size-[22px] flex-none place-items-center',
  // An amount that leaves the label less than this goes below it.
  label: 'min-w-0 flex-[1_1_min(6rem,50%)] text-pretty',
  value: 'ml-auto flex-none text-ink-2 even-digits max-[24rem]:text-small',
};
