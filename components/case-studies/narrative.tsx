import type { ReactNode } from 'react';
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

/** What happened, in the parts every study has (CASES-08): titles left, the telling in a reading column. */
export function Narrative({ narrative }: { narrative: CaseNarrative }) {
  const { challenge, approach, results, quote, impact } = narrative;
  return (
    <div className="grid gap-14 md:gap-20">
      <Part title="Challenge">
        <Paragraphs texts={challenge} />
      </Part>
      <Part title="Our Approach">
        <ol className="phases">
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
        <figure className="mt-6">
          <blockquote className="study-quote">{quote.text}</blockquote>
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
