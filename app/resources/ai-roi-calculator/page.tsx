import { ToolNavigation } from '@/app/_components/tool-navigation';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { RoiCalculator } from '@/components/roi-calculator/roi-calculator';
import { DashList } from '@/components/ui/dash-list';
import { ScrollTable } from '@/components/wizard/scroll-table';
import { ToolMethod, WithoutScript } from '@/components/wizard/tool-page';
import { company } from '@/content/company/company';
import { pricing } from '@/content/pricing/pricing-rules';
import { pageOf } from '@/content/site/pages';
import { estimateCopy } from '@/content/tools/pricing-calculator';
import { roiExamples, roiQuestions, roiWords } from '@/content/tools/roi';
import * as routes from '@/lib/routes';

const { path, heading, lead } = pageOf(routes.roiCalculator);

export const metadata = getSitePageMetadata(path);

export default function RoiCalculatorPage() {
  const { formulas, lines, assumed, withoutScript, ...words } = roiWords;
  return (
    <>
      <ToolNavigation path={path} />
      <RoiCalculator
        heading={heading}
        lead={lead}
        company={company.name}
        questions={roiQuestions}
        examples={roiExamples}
        rules={pricing}
        words={words}
        small={estimateCopy.small}
      />
      <WithoutScript {...withoutScript}>
        <ScrollTable
          label="The example's numbers"
          head={['What goes in', 'Example']}
          rows={roiQuestions.map(({ id, label }) => [label, roiExamples.USD[id].toLocaleString('en-US')])}
        />
      </WithoutScript>
      <ToolMethod
        {...formulas}
        table={{
          label: 'Formulas',
          head: ['Result', 'Formula'],
          rows: lines.map(({ name, formula }) => [name, formula]),
        }}
        worksheet={{
          href: routes.download('ai-roi-worksheet.xlsx'),
          text: 'with the same formulas, month by month.',
        }}
      >
        <h3 className="type-h3 mt-9 mb-4 print:m-0 print:text-copy">{assumed.heading}</h3>
        <DashList
          items={assumed.list}
          className="max-w-reading print:max-w-none print:gap-0.5 print:text-note"
        />
      </ToolMethod>
    </>
  );
}
