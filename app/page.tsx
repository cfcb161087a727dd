import { Fragment } from 'react';
import { StructuredData } from '@/app/_components/structured-data';
import { contentIndex } from '@/app/_lib/content-index';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { ArticleRows } from '@/components/blog/article-rows';
import { FeaturedCaseStudies } from '@/components/case-studies/featured-case-studies';
import { ConvertedNote } from '@/components/currency/price';
import { HomeHero } from '@/components/home/home-hero';
import { FirstQuestion, ServiceTimeline } from '@/components/home/lists-in-browser';
import { AudienceColumns } from '@/components/sections/parts/audience-columns';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { pickLane } from '@/components/sections/parts/service-timeline';
import { StatisticsBand } from '@/components/sections/parts/statistics-band';
import { Testimonials } from '@/components/sections/parts/testimonials';
import { ButtonLink } from '@/components/ui/button';
import { Section, SectionHead } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { hoursSaved, returnOnInvestment, statistics } from '@/content/company/statistics';
import { testimonials } from '@/content/company/testimonials';
import { home } from '@/content/site/home';
import { firstQuestion } from '@/content/tools/selector';
import * as routes from '@/lib/routes';
import { linkToSelector } from '@/lib/service-selector/selector-link';

export const metadata = getSitePageMetadata(routes.home);

const answers = firstQuestion.goals.map(({ id, label, service: serviceId }) => {
  const service = contentIndex.services.find((entry) => entry.id === serviceId);
  if (!service)
    throw new Error(`content/tools/selector.ts, goal '${id}': there is no service '${serviceId}'.`);
  return {
    id,
    label,
    href: linkToSelector(id),
    service: service.title,
    usd: service.usd,
    weeks: service.weeks,
  };
});

export default function HomePage() {
  return (
    <>
      <StructuredData path={routes.home} />
      <HomeHero
        {...home.hero}
        question={
          <FirstQuestion
            question={firstQuestion.question}
            answers={answers}
            defaultAnswer={firstQuestion.defaultGoal}
            questions={firstQuestion.questions}
            next={home.hero.next}
          />
        }
      />
      <Section label="services">
        <SectionHead id="services" title={home.services.heading} lead={home.services.lead} />
        <div className="mt-6 lg:mt-12">
          <ServiceTimeline services={contentIndex.services.slice(0, 6).map(pickLane)} described />
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
      <StatisticsBand
        {...home.statistics}
        hours={hoursSaved}
        statistics={[returnOnInvestment, ...statistics.filter(({ label }) => label !== hoursSaved.label)]}
      />
      <Section label="audiences">
        <SectionHead id="audiences" title={home.audiences.heading} lead={home.audiences.lead} shape="large" />
        <AudienceColumns audiences={audiences.slice(0, 2)} />
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
