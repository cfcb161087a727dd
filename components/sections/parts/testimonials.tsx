import clsx from 'clsx';
import type { Testimonial } from '@/content/schemas/testimonials';

/** Quotes with their ratings: the first large, the others beside it. They name roles, so they have no faces. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  if (others.length === 0) return <Quote testimonial={first} large />;
  return (
    <div className="mt-5 lg:mt-14 grid gap-5 lg:gap-8 lg:split-7-5 lg:[&>figure]:pr-16">
      <Quote testimonial={first} large />
      <div className="max-lg:border-t max-lg:border-rule max-lg:pt-5">
        {others.map((testimonial) => (
          <Quote key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </div>
  );
}

function Quote({ testimonial, large }: { testimonial: Testimonial; large?: boolean }) {
  const { quote, author, company, rating } = testimonial;
  return (
    <figure
      className={clsx(
        'flex flex-col justify-between gap-4 md:gap-8',
        !large &&
          'not-first:mt-5 not-first:border-t not-first:border-rule not-first:pt-5 lg:not-first:mt-8 lg:not-first:pt-8',
      )}
    >
      <blockquote>
        <p
          className={
            large ? 'type-h2 font-medium text-balance' : 'text-h3 font-medium [line-height:1.3] text-balance'
          }
        >
          {quote}
        </p>
      </blockquote>
      <figcaption className="type-small flex flex-wrap items-end justify-between gap-x-3.5 gap-y-2 [line-height:1.4]">
        <span>
          <span className="block font-semibold">{author}</span>{' '}
          <span className="block text-ink-2">{company}</span>
        </span>{' '}
        <span className="text-ink-2">{`Rated ${rating} of 5`}</span>
      </figcaption>
    </figure>
  );
}
