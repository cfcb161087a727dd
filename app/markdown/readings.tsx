import type { ReactNode } from 'react';
import { ArticleList } from '@/components/blog/article-list';
import { ContactForm } from '@/components/contact-form/contact-form';
import { ConsentStatus } from '@/components/cookie-consent/consent-status';
import { Price } from '@/components/currency/price';
import { FilteredList } from '@/components/filters/filtered-list';
import { PricingCalculator } from '@/components/pricing-calculator/pricing-calculator';
import { ReadinessAssessment } from '@/components/readiness-assessment/readiness-assessment';
import { outcomesOf } from '@/components/roi-calculator/outcomes';
import { RoiCalculator } from '@/components/roi-calculator/roi-calculator';
import { ServiceSelector } from '@/components/service-selector/service-selector';
import { MailingForm } from '@/components/sign-up/sign-up-form';
import { Accordion } from '@/components/ui/accordion/accordion';
import { currencies } from '@/content/currencies';
import type { ToolOption } from '@/content/tools.schema';
import { onPage } from '@/lib/blog/pages';
import { formatPrice } from '@/lib/currency/format';
import { formatOwn } from '@/lib/currency/own';
import type { Reading } from '@/lib/markdown-alternate/tree';
import { example } from '@/lib/roi/assumptions';
import { computeRoi } from '@/lib/roi/compute';

/** A line of the list below: the island, and how it reads, with the island's own props. */
const reading = <Props,>(
  island: (props: Props) => ReactNode,
  reads: (props: Props) => ReactNode,
): readonly [unknown, Reading] => [island, reads];

const [dollars] = currencies;

/** A tool's head and its questions with all their answers; what comes of them stands in its table. */
function Tool({
  heading,
  lead,
  questions,
}: {
  heading: string;
  lead: string;
  questions: readonly { question: string; options: readonly ToolOption[] }[];
}) {
  return (
    <>
      <h1>{heading}</h1>
      <p>{lead}</p>
      {questions.map(({ question, options }) => (
        <section key={question}>
          <h2>{question}</h2>
          <ul>
            {options.map(({ id, label, measure, hint }) => (
              <li key={id}>{[label, measure, hint].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What the islands that stand in the text of a page say there. Controls that only act say nothing. */
export const readings: ReadonlyMap<unknown, Reading> = new Map([
  reading(Accordion, ({ items, headingLevel: Heading = 'h3' }) =>
    items.map(({ id, title, content }) => (
      <section key={id}>
        <Heading>{title}</Heading>
        <p>{content}</p>
      </section>
    )),
  ),
  reading(Price, ({ usd, full }) => formatPrice(usd, dollars, full ? 'full' : 'short')),
  reading(FilteredList, ({ entries, words }) => (
    <>
      <p>
        {entries.length} {entries.length === 1 ? words.one : words.many}
      </p>
      <ul>
        {entries.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </>
  )),
  reading(ArticleList, ({ entries, page, beside }) => (
    <>
      <ul>
        {onPage(entries, page).map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
      {beside}
    </>
  )),
  reading(ServiceSelector, ({ content: { heading, lead, questions } }) => (
    <Tool heading={heading} lead={lead} questions={questions} />
  )),
  reading(PricingCalculator, ({ content: { heading, lead, steps, addOnStep } }) => (
    <Tool heading={heading} lead={lead} questions={[...steps, addOnStep]} />
  )),
  reading(ReadinessAssessment, ({ content: { heading, lead } }) => (
    <>
      <h1>{heading}</h1>
      <p>{lead}</p>
    </>
  )),
  reading(RoiCalculator, ({ heading, lead, words }) => {
    const roi = computeRoi(example);
    const amount = (value: number) => formatOwn(value, dollars);
    return (
      <>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <h2>The return of the example</h2>
        <p>{words.example}</p>
        <dl>
          {outcomesOf(roi, words, amount).map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{[value, note].filter(Boolean).join('. ')}</dd>
            </div>
          ))}
        </dl>
        <p>{words.chart}</p>
        <table>
          <caption>Sum since the start, by year</caption>
          <thead>
            <tr>
              <th>After year</th>
              <th>Sum since the start</th>
            </tr>
          </thead>
          <tbody>
            {roi.curve.map(({ year, sum }) => (
              <tr key={year}>
                <th>{year === 0 ? 'Start' : year}</th>
                <td>{amount(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    );
  }),
  reading(ContactForm, () => null),
  reading(ConsentStatus, () => null),
  reading(MailingForm, () => null),
]);
