import { LandingSection, type SectionProps } from './landing-section';
import { StatisticsRow } from './parts/statistics-row';

/** The company's statistics in one row. */
export function CompanyStatistics({ section, contentIndex, headingId }: SectionProps<'company-statistics'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="band" flush>
      <StatisticsRow statistics={contentIndex.statistics} />
    </LandingSection>
  );
}
