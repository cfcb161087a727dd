/** A rating as five short bars and in words, such as '4 of 5'. */
export function RatingBars({ rating }: { rating: number }) {
  return (
    <span className="flex shrink-0 items-center gap-3">
      <span aria-hidden className="flex gap-[3px] *:h-[5px] *:w-[11px] *:rounded-full sm:*:w-[18px]">
        {[1, 2, 3, 4, 5].map((bar) => (
          <span key={bar} className={bar <= rating ? 'bg-lane' : 'bg-rule'} />
        ))}
      </span>
      <span className="type-meta text-ink-2">
        <span className="sr-only">Rating: </span>
        {rating} of 5
      </span>
    </span>
  );
}
