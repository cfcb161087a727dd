import type { SectionRenderer } from './types';

/** Technologies by category, each in a column of its own. */
export const Technologies: SectionRenderer<'technologies'> = ({ categories }) => (
  <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
    {categories.map(({ title, description, items }) => (
      <li key={title}>
        <h3 className="type-h3">{title}</h3>
        <p className="mt-2">{description}</p>
        <ul className="mt-5 border-t border-edge">
          {items.map((item) => (
            <li key={item} className="border-b border-rule py-2.5">
              {item}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
