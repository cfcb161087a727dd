import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FoldingList } from '@/components/ui/fold';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SectionRenderer } from './types';

type Row = {
  line: string;
  title?: string | undefined;
  description?: string | undefined;
  person?: boolean | undefined;
};

const sheetOf =
  'bg-(--on-band) px-3.5 py-2 text-(--band) md:px-8 md:pt-5 md:pb-0 print:bg-transparent print:text-ink ' +
  // The sheet has the colors of the band the other way round, which the system's colors cannot have behind text.
  'forced-colors:bg-[Canvas] forced-colors:text-[CanvasText] forced-colors:[outline:1px_solid]';

/** A line of the sheet. Below it are two that nobody has to read. */
const lineStyles = clsx(
  sheetOf,
  'self-stretch text-balance md:after:mt-3.5 md:after:block md:after:h-6 md:after:opacity-25',
  'md:after:[background:linear-gradient(currentcolor_0_0)_0_0/100%_2px_no-repeat,linear-gradient(currentcolor_0_0)_0_0.75rem/62%_2px_no-repeat]',
);

/** What a line leads to: the lane from it, below it on a phone, and the dot or ring where the lane ends. */
const fieldStyles =
  'relative mt-2 ml-9 rounded-control border-[1.5px] px-4.5 py-2.5 md:mt-[0.65rem] md:mb-1 md:ml-0';

type Props = {
  id: string;
  title: string;
  sheet?: { title: string; lead: string };
  rows: readonly Row[];
  children: ReactNode;
};

/** A title and a sheet with marked lines that lead to what becomes of them; a ring marks what a person decides. */
const Desk = ({ id, title, sheet, rows, children }: Props) => (
  <Section tone="band" label={id}>
    <div className="grid gap-x-16 gap-y-10 wrap-anywhere xl:grid-cols-[4fr_8fr] xl:items-center">
      <div>
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {children}
      </div>
      <div>
        {sheet && (
          <div className={`${sheetOf} max-md:mb-3 md:w-[calc((100%-5rem)*5/11)]`}>
            <h2 id={`${id}-fit`} className="type-h3">
              {sheet.title}
            </h2>
            <p className="mt-1">{sheet.lead}</p>
          </div>
        )}
        <FoldingList className="grid gap-y-3 md:gap-y-0">
          {rows.map(({ line, title: field, description, person }, index) => (
            <li key={line} className="md:grid md:grid-cols-[5fr_6fr] md:items-start md:gap-x-20">
              <p className={clsx(lineStyles, !rows[index + 1] && 'md:pb-3')}>
                {field ? (
                  <mark className="box-decoration-clone [background:color-mix(in_srgb,var(--band-lane)_35%,var(--on-band))] px-[0.3em] py-[0.2em] [line-height:1.7] font-semibold text-inherit forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
                    {line}
                  </mark>
                ) : (
                  line
                )}
              </p>
              {field && (
                <div className={`${fieldStyles} ${person ? 'border-lane' : 'border-edge'}`}>
                  <span
                    aria-hidden
                    className="absolute [inset:-0.625rem_auto_auto_-1.25rem] h-[33px] w-5 border-b-3 border-l-3 border-lane md:[inset:20.5px_auto_auto_calc(-5rem-1.5px)] md:h-0 md:w-20 md:border-l-0"
                  />
                  <span
                    aria-hidden
                    className={`absolute top-3.5 -left-[8.5px] size-4 rounded-full border-3 border-lane ${person ? 'bg-band' : 'bg-lane'}`}
                  />
                  <h3 className="type-h3">{field}</h3>
                  {description && (
                    <p className="mt-1 text-ink-2 max-sm:text-small">
                      <NoWrapRanges text={description} />
                    </p>
                  )}
                </div>
              )}
            </li>
          ))}
        </FoldingList>
      </div>
    </div>
  </Section>
);

/** What becomes of the lines on a sheet. */
export const Showcase: SectionRenderer<'showcase'> = ({ title, lead, items, link }, _contentIndex, id) => (
  <Desk id={id} title={title} rows={items}>
    {lead && <p className="type-lead mt-4">{lead}</p>}
    {link && (
      <TextLink href={link.href} className="mt-4">
        {link.label}
      </TextLink>
    )}
  </Desk>
);

/** The featured solution of an audience: whom or what it is for, line by line, and what it offers. */
export const FeaturedSolution: SectionRenderer<'featured-solution'> = (
  { title, audience, fit: { items, ...sheet } },
  { audiences },
  id,
) => {
  const found = audiences.find((one) => one.id === audience);
  return (
    found && (
      <Desk
        id={id}
        title={title}
        sheet={sheet}
        rows={items.map((line, index) => ({ line, title: found.features[index] }))}
      >
        <h3 className="sr-only">{found.title}</h3>
        <p className="type-lead mt-4">{found.description}</p>
      </Desk>
    )
  );
};
