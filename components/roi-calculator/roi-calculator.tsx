'use client';

import { useEffect, useRef, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PrintFoot, PrintHead } from '@/components/wizard/print-sheet';
import { ShareButtons } from '@/components/wizard/result-actions';
import type { RoiQuestion } from '@/content/roi.schema';
import { contactRoute } from '@/lib/browser-routes';
import { formatOwn } from '@/lib/currency/own';
import { handToContactForm } from '@/lib/handoff';
import { example, type RoiInputs } from '@/lib/roi/assumptions';
import { computeRoi } from '@/lib/roi/compute';
import { writeInputs } from '@/lib/roi/read';
import { roiText } from '@/lib/roi/result-text';
import { outcomesOf } from './outcomes';
import { RoiForm } from './roi-form';
import { RoiResult } from './roi-result';
import { useInputs, useReady } from './use-inputs';

/** What the calculator says beside its fields; content/roi.ts has it. */
export type RoiCopy = {
  heading: { example: string; own: string; last: string };
  example: string;
  own: string;
  last: string;
  button: string;
  outcomes: { payback: string; firstYear: string; gain: string };
  never: string;
  atOnce: string;
  noCost: string;
  chart: string;
  assumed: { heading: string; list: readonly string[] };
};

/** The AI ROI calculator: six numbers in; payback, first-year return and a curve of five years out (RESOURCES-15). */
export function RoiCalculator({
  heading,
  lead,
  company,
  questions,
  words,
}: {
  heading: string;
  lead: string;
  company: string;
  questions: readonly RoiQuestion[];
  words: RoiCopy;
}) {
  const { inputs, put } = useInputs();
  const { currency } = useCurrency();
  const ready = useReady();
  const result = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  const [failed, setFailed] = useState(false);
  const shown = inputs ?? example;
  // What stands beside fields that could not be read is the result of those before them, and says so.
  const whose = inputs ? (failed ? 'last' : 'own') : 'example';
  const roi = computeRoi(shown);
  const amount = (value: number) => formatOwn(value, currency);
  const outcomes = outcomesOf(roi, words, amount);

  // The result takes the focus when it was asked for, not when the page opens with one.
  useEffect(() => {
    if (inputs && asked.current) result.current?.focus();
    asked.current = false;
  }, [inputs]);

  const given = questions.map(({ id, label, money }) => ({
    label,
    value: money ? amount(shown[id]) : shown[id].toLocaleString('en-US'),
  }));
  const work = (next: RoiInputs) => {
    asked.current = true;
    put(next);
    if (inputs && writeInputs(next) === writeInputs(inputs)) result.current?.focus();
  };

  return (
    <Container className="tool">
      <div className="tool-result">
        {ready && <PrintHead name={company} title={heading} />}
        <h1 className="type-h1">{heading}</h1>
        <p className="type-lead no-print mt-3 max-w-reading text-ink-2">{lead}</p>
        <div className="roi-columns">
          <div className="needs-script">
            <RoiForm
              questions={questions}
              start={shown}
              button={words.button}
              again={inputs !== null}
              onInputs={work}
              onFailed={setFailed}
            />
          </div>
          <section aria-labelledby="return-heading">
            <h2 id="return-heading" ref={result} tabIndex={-1} className="type-h3">
              {words.heading[whose]}
            </h2>
            <p className="type-small mt-1 mb-5 text-ink-2">{words[whose]}</p>
            <RoiResult roi={roi} outcomes={outcomes} words={words} />
            <div className="no-print mt-8 flex flex-wrap items-start gap-x-6 gap-y-3">
              <ButtonLink
                href={contactRoute}
                variant={inputs ? 'primary' : 'outline'}
                // The example is not the visitor's, so it is not carried.
                onClick={() =>
                  inputs &&
                  handToContactForm({
                    message: roiText({ inputs: given, outcomes, link: window.location.href }),
                    inquiryType: 'consultation',
                  })
                }
              >
                Book a Consultation
              </ButtonLink>
              <ShareButtons />
            </div>
          </section>
        </div>
        <div className="print-only roi-assumed">
          <h2>{words.assumed.heading}</h2>
          <ul>
            {words.assumed.list.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </div>
        {ready && <PrintFoot answers={given} link={window.location.href} />}
      </div>
    </Container>
  );
}
