import { Miniature } from '@/components/illustrations/hero-illustration';
import { Icon } from '@/components/ui/icon';
import type { SectionRenderer } from './types';

const MAX_USE_CASES = 4;

/** The industries as ruled rows with their illustrations in small; the whole row leads to the industry's page. */
export const Industries: SectionRenderer<'industries'> = (_section, { industries }) => (
  <ul className="border-t border-edge">
    {industries.map(({ id, title, description, useCases, iconName, ctaLink, page: { hero } }) => (
      <li key={id} className="row-link border-b border-rule py-7 lg:py-9">
        <article className="grid grid-cols-1 items-center gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <div>
            <h3 className="type-h3-lg flex items-center gap-3">
              <Icon name={iconName} size={22} className="flex-none text-ink-2" />
              <a href={ctaLink} className="stretched-link row-title min-w-0">
                {title}
              </a>
              <Icon name="arrow-right" size={20} className="arrow-move -ml-1 flex-none text-ember-text" />
            </h3>
            <p className="mt-2.5 max-w-reading">{description}</p>
            <ul className="type-small mt-4 grid max-w-172 gap-x-8 gap-y-1 text-ink-2 sm:grid-cols-2">
              {useCases.slice(0, MAX_USE_CASES).map((useCase) => (
                <li key={useCase}>{useCase}</li>
              ))}
            </ul>
            {useCases.length > MAX_USE_CASES && (
              <p className="type-small mt-1 text-ink-2">{`+${useCases.length - MAX_USE_CASES} more solutions`}</p>
            )}
          </div>
          {hero.illustration && (
            <figure className="lg:-order-1">
              <Miniature name={hero.illustration.name} />
              <figcaption className="mt-3 text-note leading-snug text-ink-2">
                {hero.illustration.note}
              </figcaption>
            </figure>
          )}
        </article>
      </li>
    ))}
  </ul>
);
