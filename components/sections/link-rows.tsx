import { Icon } from '../ui/icon';

/** Pages as ruled rows: title, a sentence, an arrow. The whole row leads to the page. */
export function LinkRows({
  rows,
  headingLevel: Heading = 'h3',
}: {
  rows: readonly { href: string; title: string; about: string }[];
  headingLevel?: 'h2' | 'h3';
}) {
  return (
    <ul className="border-t border-rule">
      {rows.map(({ href, title, about }) => (
        <li
          key={href}
          className="row-link grid gap-x-8 gap-y-2 border-b border-rule py-6 lg:grid-cols-[5fr_6fr_auto] lg:items-center"
        >
          <Heading className="type-h3">
            <a href={href} className="row-cover row-title">
              {title}
            </a>
          </Heading>
          <p className="type-small text-ink-2">{about}</p>
          <Icon name="arrow-right" size={20} className="arrow-move max-lg:hidden" />
        </li>
      ))}
    </ul>
  );
}
