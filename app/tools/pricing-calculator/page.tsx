import type { Metadata } from 'next';
import { PricingCalculator } from '@/components/islands/pricing-calculator/pricing-calculator';
import { company } from '@/content/company';
import { pageOf } from '@/content/pages';
import { addOnStep, estimateCopy, pricing, pricingFaq, pricingSteps } from '@/content/pricing';
import { services } from '@/content/services';
import { routes } from '@/lib/routes';

const { heading, lead, meta } = pageOf(routes.pricingCalculator);

export const metadata: Metadata = { title: meta.title, description: meta.description };

export default function PricingCalculatorPage() {
  return (
    <>
      <PricingCalculator
        rules={pricing}
        content={{
          heading,
          lead,
          company: company.name,
          steps: pricingSteps,
          addOnStep,
          services: Object.fromEntries(
            services.map(({ pricingType, id, title }) => [pricingType, { id, title }]),
          ),
          ...estimateCopy,
        }}
      />
    </>
  );
}
