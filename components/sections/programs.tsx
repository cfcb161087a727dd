import { CheckList } from '@/components/ui/check-list';
import { sideways } from '@/components/ui/sideways';
import type { SectionRenderer } from './types';

/** Programs as stations of the lane, on a phone in a row that scrolls: duration, content, audience and format. */
export const Programs: SectionRenderer<'programs'> = ({ items }, _contentIndex, headingId) => (
  <ul
    aria-labelledby={headingId}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    tabIndex={0}
    {...sideways}
    className="swipe-row sm:grid sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4"
  >
    {items.map(({ title, description, features, forWhom, duration, format }) => (
      <li
        key={title}
        className="relative grid content-start border-t-3 border-lane pt-6 pr-6 before:absolute before:-top-[9px] before:size-[15px] before:rounded-full before:bg-lane"
      >
        <p className="type-figure">{duration}</p>
        <h3 className="type-h3 mt-4">{title}</h3>
        <p className="mt-2 max-w-reading">{description}</p>
        <CheckList items={features} className="mt-4 content-start" />
        <dl className="type-small mt-4 grid gap-2">
          <div>
            <dt className="font-semibold">Who it’s for</dt>
            <dd>{forWhom}</dd>
          </div>
          <div>
            <dt className="font-semibold">Format</dt>
            <dd>{format}</dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
);
