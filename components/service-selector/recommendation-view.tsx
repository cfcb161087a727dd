'use client';

import clsx from 'clsx';
import { BusinessCaseLink } from '@/components/business-case/business-case-link';
import { useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { useUrlState } from '@/components/hooks/use-url-state';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { ContactLink, ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import { ResultSheet, ResultTitle } from '@/components/wizard/result-sheet';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { pluralize } from '@/lib/format/pluralize';
import { linkToCalculator, type TeamSize, teamSizes } from '@/lib/pricing-calculator/parameters';
import type { UrlCodec } from '@/lib/routes/url-codec';
import { describeAnswers } from '@/lib/wizard/describe-answers';
import { explainRecommendation, listRecommendationNotes, recommend } from './recommend';
import { useServiceSelector } from './service-selector-provider';

/** Keeps in the address how many people will use the service, which changes the price and not the recommendation. */
const usersCodec: UrlCodec<TeamSize | null> = {
  initial: null,
  read: ({ searchParams }) => teamSizes.find((size) => size === searchParams.get('users')) ?? null,
  write: (url, users) => {
    if (users) url.searchParams.set('users', users);
  },
  replaces: () => true,
};

const findRange = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;

const amount = 'type-figure text-h3-lg [line-height:1]';

/** The result: the recommended service and its price, the deciding answers, the reason, and next steps. */
export function RecommendationView() {
  const { state, heading, content, requirements, startOver } = useServiceSelector();
  const { convertedNote } = useCurrency();
  const [users, setUsers] = useUrlState(usersCodec);
  const { questions, rules, services, words, figures, company } = content;
  const recommendation = recommend(requirements, rules);
  const primary = services[recommendation.primaryService];
  const secondary = services[recommendation.secondaryService];
  if (!primary || !secondary) return null;
  const result = { tool: 'selector', answers: state.answers } as const;
  const answers = describeAnswers(questions, state.answers);
  const prices = primary.prices.filter((entry) => users === null || entry.users === users);
  const [lowest, highest] = findRange(prices.map(({ usd }) => usd));
  const [shortest, longest] = findRange(prices.map(({ weeks }) => weeks));
  const measure = content.users.options.find(({ id }) => id === users)?.measure ?? '';
  const reason = explainRecommendation(
    requirements,
    rules,
    content.reasonWords,
    (id) => services[id]?.title ?? '',
  );

  return (
    <ResultSheet
      company={company}
      title="Recommendation"
      answers={answers}
      className="grid grid-cols-[minmax(0,1fr)] md:max-xl:grid-cols-[29.75rem_1fr] md:max-xl:gap-x-12 xl:@min-[60rem]:grid-cols-[18rem_29.75rem_1fr] xl:@min-[60rem]:gap-x-16 xl:@min-[60rem]:overflow-x-visible xl:@min-[60rem]:overflow-y-clip print:grid-cols-[26rem_1fr] print:gap-x-10 print:gap-y-4"
    >
      <div className="grid content-start items-start gap-x-10 md:max-xl:col-span-full md:@min-[36rem]:grid-cols-[1fr_15rem] md:@min-[36rem]:grid-rows-[auto_auto_auto_1fr] xl:@min-[60rem]:[grid-area:1/2/auto/span_2] xl:@min-[60rem]:mt-10 xl:@min-[60rem]:min-h-90 print:col-span-full print:mt-0 print:min-h-0 print:grid-cols-[1fr_15rem]">
        <ResultTitle ref={heading}>
          <span className="type-h3 mb-2 block text-ember-text">Start with</span> <span>{primary.title}</span>
        </ResultTitle>
        <p className="type-lead mt-5 max-w-reading">{recommendation.description}</p>
        <div className="mt-7 md:@min-[36rem]:[grid-area:1/2/5] md:@min-[36rem]:mt-9 print:[grid-area:1/2/5] print:mt-0">
          <div className="grid gap-y-5">
            <div role="status">
              <p className={amount}>
                <Price usd={lowest} />
                {users === null && (
                  <span>
                    {' to '}
                    <Price usd={highest} />
                  </span>
                )}
              </p>
              <p className="type-small mt-1 text-ink-2">
                {users === null ? words.range : fillPlaceholders(words.price, { users: measure })}
              </p>
            </div>
            <div>
              <p className={amount}>
                {(shortest === longest ? '' : `${shortest} to `) + pluralize(longest, 'week')}
              </p>
              <p className="type-small mt-1 text-ink-2">from start to finish</p>
            </div>
          </div>
          <p className="type-small mt-3 text-ink-2">{convertedNote}</p>
          <p className="mt-3 print:hidden">
            <TextLink href={linkToCalculator(primary.pricingType, users ?? undefined)}>
              Estimate a price
            </TextLink>
          </p>
        </div>
        <fieldset className="mt-7 print:hidden">
          <legend className="font-semibold">{content.users.question}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {content.users.options.map(({ id, label, measure }) => (
              <Button
                key={id}
                size="sm"
                variant={id === users ? 'primary' : 'outline'}
                aria-pressed={id === users}
                onClick={() => setUsers(() => id as TeamSize)}
              >
                <span className="inline-block first-letter:uppercase">{measure ?? label}</span>
              </Button>
            ))}
          </div>
        </fieldset>
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
          <ContactLink
            from="selector"
            message={[
              ['My answers in the service selector:'],
              answers,
              [
                `Recommended: ${primary.title}`,
                `Also consider: ${secondary.title}`,
                ...(users ? [`${content.users.question} ${measure}`] : []),
              ],
            ]}
            service={primary.id}
            size="lg"
            className="max-sm:w-full"
          >
            Book a Consultation
          </ContactLink>
          <ButtonLink href={primary.url} variant="outline" size="lg" className="max-sm:w-full">
            Learn More<span className="sr-only">{` about ${primary.title}`}</span>
          </ButtonLink>
        </div>
      </div>
      {/* From 80rem nodes on a line that runs on into the service's figure, below that one line of words. */}
      <div className="mt-7 max-xl:border-y max-xl:border-rule max-xl:py-3 md:max-xl:col-span-full xl:@min-[60rem]:row-[1/3] xl:@min-[60rem]:mt-0 print:hidden">
        <p className="type-small text-ink-2 xl:@min-[60rem]:sr-only">Your answers</p>
        <ol aria-label="Your answers">
          {answers.map(({ label, value }) => (
            <li
              key={label}
              className={clsx(
                "max-xl:inline max-xl:not-last:after:[content:'_•_'] xl:@min-[60rem]:relative xl:@min-[60rem]:pb-5 xl:@min-[60rem]:pl-10 xl:@min-[60rem]:[line-height:1.45]",
                'xl:@min-[60rem]:after:absolute xl:@min-[60rem]:after:[inset:0_auto_auto_0] xl:@min-[60rem]:after:z-1 xl:@min-[60rem]:after:size-[19px]',
                'xl:@min-[60rem]:after:rounded-full xl:@min-[60rem]:after:[border:3px_solid_var(--lane)] xl:@min-[60rem]:after:bg-paper',
              )}
            >
              <span className="type-small text-ink-2 max-xl:sr-only xl:@min-[60rem]:block">{label}</span>
              <span className="font-semibold xl:@min-[60rem]:block">{value}</span>
            </li>
          ))}
        </ol>
      </div>
      <div
        className={clsx(
          'mt-9 max-w-119 xl:@min-[60rem]:col-start-2 xl:@min-[60rem]:max-w-[475px]',
          // The branch comes down from the answers, and the line of the illustration is as thick as it, three pixels.
          'xl:not-print:[--drawing-lane:2.905px] xl:not-print:[--rail-reach:calc(22rem-49px)]',
          'xl:@max-[60rem]/tool:[&_[style*=--rail-at]>span]:invisible xl:[&_[style*=--rail-at]>span]:before:h-[100rem]',
        )}
      >
        {figures[primary.id]}
      </div>
      <div className="mt-6 md:mt-9">
        <p className="max-w-reading">
          <strong className="font-semibold">Why: </strong>
          <span>{`${reason} `}</span>
          <span className="text-ink-2">{words.rest}</span>
        </p>
        {listRecommendationNotes(requirements, content.notes).map(({ text, link }) => (
          <p key={text} className="mt-4 max-w-reading border-l-3 border-lane pl-4">
            <span>{`${text} `}</span>
            <a href={link.href} className="text-link print:hidden">
              {link.label}
            </a>
          </p>
        ))}
      </div>
      <div className="mt-9 grid gap-8 md:max-xl:col-span-full print:col-span-full xl:@min-[60rem]:[grid-column:2/span_2] print:mt-4">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4.5 wrap-anywhere border-y border-rule py-5.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
          <span aria-hidden className="h-7 w-13 rounded-bl-[18px] border-b-2 border-l-2 border-before" />
          <div>
            <h2 className="type-small text-ink-2">You might also consider</h2>
            <p className="type-h3">{secondary.title}</p>
          </div>
          <p className="col-start-2 mt-2 md:col-start-3 md:m-0 print:hidden">
            <TextLink href={secondary.url} hint={secondary.title}>
              See the service
            </TextLink>
          </p>
        </div>
        <BusinessCaseLink result={result} />
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <StartOverButton onClick={startOver} />
          <ShareButtons />
        </div>
      </div>
    </ResultSheet>
  );
}
