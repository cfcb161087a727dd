'use client';

import { useState } from 'react';
import { useTitlePrefix } from '@/components/hooks/use-title-prefix';
import { Button } from '@/components/ui/button';
import type { ContactForm as Copy } from '@/content/schemas/contact';
import * as routes from '@/lib/routes';
import { type Attribution, describeCampaign } from '@/lib/storage/attribution';
import { ErrorSummary } from './error-summary';
import { FailurePanel } from './failure-panel';
import { FormFields } from './form-fields';
import { RECEIVED_HEADING } from './outcome';
import { storeReceipt } from './receipt';
import { SuccessPanel } from './success-panel';
import { type ContactFormProps, useContactForm } from './use-contact-form';

/** The contact form. Without JavaScript it posts to the same route, which redirects to a result page. */
export function ContactForm(props: ContactFormProps) {
  const [round, setRound] = useState(0);
  const again = () => {
    storeReceipt(null);
    setRound(round + 1);
  };
  return <Round key={round} {...props} round={round} again={again} />;
}

type RoundProps = ContactFormProps & { round: number; again: () => void };

/** One request, from the empty form to its receipt. */
function Round(props: RoundProps) {
  const { email, services, inquiryTypes, copy, again } = props;
  const { state, form, values, attribution, prefilled, leaveOut, handlers } = useContactForm(props);
  const submitting = state.phase === 'submitting';
  const wrong = state.phase === 'error' || Object.values(state.errors).some(Boolean);
  useTitlePrefix(state.phase === 'success' ? `${RECEIVED_HEADING} ` : wrong ? 'Error: ' : '');
  const prefillLine =
    prefilled && (prefilled === 'leftOut' ? copy.prefillLeftOut : copy.prefill[prefilled.from]);

  if (state.phase === 'success')
    return <SuccessPanel email={email} attempt={state.attempt} copy={copy.success} again={again} />;
  return (
    <form ref={form} method="post" action={routes.contactApi} aria-label="Contact request" {...handlers}>
      {/* Announces what happens without a change of focus. Live regions must exist before their text changes. */}
      <p role="status" className="sr-only">
        {submitting && copy.sending}
      </p>
      <p id="prefill-line" role="status" className="sr-only">
        {prefillLine}
      </p>
      <ErrorSummary errors={state.phase === 'error' ? {} : state.errors} />
      <FormFields
        services={services}
        inquiryTypes={inquiryTypes}
        noService={copy.noService}
        errors={state.errors}
        messageHint={
          prefillLine && (
            <>
              <span>{prefillLine}</span>
              {prefilled !== 'leftOut' && (
                <button
                  type="button"
                  aria-describedby="prefill-line"
                  className="quiet-link ml-2 inline-flex min-h-6 items-center text-ink"
                  aria-disabled={submitting || undefined}
                  onClick={() => submitting || leaveOut()}
                >
                  {copy.attribution.leaveOut}
                </button>
              )}
            </>
          )
        }
        locked={submitting}
      />
      {attribution && (
        <p className="type-small mt-6 text-ink-2 wrap-anywhere">
          {describeAttribution(attribution, copy.attribution)}
        </p>
      )}
      {state.phase === 'error' && (
        <FailurePanel
          email={email}
          attempt={state.attempt}
          failure={state.failure}
          values={values}
          copy={copy.failure}
        />
      )}
      <div className="rail-into mt-6 flex flex-wrap items-center gap-x-5 gap-y-4 [--rail-at:28px]">
        <Button type="submit" size="lg" loading={submitting} className="max-sm:w-full sm:min-w-48">
          {submitting ? 'Submitting...' : 'Submit Request'}
        </Button>
        <p className="type-small text-ink-2">
          <span>{`${copy.privacy.before} `}</span>
          <a href={routes.privacy} className="quiet-link">
            {copy.privacy.link}
          </a>
          .
        </p>
      </div>
    </form>
  );
}

function describeAttribution(attribution: Attribution, copy: Copy['attribution']): string {
  const { firstPage } = attribution;
  const campaign = describeCampaign(attribution);
  if (!campaign) return `${copy.firstPageOnly} ${firstPage}`;
  return `${copy.cameFrom} ${campaign}${firstPage ? `, ${copy.firstPage} ${firstPage}` : ''}`;
}
