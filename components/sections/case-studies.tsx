import { CaseStudyPair } from '@/components/case-studies/case-study-card';
import { selectCaseStudies } from '@/lib/landing/select-entries';
import type { SectionRenderer } from './types';

/** Up to two case studies that match the page. Without a match there is no section. */
export const CaseStudies: SectionRenderer<'case-studies'> = ({ match }, contentIndex, headingId) => {
  const caseStudies = selectCaseStudies(contentIndex.caseStudies, match);
  return caseStudies.length > 0 && <CaseStudyPair caseStudies={caseStudies} label={headingId} />;
};
