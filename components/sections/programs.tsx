import { CheckList } from '@/components/ui/check-list';
import { sideways } from '@/components/ui/sideways';
import type { SectionRenderer } from './types';

/** Programs as ruled rows, on a phone side by side: duration, content, audience and format. */
export const Programs: SectionRenderer<'programs'> = ({ items }, _contentIndex, headingId) => (
  <ul
    aria-labelledby={headingId}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    tabIndex={0}
    {...sideways}
    className="swipe-row gap-x-4 border-edge sm:border-t"
  >
    {items.map(({ title, description, features, forWhom, duration, format }) => (
      <li
        key={title}
        className="border-rule max-sm:border-t max-sm:pt-5 max-sm:not-first:pl-4.5 sm:border-b sm:py-8 lg:py-10"
      >
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <p className="type-figure">{duration}</p>
            <h3 className="type-h3 mt-4">{title}</h3>
            <p className="mt-2 max-w-reading">{description}</p>
          </div>
          <CheckList items={features} className="content-start lg:col-span-4" />
          <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-4 md:col-span-2 lg:col-span-3 lg:grid-cols-1">
            <div>
              <dt className="font-semibold">Who it’s for</dt>
              <dd>{forWhom}</dd>
            </div>
            <div>
              <dt className="font-semibold">Format</dt>
              <dd>{format}</dd>
            </div>
          </dl>
        </div>
      </li>
    ))}
  </ul>
);
