import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Rail, RailBranch } from '@/components/layout/rail';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import styles from './closing-action.module.css';

/**
 * The last dark band of a page: a headline and its actions, and from 64rem up the page's own figure beside them. A page
 * without a figure spreads its headline and lead over the width instead. A rail ends in the first button.
 */
export function ClosingAction({
  heading,
  lead,
  actions,
  figure,
  rail = false,
}: {
  heading: string;
  lead: string;
  /** The first is the main one. */
  actions: readonly { label: string; href: string; download?: boolean }[];
  /** A drawing that the page has shown before with its text alternative; decoration here. */
  figure?: ReactNode;
  /** True where the page has a rail, which then turns into the first button. */
  rail?: boolean;
}) {
  return (
    <section aria-labelledby="closing-action" className="band overflow-y-clip">
      <Container
        className={clsx(
          'pad-section lg:grid lg:split-7-5',
          figure ? 'lg:grid-rows-[1fr_auto_auto] lg:items-end' : 'lg:items-baseline',
        )}
      >
        <h2 id="closing-action" className="type-h1 max-w-[14em] whitespace-pre-line">
          {heading}
        </h2>
        <p
          className={clsx(
            'type-lead mt-4 max-w-reading md:mt-6 text-ink-2',
            figure ? 'lg:col-start-1' : 'lg:mt-0',
          )}
        >
          {lead}
        </p>
        <div className="relative mt-6 flex md:mt-8 flex-wrap gap-3 max-sm:grid lg:col-start-1">
          {/* The branch meets the first button, 56 px high, half a pixel below its middle, so that the line covers whole
              pixels. The rail comes from above the band, which clips it. */}
          {rail && (
            <>
              <Rail className="bottom-[calc(100%+var(--rail-turn)-30px)] -top-400 [--rail-column:0px]" />
              <RailBranch at="28.5px" />
            </>
          )}
          {actions.map(({ label, ...link }, index) => (
            <Fragment key={label}>
              {index > 0 && ' '}
              <ButtonLink variant={index === 0 ? 'primary' : 'outline'} size="lg" {...link}>
                {label}
              </ButtonLink>
            </Fragment>
          ))}
        </div>
        {figure && (
          <div aria-hidden className={styles.figure}>
            {figure}
          </div>
        )}
      </Container>
    </section>
  );
}
