import type { Metadata } from 'next';
import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { PricingCalculator } from '@/components/islands/pricing-calculator/pricing-calculator';
import { PriceTable } from '@/components/sections/price-table';
import { Questions } from '@/components/sections/questions';
import { WithoutScript } from '@/components/sections/without-script';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { company } from '@/content/company';
import { currencies } from '@/content/currencies';
import { pageOf } from '@/content/pages';
import {
  addOnStep,
  byHand,
  estimateCopy,
  pricedServices,
  pricing,
  pricingFaq,
  pricingSteps,
} from '@/content/pricing';
import { routes } from '@/lib/routes';

const { path, heading, lead } = pageOf(routes.pricingCalculator);

export const metadata: Metadata = metadataOf(path);

export default function PricingCalculatorPage() {
  return (
    <>
      <StructuredData path={path} />
      <Container className="no-print pt-8 md:pt-12">
        <Breadcrumbs crumbs={[{ label: 'Home', href: routes.home }, { label: heading }]} />
      </Container>
      <PricingCalculator
        rules={pricing}
        content={{
          heading,
          lead,
          company: company.name,
          steps: pricingSteps,
          addOnStep,
          services: pricedServices,
          ...estimateCopy,
        }}
      />
      <WithoutScript {...byHand}>
        <PriceTable rules={pricing} steps={pricingSteps} addOns={addOnStep.options} dollars={currencies[0]} />
      </WithoutScript>
      <Questions id="pricing-questions" heading="About these prices" items={pricingFaq} />
    </>
  );
}
