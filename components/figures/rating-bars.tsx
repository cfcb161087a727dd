/** A rating as five short bars and in words, such as '4 of 5'. */
export function RatingBars({ rating }: { rating: number }) {
  return (
    <p className="flex shrink-0 items-center gap-3">
      <svg aria-hidden="true" width="102" height="5" viewBox="0 0 102 5">
        {[0, 1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={bar * 21}
            width="18"
            height="5"
            rx="2.5"
            fill={bar < rating ? 'var(--lane)' : 'var(--rule)'}
          />
        ))}
      </svg>
      <span className="type-meta text-ink-2">
        <span className="sr-only">Rating: </span>
        {rating} of 5
      </span>
    </p>
  );
}
