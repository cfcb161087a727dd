/** Look of a text control or select in each of its states, without its height and inner space. */
export const controlClass =
  'block w-full scroll-mt-14 rounded-control border-[1.5px] border-edge bg-raised px-3.5 text-copy [line-height:1.5] text-ink hover:border-ink disabled:border-dashed disabled:border-edge disabled:bg-sunk disabled:text-ink-3 aria-invalid:border-2 aria-invalid:border-danger';

/** Look of the sentence below an invalid control. */
export const errorClass =
  'mt-1.5 flex items-start gap-2 text-small [line-height:1.4] text-danger [&>svg]:mt-0.5 [&>svg]:shrink-0';
