import { matchingStudies } from '@/lib/landing/select';
import { TextLink } from '../ui/text-link';
import { LandingSection, type SectionProps } from './landing-section';

/** Up to two case studies that match; left out when none does (SERVICES-15). */
export function Studies({ section, library, headingId }: SectionProps<'studies'>) {
  const studies = matchingStudies(library.studies, section.match);
  if (studies.length === 0) return null;
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk" split>
      <ul className="grid gap-12">
        {studies.map(({ id, url, title, results }) => (
          <li key={id}>
            <h3 className="type-h3-lg">{title}</h3>
            <ul className="mt-4 grid gap-2">
              {results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
            <TextLink href={url} hint={title} className="mt-4">
              Read the study
            </TextLink>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
