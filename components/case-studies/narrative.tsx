import clsx from 'clsx';
import type { ReactNode } from 'react';
import laneList from '@/components/ui/lane-list.module.css';
import { Split } from '@/components/ui/split';
import type { CaseNarrative } from '@/content/case-studies/schema';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = `study-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <Split
        className="gap-y-5"
        head={
          <h2 id={id} className="type-h2">
            {title}
          </h2>
        }
      >
        <div className="grid max-w-reading gap-4">{children}</div>
      </Split>
    </section>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <p key={text} className={index === 0 ? undefined : 'text-ink-2'}>
      {text}
    </p>
  ));

/** The story of a case study in the parts that every study has: headings on the left, text in a reading column. */
export function Narrative({ narrative }: { narrative: CaseNarrative }) {
  const { challenge, approach, results, quote, impact } = narrative;
  return (
    <div className="grid gap-14 md:gap-20">
      <Part title="Challenge">
        <Paragraphs texts={challenge} />
      </Part>
      <Part title="Our Approach">
        <ol className={clsx(laneList.list, '*:pl-10 *:not-last:pb-7')}>
          {approach.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Results">
        <Paragraphs texts={results} />
        {/* The client is a composite, so nobody said it. */}
        <p className="type-meta mt-6 text-ink-2">What such a client might say</p>
        <figure>
          <blockquote className="text-[clamp(1.625rem,2.5vw,2.25rem)] font-medium leading-[1.16] tracking-[-0.012em] text-balance font-stretch-78%">
            {quote.text}
          </blockquote>
          <figcaption className="mt-4 text-ink-2">
            {quote.role}, {quote.company}
          </figcaption>
        </figure>
      </Part>
      <Part title="Long-Term Impact">
        <Paragraphs texts={impact} />
      </Part>
    </div>
  );
}
