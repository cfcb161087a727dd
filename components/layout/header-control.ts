/** The look of the header's plain buttons: currency and theme. In the panel of small screens they have a frame. */
export const headerControl =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control text-[0.9375rem] font-medium hover:bg-sunk max-nav:min-h-12 max-nav:border-[1.5px] max-nav:border-edge max-nav:text-[1rem] max-nav:font-semibold noscript:hidden';

/** The same for the button that chooses the currency, whose chevron stands close. */
export const currencyControl = `${headerControl} gap-0.5 max-nav:gap-2 nav:px-3 [&>svg]:flex-none [&>svg]:stroke-[1.5] [&>svg]:text-ink-2`;
