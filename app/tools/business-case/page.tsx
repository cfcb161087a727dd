import { ToolNavigation } from '@/app/_components/tool-navigation';
import { businessCaseContent } from '@/app/_lib/business-case-content';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { buildBusinessCase } from '@/components/business-case/build-business-case';
import { BusinessCaseMemo } from '@/components/business-case/business-case-memo';
import { BusinessCaseTool } from '@/components/business-case/business-case-tool';
import { composeTexts } from '@/components/business-case/compose-texts';
import { Container } from '@/components/ui/container';
import { WithoutScript } from '@/components/wizard/tool-page';
import { businessCasePaths, exampleLink, pageWords } from '@/content/business-case/business-case';
import { currencies } from '@/content/pricing/currencies';
import { pageOf } from '@/content/site/pages';
import { emptyAnswers } from '@/lib/business-case/answers';
import { readBusinessCase } from '@/lib/business-case/link';
import * as routes from '@/lib/routes';

const { path, heading, lead } = pageOf(routes.businessCase);

export const metadata = getSitePageMetadata(path);

const { rules, withoutScript } = pageWords;
const [currency] = currencies;
const example = buildBusinessCase(readBusinessCase(exampleLink), businessCaseContent, currency);
const texts = composeTexts(example, {}, true);
const empty = composeTexts(buildBusinessCase(emptyAnswers, businessCaseContent, currency));

export default function BusinessCasePage() {
  return (
    <>
      <ToolNavigation path={path} />
      <Container className="isolate overflow-y-clip pb-(--section) print:max-w-none print:p-0!">
        {/* On a phone the lead is hidden, so that the verdict is in view. The open memo shows a title of its own. */}
        <div className="mb-5 has-[~[data-reading]]:sr-only grid gap-y-3 pt-2 lg:mb-8 lg:split-7-5 lg:items-baseline print:hidden">
          <h1 className="type-h1">{heading}</h1>
          <p className="type-lead max-w-reading max-md:hidden">{lead}</p>
        </div>
        <BusinessCaseTool
          content={businessCaseContent}
          example={{
            figures: texts.figures,
            empty,
            // Search results should not quote its figures.
            memo: (
              <div data-nosnippet>
                <BusinessCaseMemo
                  businessCase={example}
                  texts={texts}
                  note={businessCaseContent.form.actions.example}
                />
              </div>
            ),
          }}
        />
        <details className="mt-12 border-y border-edge print:hidden">
          <summary className="disclosure type-h4 justify-between py-4 hover:underline">
            {rules.heading}
          </summary>
          <div className="pb-8">
            <p className="max-w-reading text-ink-2">{rules.lead}</p>
            <dl className="mt-4 grid gap-3">
              {rules.list.map(({ name, rule }) => (
                <div key={name} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="text-ink-2">{rule}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4">
              <a href={rules.method.href} className="text-link">
                {rules.method.label}
              </a>
            </p>
          </div>
        </details>
      </Container>
      <WithoutScript heading={withoutScript.heading} lead={withoutScript.lead}>
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          <a href={routes.download('business-case-workbook.xlsx')} download className="text-link">
            {withoutScript.worksheet}
          </a>
          <a href={businessCasePaths.template} className="text-link">
            {withoutScript.template}
          </a>
        </p>
      </WithoutScript>
    </>
  );
}
