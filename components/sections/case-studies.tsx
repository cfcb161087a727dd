import { CaseStudyPair } from '@/components/case-studies/case-study-card';
import { selectCaseStudies } from '@/lib/landing/select-entries';
import type { SectionRenderer } from './types';

/** Up to two case studies that match the page, else no section; a service's page also leads to all industries. */
export const CaseStudies: SectionRenderer<'case-studies'> = ({ match }, contentIndex, headingId) => {
  const caseStudies = selectCaseStudies(contentIndex.caseStudies, match);
  if (caseStudies.length === 0) return null;
  return (
    <>
      <CaseStudyPair caseStudies={caseStudies} label={headingId} />
      {'solution' in match && (
        <p className="type-small mt-10 flex flex-wrap gap-x-5 gap-y-1">
          <span>By industry:</span>
          {contentIndex.industries.map(({ id, title, ctaLink }) => (
            <a key={id} href={ctaLink} className="text-link">
              {title}
            </a>
          ))}
        </p>
      )}
    </>
  );
};
