import { Icon } from '@/components/ui/icon';
import type { Draw } from './types';

const MAX_USE_CASES = 4;

/** The industries as ruled rows; the whole row leads to the industry's page. */
export const Industries: Draw<'industries'> = (_section, { industries }) => (
  <ul className="border-t border-edge">
    {industries.map(({ id, title, description, useCases, iconName, ctaLink }) => (
      <li key={id} className="row-link border-b border-rule py-6 lg:py-7">
        <article className="grid items-start gap-x-8 gap-y-4 pl-10 lg:grid-cols-12 lg:pl-0">
          <h3 className="type-h3-lg -ml-10 flex items-center gap-2 lg:col-span-3 lg:ml-0">
            <Icon name={iconName} size={24} className="mr-2 flex-none" />
            <a href={ctaLink} className="stretched-link row-title">
              {title}
            </a>
            <Icon name="arrow-right" size={20} className="arrow-move flex-none text-ember-text" />
          </h3>
          <p className="max-w-reading lg:col-span-4">{description}</p>
          <div className="type-small lg:col-span-5">
            <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
              {useCases.slice(0, MAX_USE_CASES).map((useCase) => (
                <li key={useCase}>{useCase}</li>
              ))}
            </ul>
            {useCases.length > MAX_USE_CASES && (
              <p className="mt-2 text-ink-2">{`+${useCases.length - MAX_USE_CASES} more solutions`}</p>
            )}
          </div>
        </article>
      </li>
    ))}
  </ul>
);
