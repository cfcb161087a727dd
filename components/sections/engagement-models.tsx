import type { SectionRenderer } from './types';

/** Ways to work together: what each costs, whom it suits and what we risk. */
export const EngagementModels: SectionRenderer<'engagement-models'> = ({ items }) => (
  <ul className="grid gap-x-8 gap-y-8 border-t border-edge pt-6 md:grid-cols-3">
    {items.map(({ title, description, terms }) => (
      <li key={title} className="grid content-start gap-y-3 md:row-span-3 md:grid-rows-subgrid">
        <h3 className="type-h3">{title}</h3>
        <p>{description}</p>
        <dl className="type-small *:border-t *:border-rule *:py-2.5">
          {terms.map(({ label, value }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
