import clsx from 'clsx';
/** Cards in columns: one, from 40rem two, from 64rem three. */
export const cardColumns = 'grid gap-x-8 gap-y-12 *:grid sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-3';

/** Cards in columns: one (as rows), from 40rem two, from 75rem four. */
export const fourCardColumns =
  'grid grid-cols-1 gap-x-8 gap-y-5 sm:gap-y-12 *:grid sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-2 min-[75rem]:grid-cols-4';

/** Three cards in columns. On a tablet they are below each other, each with its text beside its picture. */
export const stackedCardColumns = clsx(
  'grid gap-x-8 gap-y-12 *:grid sm:max-lg:grid-cols-1 sm:max-lg:[&_article]:grid! sm:max-lg:[&_article]:gap-x-8',
  'sm:max-lg:[&_article]:[grid-template:repeat(4,auto)_1fr/1fr_1fr] sm:max-lg:[&_article>*]:col-start-2',
  'sm:max-lg:[&_article>:first-child]:[grid-area:1/1/-1] sm:max-lg:[&_article>:nth-child(2)]:mt-0! lg:grid-cols-3',
);
