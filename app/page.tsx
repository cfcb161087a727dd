import { Fragment } from 'react';
import { HomeHero } from '@/app/_components/home-hero';
import { StructuredData } from '@/app/_components/structured-data';
import { contentIndex } from '@/app/_lib/content-index';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { ArticleRows } from '@/components/blog/article-rows';
import { FeaturedCaseStudies } from '@/components/case-studies/case-study-card';
import { ConvertedNote } from '@/components/currency/price';
import { ServiceTimeline } from '@/components/home/lists-in-browser';
import { RoiCurve } from '@/components/illustrations/charts/roi-curve';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { StatisticsRow } from '@/components/sections/parts/statistics-row';
import { Testimonials } from '@/components/sections/parts/testimonials';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { Section, SectionHead } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { hoursSaved, returnOnInvestment, statistics } from '@/content/company/statistics';
import { testimonials } from '@/content/company/testimonials';
import { home } from '@/content/site/home';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.home);

export default function HomePage() {
  return (
    <>
      <StructuredData path={routes.home} />
      <HomeHero />
      <Section label="services">
        <SectionHead id="services" title={home.services.heading} lead={home.services.lead} />
        <div className="mt-6 lg:mt-12">
          <ServiceTimeline
            services={contentIndex.services.slice(0, 6).map(({ page, meta, ...service }) => service)}
            described
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-1 md:gap-y-3">
          {home.services.links.map(({ label, href }) => (
            <Fragment key={href}>
              <TextLink href={href}>{label}</TextLink>{' '}
            </Fragment>
          ))}
          <p className="type-small text-ink-3 empty:hidden lg:ml-auto">
            <ConvertedNote />
          </p>
        </div>
      </Section>
      {/* The hours saved at the largest size, beside the curve of the return. The page's rail runs below the number into it. */}
      <Section tone="band" label="statistics">
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
          <div className="flex flex-col justify-between gap-8 lg:col-span-5 lg:pb-12">
            <div className="max-w-reading">
              <h2 id="statistics" className="type-h2 whitespace-pre-line">
                {home.statistics.heading}
              </h2>
              {home.statistics.lead && (
                <p className="type-lead mt-3 md:mt-5">
                  <NoWrapRanges text={home.statistics.lead} />
                </p>
              )}
            </div>
            <dl>
              <div className="flex flex-col">
                <dt className="mt-2 md:mt-4">{hoursSaved.label}</dt>
                <dd
                  className="-order-1 -ml-[0.04em] type-figure"
                  style={{ fontSize: 'max(min(19vw, 4.75rem), min(9vw, 8rem))', lineHeight: 0.84 }}
                >
                  {hoursSaved.value}
                </dd>
                <dd className="type-small mt-1 text-ink-2">{hoursSaved.counts}</dd>
              </div>
            </dl>
          </div>
          {/* Five of twelve columns and their gap lie between the content’s edge and the curve, which ends 10 px before its own. */}
          <div className="min-w-0 lg:col-span-7 lg:[--rail-reach:calc(71.4286%+30px)]">
            <RoiCurve />
          </div>
        </div>
        {home.statistics.note && (
          <p className="type-small mt-4 text-ink-2 lg:ml-auto lg:w-[calc(58.3333%-0.8333rem)]">
            {home.statistics.note}
          </p>
        )}
        <StatisticsRow
          statistics={[returnOnInvestment, ...statistics.filter(({ label }) => label !== hoursSaved.label)]}
          small
        />
      </Section>
      <Section label="audiences">
        <SectionHead id="audiences" title={home.audiences.heading} lead={home.audiences.lead} shape="large" />
        {/* From 48rem side by side, with their lists and buttons on one line. */}
        <ul className="mt-5 grid gap-8 md:mt-14 md:grid-cols-[1fr_1fr] md:grid-rows-[repeat(4,auto)] md:gap-0 md:[--half-gap:4.45vw]">
          {audiences.slice(0, 2).map((audience) => (
            <li
              key={audience.id}
              className="md:row-span-4 md:grid md:grid-rows-subgrid md:items-start md:odd:pr-(--half-gap) md:even:border-l md:even:border-rule md:even:pl-(--half-gap)"
            >
              <h3 className="type-h3-lg">{audience.title}</h3>
              <p className="mt-2 md:mt-3">{audience.description}</p>
              <CheckList items={audience.features} className="mt-4 md:mt-6" />
              <ButtonLink
                href={audience.ctaLink}
                variant="outline"
                className="mt-5 md:mt-8 md:justify-self-start"
              >
                {audience.ctaText}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunk" label="testimonials" searched={false}>
        <SectionHead
          id="testimonials"
          title={home.testimonials.heading}
          lead={home.testimonials.lead}
          shape="large"
          opens={false}
        />
        <Testimonials testimonials={testimonials.slice(0, 3)} />
      </Section>
      <Section label="case-studies" className="pb-0">
        <SectionHead
          id="case-studies"
          title={home.caseStudies.heading}
          lead={home.caseStudies.lead}
          note={home.caseStudies.note}
          shape="large"
        />
        <FeaturedCaseStudies caseStudies={caseStudies.slice(0, 3)} label="case-studies" />
        <ButtonLink href={home.caseStudies.all.href} variant="outline" className="mt-7 md:mt-10">
          {home.caseStudies.all.label}
        </ButtonLink>
      </Section>
      <Section label="articles" className="pb-[calc(var(--section)*0.75)]">
        <SectionHead id="articles" title={home.articles.heading} />
        <ArticleRows articles={articles.slice(0, 3)} />
        <ButtonLink href={home.articles.all.href} variant="outline" className="mt-5 md:mt-8">
          {home.articles.all.label}
        </ButtonLink>
      </Section>
      <ClosingAction {...home.closing} />
    </>
  );
}
