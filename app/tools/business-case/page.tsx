import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { BusinessCase } from '@/components/business-case/business-case';
import { CaseRules } from '@/components/business-case/case-rules';
import { CaseWorksheet } from '@/components/business-case/case-worksheet';
import { ExampleMemo } from '@/components/business-case/example-memo';
import { RailHead } from '@/components/layout/rail-head';
import { Container } from '@/components/ui/container';
import { caseForm, casePage, casePaths, caseWords, exampleCase } from '@/content/business-case/business-case';
import { caseContent } from '@/content/business-case/index';
import { currencies } from '@/content/pricing/currencies';
import { pricingSteps } from '@/content/pricing/pricing';
import { pageOf } from '@/content/site/pages';
import { readinessAreas, readinessScale } from '@/content/tools/readiness';
import { financeQuestions, roiQuestions } from '@/content/tools/roi';
import { caseTextNames } from '@/lib/business-case/answers';
import { readCase } from '@/lib/business-case/link';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { answerText } from '@/lib/wizard/describe-answers';

const { path, heading, lead } = pageOf(routes.businessCase);

export const metadata = metadataOf(path);

const { rules, withoutScript } = casePage;
const example = readCase(exampleCase);

/** The worksheet: texts, questions and numbers of the case, filled in with the example. */
const worksheetRows = [
  ...caseTextNames.map((name) => ({
    label: caseForm.fields[name].label,
    example: name === 'deadline' ? formatDate(example.texts[name]) : example.texts[name],
  })),
  ...pricingSteps.map((step, index) => ({
    label: step.label,
    example: answerText(step, example.calculator[index] ?? undefined),
  })),
  ...roiQuestions.map(({ id, label }) => ({
    label,
    example: example.roi[id]?.toLocaleString('en-US') ?? '',
  })),
  ...financeQuestions.map(({ id, label }) => ({ label, example: String(example.finance[id] ?? '') })),
  ...readinessAreas
    .flatMap(({ statements }) => statements)
    .map((label, index) => ({
      label,
      example: readinessScale.find(({ id }) => id === example.readiness[index])?.label ?? '',
    })),
];

export default function BusinessCasePage() {
  return (
    <>
      <StructuredData path={path} />
      <RailHead crumbs={crumbsOf(path)} />
      <Container className="isolate overflow-y-clip pb-(--section) print:max-w-none print:p-0!">
        {/* On a phone, the verdict comes first. */}
        <div className="mb-5 grid gap-y-3 lg:mb-8 lg:split-7-5 lg:items-baseline print:hidden">
          <h1 className="type-h1">{heading}</h1>
          <p className="type-lead max-w-reading text-ink-2 max-md:hidden">{lead}</p>
        </div>
        <BusinessCase
          content={caseContent}
          example={<ExampleMemo content={caseContent} currency={currencies[0]} />}
        />
        <CaseRules {...rules} assumptions={caseWords.assumptions} />
      </Container>
      <CaseWorksheet
        heading={withoutScript.heading}
        lead={withoutScript.lead}
        head={withoutScript.head}
        line={withoutScript.line}
        rows={worksheetRows}
        links={[
          {
            label: withoutScript.worksheet,
            href: routes.download('business-case-workbook.xlsx'),
            download: true,
          },
          { label: withoutScript.template, href: casePaths.template },
        ]}
      />
    </>
  );
}
