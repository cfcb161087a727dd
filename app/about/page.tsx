import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { Leadership } from '@/components/about/leadership';
import { Mission } from '@/components/about/mission';
import { Offices } from '@/components/about/offices';
import { Partners } from '@/components/about/partners';
import { Story } from '@/components/about/story';
import { PageHead } from '@/components/layout/page-head';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { StatisticsRow } from '@/components/sections/parts/statistics-row';
import { Section, SectionHead } from '@/components/ui/section';
import { about } from '@/content/company/about';
import { company } from '@/content/company/company';
import { certifications, partners } from '@/content/company/partners';
import { returnOnInvestment, statistics } from '@/content/company/statistics';
import { team } from '@/content/company/team';
import { pageOf } from '@/content/site/pages';
import { routes } from '@/lib/routes';

const page = pageOf(routes.about);

export const metadata = metadataOf(page.path);

export default function AboutPage() {
  return (
    <>
      <StructuredData path={page.path} />
      <PageHead rail="wide" crumbs={crumbsOf(page.path)} heading={page.heading} lead={page.lead} />
      <Story story={about.story} />
      <Section tone="band" rail="through" label="statistics">
        <SectionHead id="statistics" title={about.impact.heading} lead={about.impact.lead} />
        <StatisticsRow statistics={[returnOnInvestment, ...statistics]} />
      </Section>
      <Mission mission={about.mission} values={about.values} />
      <Leadership team={team} note={about.samples} />
      <Partners partners={partners} certifications={certifications} />
      <Offices company={company} />
      <ClosingAction
        rail
        heading={about.closing.heading}
        lead={about.closing.lead}
        actions={[{ label: 'Book a Consultation', href: routes.contact }]}
      />
    </>
  );
}
