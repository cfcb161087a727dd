/** Shown once near prices in the visitor's currency. It is true of US dollars, too. */
export const convertedNote = 'Prices in other currencies are converted at fixed rates from US dollars.';
