import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { BusinessCase } from '@/components/business-case/business-case';
import { CaseRules } from '@/components/business-case/case-rules';
import { composeCase } from '@/components/business-case/case-texts';
import { Memo } from '@/components/business-case/memo';
import { RailHead } from '@/components/layout/rail-head';
import { Container } from '@/components/ui/container';
import { WithoutScript } from '@/components/wizard/without-script';
import { casePage, casePaths, caseWords } from '@/content/business-case/business-case';
import { caseContent } from '@/content/business-case/index';
import { currencies } from '@/content/pricing/currencies';
import { pageOf } from '@/content/site/pages';
import { buildCase } from '@/lib/business-case/build-case';
import { caseAddress, readCase } from '@/lib/business-case/link';
import { routes } from '@/lib/routes';
import { absolute } from '@/lib/routes/site-origin';

const { path, heading, lead } = pageOf(routes.businessCase);

export const metadata = metadataOf(path);

const { rules, withoutScript } = casePage;
const [currency] = currencies;
const example = buildCase(readCase(caseContent.example), caseContent.rules);

export default function BusinessCasePage() {
  return (
    <>
      <StructuredData path={path} />
      <RailHead crumbs={crumbsOf(path)} tool="case" />
      <Container className="isolate overflow-y-clip pb-(--section) print:max-w-none print:p-0!">
        {/* On a phone, the verdict comes first; the memo has a title of its own. */}
        <div className="mb-5 has-[~[data-reading]]:sr-only grid gap-y-3 lg:mb-8 lg:split-7-5 lg:items-baseline print:hidden">
          <h1 className="type-h1">{heading}</h1>
          <p className="type-lead max-w-reading max-md:hidden">{lead}</p>
        </div>
        <BusinessCase
          content={caseContent}
          example={
            // Search results should not quote its figures.
            <div data-nosnippet>
              <Memo
                businessCase={example}
                texts={composeCase(example, caseContent, currency)}
                content={caseContent}
                currency={currency}
                note={caseContent.form.actions.example}
                link={absolute(caseAddress(example.answers, { memo: true }))}
              />
            </div>
          }
        />
        <CaseRules {...rules} assumptions={caseWords.assumptions} />
      </Container>
      <WithoutScript heading={withoutScript.heading} lead={withoutScript.lead}>
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          <a href={routes.download('business-case-workbook.xlsx')} download className="text-link">
            {withoutScript.worksheet}
          </a>
          <a href={casePaths.template} className="text-link">
            {withoutScript.template}
          </a>
        </p>
      </WithoutScript>
    </>
  );
}
