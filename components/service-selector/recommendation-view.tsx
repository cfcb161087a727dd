'use client';

import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Price } from '@/components/currency/price';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintFoot, PrintHead } from '@/components/wizard/print-sheet';
import { ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import { useHeadingFocus } from '@/components/wizard/use-wizard';
import { contactRoute } from '@/lib/browser-routes';
import { handToContactForm } from '@/lib/handoff';
import { type Recommendation, reasonFor } from '@/lib/recommendation/recommend';
import { recommendationText } from '@/lib/recommendation/recommendation-text';
import { calculatorWithService } from '@/lib/tool-links';
import { describeAnswers } from '@/lib/wizard/describe-answers';
import { AnswerLane } from './answer-lane';
import type { SelectorContent } from './service-selector';
import { useServiceSelector } from './service-selector-provider';

/** The result: the answers on their lane, the service they lead to, why, and what to do next. */
export function RecommendationView({
  content,
  recommendation,
}: {
  content: SelectorContent;
  recommendation: Recommendation;
}) {
  const { walk, moves, rules, requirements, send } = useServiceSelector();
  const heading = useHeadingFocus(moves);
  const { questions, services, words, figures, company } = content;
  const primary = services[recommendation.primaryService];
  const secondary = services[recommendation.secondaryService];
  if (!primary || !secondary) return null;
  const answers = describeAnswers(questions, walk.answers);
  const reason = reasonFor(requirements, rules, content.reasonWords, (id) => services[id]?.title ?? '');
  const link = window.location.href;

  return (
    <section aria-labelledby="recommendation-heading" className="tool-result recommendation">
      <PrintHead name={company} title="Recommendation" />
      <AnswerLane heading={content.heading} answers={answers} />
      <div className="recommendation-text">
        <h1 id="recommendation-heading" ref={heading} tabIndex={-1} className="type-h1">
          {primary.title}
        </h1>
        <p className="type-lead mt-5 max-w-reading text-ink-2">{recommendation.description}</p>
        <p className="mt-4 max-w-reading">
          <strong className="font-semibold">Why this: </strong>
          {reason} <span className="text-ink-2">{words.rest}</span>
        </p>
      </div>
      <div className="recommendation-figure">{figures[primary.id]}</div>
      <div className="recommendation-price">
        <p className="recommendation-amount">
          <Price usd={primary.baseUsd} />
        </p>
        <p className="mt-1 text-ink-2">base price</p>
        <p className="recommendation-amount mt-5">{primary.baseWeeks} weeks</p>
        <p className="mt-1 text-ink-2">base timeline</p>
        <p className="type-meta mt-3 text-ink-2">Prices are converted at fixed rates from US dollars.</p>
        <div className="mt-4">
          <Onward href={calculatorWithService(primary.pricingType)}>Work out a price</Onward>
        </div>
      </div>
      <div className="recommendation-next">
        <div className="no-print flex flex-wrap gap-3">
          <ButtonLink
            href={contactRoute}
            size="lg"
            className="max-sm:w-full"
            onClick={() =>
              handToContactForm({
                message: recommendationText({
                  answers,
                  primary: primary.title,
                  secondary: secondary.title,
                  link,
                }),
                inquiryType: 'consultation',
                service: primary.id,
              })
            }
          >
            Book a Consultation
          </ButtonLink>
          <ButtonLink href={recommendation.link} variant="outline" size="lg" className="max-sm:w-full">
            Learn More<span className="sr-only"> about {primary.title}</span>
          </ButtonLink>
        </div>
        <div className="also">
          <svg aria-hidden="true" width="66" height="40" viewBox="0 0 66 40">
            <path d="M0 4h18q10 0 10 10v10q0 10 10 10h16" />
            <circle cx="58" cy="34" r="5" />
          </svg>
          <div>
            <h2 className="type-meta text-ink-2">You might also consider</h2>
            <p className="type-h3">{secondary.title}</p>
          </div>
          <Onward href={secondary.url}>
            See the service<span className="sr-only"> {secondary.title}</span>
          </Onward>
        </div>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <StartOverButton className="no-print" onClick={() => send({ type: 'start-over' })} />
          <ShareButtons />
        </div>
      </div>
      <PrintFoot answers={answers} link={link} />
    </section>
  );
}

function Onward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="no-print">
      <a href={href} className="inline-flex min-h-6 items-center gap-2">
        <span className="text-link">{children}</span>
        <Icon icon={ArrowRight} size={18} className="arrow-move text-ember-text" />
      </a>
    </p>
  );
}
