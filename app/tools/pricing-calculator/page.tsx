import { ToolNavigation } from '@/app/_components/tool-navigation';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { AllPricesTable } from '@/components/pricing-calculator/all-prices-table';
import { PricingCalculator } from '@/components/pricing-calculator/pricing-calculator';
import { Questions } from '@/components/sections/faq';
import { ToolHead, WithoutScript } from '@/components/wizard/tool-page';
import { company } from '@/content/company/company';
import { currencies } from '@/content/pricing/currencies';
import { pricing } from '@/content/pricing/pricing-rules';
import { pageOf } from '@/content/site/pages';
import {
  addOnStep,
  estimateCopy,
  pricedServices,
  pricingFaq,
  pricingSteps,
  withoutScript,
} from '@/content/tools/pricing-calculator';
import { numberInWords } from '@/lib/format/number-words';
import * as routes from '@/lib/routes';
import { questionOrder } from '@/lib/service-selector/requirements';

const { path, heading, lead } = pageOf(routes.pricingCalculator);

export const metadata = getSitePageMetadata(path);

export default function PricingCalculatorPage() {
  return (
    <>
      <ToolNavigation path={path} />
      <PricingCalculator
        head={<ToolHead heading={heading} lead={lead} />}
        content={{
          company: company.name,
          rules: pricing,
          steps: pricingSteps,
          selectorLink: `Answer ${numberInWords(questionOrder.length)} questions`,
          addOnStep,
          services: pricedServices,
          ...estimateCopy,
        }}
      />
      <WithoutScript {...withoutScript}>
        <AllPricesTable
          rules={pricing}
          steps={pricingSteps}
          addOns={addOnStep.options}
          dollars={currencies[0]}
        />
      </WithoutScript>
      <Questions id="pricing-questions" heading="About these prices" items={pricingFaq} />
    </>
  );
}
