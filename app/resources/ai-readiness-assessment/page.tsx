import { ToolNavigation } from '@/app/_components/tool-navigation';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { ReadinessAssessment } from '@/components/readiness-assessment/readiness-assessment';
import { ScrollTable } from '@/components/wizard/scroll-table';
import { ToolHead, ToolMethod, WithoutScript } from '@/components/wizard/tool-page';
import { company } from '@/content/company/company';
import { pageOf } from '@/content/site/pages';
import {
  readinessAreas,
  readinessHelp,
  readinessLevels,
  readinessScale,
  readinessVerdicts,
  readinessWords,
} from '@/content/tools/readiness';
import { toolFigures } from '@/content/tools/tool-figures';
import * as routes from '@/lib/routes';

const { path, heading, lead } = pageOf(routes.readiness);

export const metadata = getSitePageMetadata(path);

const areas = readinessAreas.map((area) => {
  const { name, statements, next, why } = area;
  return { name, statements, next, why, ...readinessHelp(area) };
});

export default function ReadinessAssessmentPage() {
  const { allReady, privacy, method, withoutScript } = readinessWords;
  return (
    <>
      <ToolNavigation path={path} />
      <ReadinessAssessment
        head={<ToolHead heading={heading} lead={lead} />}
        content={{
          company: company.name,
          areas,
          scale: readinessScale,
          verdicts: readinessVerdicts,
          levels: readinessLevels,
          words: { allReady, privacy },
        }}
      />
      <WithoutScript {...withoutScript}>
        <ScrollTable
          label="All statements"
          head={['Area', 'Statement', 'Points']}
          rows={areas.flatMap(({ name, statements, next, label, href }) => [
            ...statements.map((statement) => [name, statement, '0 to 3'] as const),
            [
              `${name}, below ${toolFigures.ready}`,
              <>
                {next}{' '}
                <a href={href} className="quiet-link">
                  {label}
                </a>
              </>,
            ] as const,
          ])}
        />
      </WithoutScript>
      <ToolMethod
        heading="How we score it"
        lead={method}
        table={{
          label: 'Levels and results',
          head: ['Result', 'When'],
          rows: Object.values(readinessVerdicts).map(({ title, rule }) => [title, rule]),
        }}
        worksheet={{
          href: routes.download('ai-readiness-worksheet.xlsx'),
          text: 'and fill it in as a team.',
        }}
      />
    </>
  );
}
