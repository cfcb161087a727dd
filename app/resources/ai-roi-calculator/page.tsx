import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { RailHead } from '@/components/layout/rail-head';
import { RoiCalculator } from '@/components/roi-calculator/roi-calculator';
import { RoiMethod } from '@/components/roi-calculator/roi-method';
import { ScrollTable } from '@/components/wizard/scroll-table';
import { WithoutScript } from '@/components/wizard/without-script';
import { company } from '@/content/company/company';
import { pageOf } from '@/content/site/pages';
import { roiQuestions, roiWords } from '@/content/tools/roi';
import { example } from '@/lib/roi/assumptions';
import { routes } from '@/lib/routes';

const { path, heading, lead } = pageOf(routes.roiCalculator);

export const metadata = metadataOf(path);

export default function RoiCalculatorPage() {
  const { formulas, lines, assumed, sources, withoutScript, ...words } = roiWords;
  return (
    <>
      <StructuredData path={path} />
      <RailHead crumbs={crumbsOf(path)} />
      <RoiCalculator
        heading={heading}
        lead={lead}
        company={company.name}
        questions={roiQuestions}
        words={words}
      />
      <WithoutScript {...withoutScript}>
        <ScrollTable label="The example's numbers">
          <thead>
            <tr>
              <th scope="col">What goes in</th>
              <th scope="col">Example</th>
            </tr>
          </thead>
          <tbody>
            {roiQuestions.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{example[id].toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </WithoutScript>
      <RoiMethod
        {...formulas}
        lines={lines}
        assumed={assumed}
        sources={sources}
        worksheet={routes.download('ai-roi-worksheet.xlsx')}
      />
    </>
  );
}
