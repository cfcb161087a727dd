import { PriceText } from '@/components/currency/price-text';
import { Accordion } from '@/components/ui/accordion';
import { railBranchesIntoForm } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { firstSentences } from '@/lib/format/first-sentences';
import { slug } from '@/lib/format/slug';
import { selectQuestions } from '@/lib/landing/select-entries';
import * as routes from '@/lib/routes';
import type { SectionRenderer } from './types';

type Questions = readonly { question: string; answer: string; figure?: string | undefined }[];

/** Questions in an accordion, with anchors that links may lead to; `{usd:2000}` in an answer stands for a price. */
const QuestionList = ({ items, initial }: { items: Questions; initial?: null | undefined }) => (
  <Accordion
    initial={initial}
    items={items.map(({ question, answer }) => ({
      id: slug(question),
      title: question,
      content: /\{usd:|\d-\d/.test(answer) ? <PriceText text={answer} /> : answer,
    }))}
  />
);

/** Questions in an accordion beside their heading, at the end of a page with a form or a tool. */
export const Questions = ({ id, heading, items }: { id: string; heading: string; items: Questions }) => (
  <Section tone="sunk" rail="end" label={id} className={railBranchesIntoForm}>
    <div className="grid grid-cols-1 gap-y-8 *:min-w-0 lg:split-4-7">
      <h2 id={id} className="type-h2">
        {heading}
      </h2>
      <QuestionList items={items} />
    </div>
  </Section>
);

/** The answers that are a figure, large, each with its first sentences and a link to all of it. */
export const FaqFigures = ({ items }: { items: Questions }) => (
  <Section tone="band" searched={false}>
    <ul className="grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2 lg:split-7-5">
      {items.map(({ question, answer, figure = '' }) => (
        <li key={question} className="group max-lg:first:col-span-full lg:first:row-span-2">
          <p className="type-figure text-h1 group-first:text-[min(23vw,clamp(5rem,13.5vw,12rem))]">
            <PriceText text={figure} />
          </p>
          <p className="type-lead mt-4 max-w-reading">
            <PriceText text={firstSentences(answer)} />
          </p>
          <a href={`#${slug(question)}`} className="text-link mt-2 inline-flex min-h-6 items-center">
            {question}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

/** The shared questions under their headings; one question of a group is open at a time. */
export const FaqGroups = ({ groups }: { groups: readonly { title: string; items: Questions }[] }) => (
  <div className="grid gap-14 md:gap-20">
    {groups.map(({ title, items }) => (
      <section key={title} aria-labelledby={slug(title)} className="grid gap-y-5 *:min-w-0 lg:split-4-7">
        <h2 id={slug(title)} className="type-h2 lg:sticky lg:top-19 lg:self-start lg:pt-4">
          {title}
        </h2>
        <QuestionList items={items} initial={null} />
      </section>
    ))}
  </div>
);

/** The questions of a landing page: its own, then shared ones. */
export const Faq: SectionRenderer<'faq'> = (section, { faq }) => (
  <QuestionList items={selectQuestions(section, faq)} />
);

/** Links to all questions and to the contact form. */
export const allQuestionsLink = (
  <p className="mt-4">
    Read{' '}
    <a href={routes.faq} className="text-link">
      all questions
    </a>{' '}
    or{' '}
    <a href={routes.contact} className="text-link">
      ask us directly
    </a>
    .
  </p>
);
