import clsx from 'clsx';
import { CaseStudyPair } from '@/components/case-studies/case-study-card';
import { ConvertedNote } from '@/components/currency/price';
import { HeroIllustration } from '@/components/illustrations/hero-illustration';
import { CheckList } from '@/components/ui/check-list';
import { FoldingList } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { selectCaseStudies, selectSectionArticles } from '@/lib/landing/select-entries';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { ServiceTimeline } from './parts/service-timeline';
import type { SectionRenderer } from './types';

/** Running text beside its title, and links that lead on. */
export const Overview: SectionRenderer<'overview'> = ({ paragraphs, links = [] }) => (
  <div className="grid max-w-reading gap-4">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {links.map(({ label, href }) => (
      <TextLink key={href} href={href}>
        {label}
      </TextLink>
    ))}
  </div>
);

/** Services by id as lanes on one scale, each a link to its page. */
export const Services: SectionRenderer<'services'> = ({ ids, described, personUsd }, { services }) => (
  <>
    <ServiceTimeline
      services={ids.flatMap((id, index) =>
        services
          .filter((service) => service.id === id)
          .map((service) => ({ ...service, usd: personUsd?.[index] ?? service.usd })),
      )}
      described={described}
    />
    <p className="type-small mt-5 text-ink-2">
      Base prices for {personUsd ? 'one person' : `${peopleBySize.small} users`}, without licenses and usage.{' '}
      <ConvertedNote />
    </p>
  </>
);

/** Technologies by category, each in a column of its own. */
export const Technologies: SectionRenderer<'technologies'> = ({ categories }) => (
  <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
    {categories.map(({ title, description, items }) => (
      <li key={title} className="md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0">
        <h3 className="type-h3">{title}</h3>
        <p className="mt-2">{description}</p>
        <FoldingList shown={0} className="border-t border-edge md:mt-5">
          {items.map((item) => (
            <li key={item} className="border-b border-rule py-2.5">
              {item}
            </li>
          ))}
        </FoldingList>
      </li>
    ))}
  </ul>
);

/** Ways to work together: what each costs, whom it suits and what we risk. */
export const EngagementModels: SectionRenderer<'engagement-models'> = ({ items }) => (
  <ul className="grid gap-x-8 gap-y-8 border-t border-edge pt-6 md:grid-cols-3">
    {items.map(({ title, description, terms }) => (
      <li key={title} className="grid content-start gap-y-3 md:row-span-3 md:grid-rows-subgrid">
        <h3 className="type-h3">{title}</h3>
        <p>{description}</p>
        <dl className="type-small grid grid-cols-2 gap-x-6 md:block *:border-t *:border-rule *:py-2.5">
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

/** Up to three articles as ruled rows. Without a match there is no section. */
export const Articles: SectionRenderer<'articles'> = ({ match }, contentIndex) => {
  const articles = selectSectionArticles(contentIndex.articles, match);
  if (articles.length === 0) return null;
  return (
    <ul className="border-t border-rule">
      {articles.map(({ id, url, title, category, readTime, excerpt }) => (
        <li
          key={id}
          className="grid gap-x-8 gap-y-2 border-b border-rule py-4 lg:grid-cols-12 lg:items-baseline lg:py-7"
        >
          <p className="type-small text-ink-2 lg:col-span-2">
            {category}, {readTime}
          </p>
          <h3 className="type-h3 lg:col-span-5">{title}</h3>
          <div className="lg:col-span-5">
            <p>{excerpt}</p>
            <TextLink href={url} hint={`about ${title}`} className="mt-2 lg:mt-3">
              Read more
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
};

/** Up to two case studies that match the page, else no section; a service's page also leads to all industries. */
export const CaseStudies: SectionRenderer<'case-studies'> = ({ match }, contentIndex, headingId) => {
  const caseStudies = selectCaseStudies(contentIndex.caseStudies, match);
  if (caseStudies.length === 0) return null;
  return (
    <>
      <CaseStudyPair caseStudies={caseStudies} label={headingId} />
      {'solution' in match && (
        <p className="type-small mt-4 md:mt-10 flex flex-wrap gap-x-5 gap-y-1">
          <span>By industry:</span>
          {contentIndex.industries.map(({ id, title, ctaLink }) => (
            <a key={id} href={ctaLink} className="text-link">
              {title}
            </a>
          ))}
        </p>
      )}
    </>
  );
};

const MAX_USE_CASES = 4;

/**
 * The industries as ruled rows with their illustrations, into which the page's rail branches: the first over the whole
 * width, the others beside their words. The whole row leads to the industry's page.
 */
export const Industries: SectionRenderer<'industries'> = (_section, { industries }) => (
  <ul className="border-t border-edge">
    {industries.map(({ id, title, description, useCases, iconName, ctaLink, page: { hero } }, index) => (
      <li key={id} className="row-link border-b border-rule py-7 lg:py-9">
        <article
          className={clsx(
            'grid grid-cols-1 gap-x-16 gap-y-5 md:split-7-5',
            index && 'xl:grid-cols-[8fr_4fr] xl:grid-rows-[auto_1fr]',
          )}
        >
          <div className={index ? 'xl:col-start-2' : undefined}>
            <h3 className="type-h3-lg flex items-center gap-3">
              <Icon name={iconName} size={22} className="flex-none text-ink-2" />
              <a href={ctaLink} className="stretched-link row-title min-w-0">
                {title}
              </a>
              <Icon name="arrow-right" size={20} className="arrow-move -ml-1 flex-none text-ember-text" />
            </h3>
            <p className="mt-2.5 max-w-reading">{description}</p>
          </div>
          {hero.illustration && (
            <HeroIllustration
              {...hero.illustration}
              className={clsx(
                'md:col-span-2 md:row-start-2',
                index && 'xl:col-span-1 xl:row-span-2 xl:row-start-1',
              )}
            />
          )}
          <div className="type-small text-ink-2">
            <ul className="flex flex-wrap gap-x-5 gap-y-1 md:grid">
              {useCases.slice(0, MAX_USE_CASES).map((useCase) => (
                <li key={useCase}>{useCase}</li>
              ))}
            </ul>
            {useCases.length > MAX_USE_CASES && (
              <p className="mt-1">{`+${useCases.length - MAX_USE_CASES} more solutions`}</p>
            )}
          </div>
        </article>
      </li>
    ))}
  </ul>
);

/** Programs as stations of the lane, on a phone in a row that scrolls: duration, content, audience and format. */
export const Programs: SectionRenderer<'programs'> = ({ items }, _contentIndex, headingId) => (
  <ul
    aria-labelledby={headingId}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    tabIndex={0}
    data-sideways=""
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
