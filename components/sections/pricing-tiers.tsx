import clsx from 'clsx';
import { ConvertedNote, Price } from '@/components/currency/price';
import { PriceText } from '@/components/currency/price-text';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Section as SectionContent } from '@/content/schemas/landing-page';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { parsePrice } from '@/lib/pricing-calculator/parse-price';
import * as routes from '@/lib/routes';
import type { ContentIndex, SectionRenderer } from './types';

type Content = Extract<SectionContent, { kind: 'pricing-tiers' }>;

/** What a service costs for a team, and beside it for one person. Below each price is what it buys. */
export const PricingTiers: SectionRenderer<'pricing-tiers'> = (content, contentIndex, headingId) => {
  const { title, lead, service, items, buys, group } = content;
  const usd = contentIndex.services.find(({ id }) => id === service)?.usd;
  return (
    <Section tone="sunk" label={headingId}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[4fr_8fr]">
        <div id={group.anchor}>
          <h2 id={`${headingId}-group`} className="type-h3-lg">
            {group.title}
          </h2>
          {usd && (
            <p className="type-figure mt-6 text-[length:min(22vw,6rem)] lg:text-[length:min(9vw,8rem)]">
              <Price usd={usd} />
            </p>
          )}
          <p className="type-small mt-2 text-ink-2">Base price for {peopleBySize.small} users</p>
          <div className="mt-4 grid gap-4">
            {group.paragraphs.map((text) => (
              <p key={text}>
                <PriceText text={text} />
              </p>
            ))}
            <TextLink href={routes.pricingCalculator}>Estimate a Price</TextLink>
          </div>
          <WorkedQuote {...contentIndex.groupQuote} />
          <Buys {...group.buys} />
        </div>
        <div>
          <h2 id={headingId} className="type-h3-lg">
            {title}
          </h2>
          <p className="mt-2 max-w-reading">{lead}</p>
          <PriceCards service={service} items={items} label={headingId} />
          <p className="type-small mt-6 text-ink-2 empty:hidden">
            <ConvertedNote />
          </p>
          <Buys {...buys} />
        </div>
      </div>
    </Section>
  );
};

/** What a price buys, behind its heading. */
export const Buys = ({ title, items }: Content['buys']) => (
  <details className="mt-4 border-y border-edge md:mt-6 print:[&::details-content]:[content-visibility:visible]">
    <summary className="disclosure min-h-14 justify-between">
      <h3 className="type-h3">{title}</h3>
    </summary>
    <dl className="grid gap-x-8 gap-y-4 pb-6 sm:grid-cols-2">
      {items.map(({ title: term, description }) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const cell = 'border-b border-rule py-2';

const WorkedQuote = ({ people, lines, total }: ContentIndex['groupQuote']) => (
  <details className="mt-4 md:unfolded print:unfolded">
    <summary className="disclosure min-h-12 font-semibold">Worked example</summary>
    <table className="mb-6 w-full text-left">
      <caption className="mb-2 text-left font-semibold">
        {`Worked example: a group program for ${people} people`}
      </caption>
      <tbody>
        {[...lines, { label: 'Total', usd: total }].map(({ label, usd }) => (
          <tr key={label} className="last:font-semibold">
            <th scope="row" className={`${cell} [font-weight:inherit]`}>
              {label}
            </th>
            <td className={`${cell} text-right`}>
              <Price usd={usd} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

type Props = Pick<Content, 'service' | 'items'> & { label: string };

/** Plans side by side, on a phone in a row that scrolls. The popular one has a ribbon. */
export const PriceCards = ({ service, items, label }: Props) => (
  <ul
    aria-labelledby={label}
    data-sideways=""
    className="swipe-row mt-6 items-start gap-x-4 gap-y-12 sm:grid sm:items-stretch md:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] md:gap-x-5"
  >
    {items.map(({ name, description, price, perUnit, features, isPopular, ctaText }) => {
      const usd = parsePrice(price);
      return (
        <li
          key={name}
          className={clsx(
            'relative flex min-w-0 flex-col border-t pt-7 max-sm:not-first:pl-4.5',
            isPopular ? 'border-t-lane [box-shadow:0_-3px_0_var(--lane)]' : 'border-t-edge',
          )}
        >
          {isPopular && (
            <p className="absolute right-0 top-0 rounded-b-badge bg-ember px-2.5 py-1.5 text-note font-semibold [line-height:1.25] text-on-ember">
              Most Popular
            </p>
          )}
          <h3 className={clsx('type-h3', isPopular && 'pr-28')}>{name}</h3>
          <p className="type-figure mt-3">{usd === undefined ? 'Custom' : <Price usd={usd} />}</p>
          <p className="type-small mt-2 text-ink-2">{perUnit}</p>
          <p className="mt-4 text-balance lg:min-h-[3.2em]">{description}</p>
          <CheckList
            items={features}
            render={(feature) =>
              feature.startsWith('Everything in') ? <b className="font-semibold">{feature}</b> : feature
            }
            className="mt-5 mb-6"
          />
          <ButtonLink
            href={routes.contactPreselecting({ inquiry: 'quote', service })}
            variant={isPopular ? 'primary' : 'outline'}
            className="mt-auto w-full"
          >
            {ctaText}
          </ButtonLink>
        </li>
      );
    })}
  </ul>
);
