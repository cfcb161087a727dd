import { contentIndex } from '@/app/_lib/content-index';
import { metadataOf } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/structured-data';
import { ArticleRows } from '@/components/blog/article-rows';
import { CaseStudyCards } from '@/components/case-studies/case-study-cards';
import { FirstQuestion } from '@/components/home/first-question';
import { HomeHero } from '@/components/home/home-hero';
import { ClosingIllustration } from '@/components/illustrations/closing-illustration';
import { AudienceColumns } from '@/components/sections/parts/audience-columns';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { ServiceRows } from '@/components/sections/parts/service-rows';
import { StatisticsBand } from '@/components/sections/parts/statistics-band';
import { Testimonials } from '@/components/sections/parts/testimonials';
import { ButtonLink } from '@/components/ui/button';
import { Section, SectionHead } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { company } from '@/content/company/company';
import { returnOnInvestment, statistics } from '@/content/company/statistics';
import { testimonials } from '@/content/company/testimonials';
import { home } from '@/content/site/home';
import { firstQuestion } from '@/content/tools/selector';
import { convertedNote } from '@/lib/currency/converted-note';
import { selectorWithGoal } from '@/lib/recommendation/selector-link';
import { routes } from '@/lib/routes';

export const metadata = metadataOf(routes.home);

const answers = firstQuestion.goals.map(({ id, label, service: serviceId }) => {
  const service = contentIndex.services.find((entry) => entry.id === serviceId);
  if (!service)
    throw new Error(`content/tools/selector.ts, goal '${id}': there is no service '${serviceId}'.`);
  return {
    id,
    label,
    href: selectorWithGoal(id),
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
        headline={home.hero.headline}
        lead={home.hero.lead}
        statistics={home.hero.statistics}
        actions={
          <>
            <ButtonLink href={routes.contact} size="lg">
              Get Free Consultation
            </ButtonLink>{' '}
            <ButtonLink href={routes.services} variant="outline" size="lg">
              Explore Services
            </ButtonLink>
          </>
        }
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
      <Section rail="through" label="services">
        <SectionHead id="services" title={home.services.heading} lead={home.services.lead} />
        <ServiceRows services={contentIndex.services.slice(0, 6)} />
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-1 md:gap-y-3">
          <TextLink href={routes.services}>All services</TextLink>{' '}
          <TextLink href={routes.pricingCalculator}>Work out a price</TextLink>{' '}
          <p className="type-meta text-ink-3 lg:ml-auto">{convertedNote}</p>
        </div>
      </Section>
      <StatisticsBand {...home.statistics} roi={returnOnInvestment} statistics={statistics} />
      <Section rail="through" label="audiences">
        <SectionHead id="audiences" title={home.audiences.heading} lead={home.audiences.lead} />
        <AudienceColumns audiences={audiences.slice(0, 2)} />
      </Section>
      <Section tone="sunk" rail="through" label="testimonials">
        <SectionHead id="testimonials" title={home.testimonials.heading} lead={home.testimonials.lead} />
        <Testimonials testimonials={testimonials.slice(0, 3)} />
      </Section>
      <Section rail="through" label="case-studies" className="pb-0">
        <SectionHead id="case-studies" {...home.caseStudies} title={home.caseStudies.heading} />
        <CaseStudyCards studies={caseStudies.slice(0, 3)} />
        <ButtonLink href={routes.caseStudies} variant="outline" className="mt-7 md:mt-10">
          View All Case Studies
        </ButtonLink>
      </Section>
      <Section rail="through" label="articles" className="pb-[calc(var(--section)*0.75)]">
        <SectionHead id="articles" title={home.articles.heading} />
        <ArticleRows articles={articles.slice(0, 3)} />
        <ButtonLink href={routes.blog} variant="outline" className="mt-5 md:mt-8">
          Read More Articles
        </ButtonLink>
      </Section>
      <ClosingAction
        rail
        figure={<ClosingIllustration name="workflow-automation" />}
        heading={home.closing.heading}
        lead={home.closing.lead}
        actions={[
          { label: 'Book a Consultation', href: routes.contact },
          { label: `About ${company.name}`, href: routes.about },
        ]}
      />
    </>
  );
}
