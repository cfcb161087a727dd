import { Portrait } from '@/components/illustrations/portrait';
import { RatingBars } from '@/components/illustrations/rating-bars';
import type { Testimonial } from '@/content/testimonials.schema';

/** Clients' words: the first large, the others beside it. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <div className={others.length > 0 ? 'testimonials' : undefined}>
      <Quote testimonial={first} className="type-quote" />
      {others.length > 0 && (
        <div className="testimonials-side">
          {others.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} className="type-quote-sm" />
          ))}
        </div>
      )}
    </div>
  );
}

function Quote({ testimonial, className }: { testimonial: Testimonial; className: string }) {
  const { quote, author, company, rating, portrait } = testimonial;
  return (
    <figure className="testimonial enter">
      <blockquote>
        <p className={className}>{quote}</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <Portrait head={portrait} ground="raised" />
        <span className="type-small min-w-36 flex-1 leading-[1.4]">
          <span className="block font-semibold">{author}</span>
          <span className="block text-ink-2">{company}</span>
        </span>
        <RatingBars rating={rating} />
      </figcaption>
    </figure>
  );
}
