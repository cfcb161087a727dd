import { ScrollRows } from '@/components/wizard/scroll-table';
import { WithoutScript } from '@/components/wizard/without-script';

/** A worksheet for visitors without JavaScript: each input with the example's value and room for their own. */
export function CaseWorksheet({
  heading,
  lead,
  head,
  rows,
  line,
  links,
}: {
  heading: string;
  lead: string;
  head: readonly string[];
  rows: readonly { label: string; example: string }[];
  /** Blank line to fill in by hand. */
  line: string;
  links: readonly { label: string; href: string; download?: boolean }[];
}) {
  return (
    <WithoutScript heading={heading} lead={lead}>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {links.map(({ label, href, download }) => (
          <a key={href} href={href} download={download} className="text-link">
            {label}
          </a>
        ))}
      </p>
      <ScrollRows
        label={heading}
        head={head}
        rows={rows.map(({ label, example }) => [label, example, line])}
      />
    </WithoutScript>
  );
}
