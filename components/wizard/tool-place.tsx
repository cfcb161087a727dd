/** The place of a tool in the path of tools, and the way to the next one. */
export const ToolPlace = ({
  place: { number, count, next },
}: {
  place: { number: number; count: number; next?: { href: string; subject: string } | undefined };
}) => (
  <p className="type-small text-ink-2 print:hidden max-md:hidden md:absolute md:top-3 md:right-(--pad)">
    {`Tool ${number} of ${count}. `}
    {next && (
      <a href={next.href} className="quiet-link">
        {`Next: ${next.subject}`}
      </a>
    )}
  </p>
);
