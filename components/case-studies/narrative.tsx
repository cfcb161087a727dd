import type { ReactNode } from 'react';
import type { CaseNarrative } from '@/content/case-studies/schema';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = `study-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="grid gap-y-5 lg:split-4-7">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      <div className="grid max-w-reading content-start gap-4">{children}</div>
    </section>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);

/** The story of a case study in the parts that every study has: headings on the left, text in a reading column. */
export function Narrative({ narrative }: { narrative: CaseNarrative }) {
  const { challenge, approach, results, quote, impact } = narrative;
  return (
    <div className="grid gap-14 md:gap-20">
      <Part title="Challenge">
        <Paragraphs texts={challenge} />
      </Part>
      <Part title="Our Approach">
        <ol className="grid list-decimal gap-6 pl-6 marker:font-semibold">
          {approach.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Results">
        <Paragraphs texts={results} />
        {/* The client is a composite, so nobody said it. */}
        <p className="type-small mt-6 text-ink-2">What such a client might say</p>
        <figure>
          <blockquote className="type-h3-lg">{quote.text}</blockquote>
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
