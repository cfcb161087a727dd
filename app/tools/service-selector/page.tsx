import { ToolNavigation } from '@/app/_components/tool-navigation';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { listPricesByUsers } from '@/components/service-selector/price-range';
import { RecommendationTable } from '@/components/service-selector/recommendation-table';
import { ServiceSelector } from '@/components/service-selector/service-selector';
import { railBranchesIntoForm } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { ToolHead, WithoutScript } from '@/components/wizard/tool-page';
import { company } from '@/content/company/company';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import { pageOf } from '@/content/site/pages';
import { teamSizeQuestion } from '@/content/tools/pricing-calculator';
import {
  howItWorks,
  reasonWords,
  selectorNotes,
  selectorQuestions,
  selectorRules,
  selectorWords,
  withoutScript,
} from '@/content/tools/selector';
import { serviceDrawings } from '@/content/tools/service-drawings';
import * as routes from '@/lib/routes';

const { path, heading, lead } = pageOf(routes.serviceSelector);

export const metadata = getSitePageMetadata(path);

const priced = services.map(({ id, title, url, pricingType }) => ({
  id,
  title,
  url,
  pricingType,
  prices: listPricesByUsers(pricingType, pricing),
}));

export default function ServiceSelectorPage() {
  return (
    <>
      <ToolNavigation path={path} />
      <ServiceSelector
        head={<ToolHead heading={heading} lead={lead} />}
        content={{
          company: company.name,
          rules: selectorRules,
          questions: selectorQuestions,
          reasonWords,
          notes: selectorNotes,
          services: Object.fromEntries(priced.map((service) => [service.id, service])),
          figures: Object.fromEntries(
            services.map(({ id, pricingType }) => [
              id,
              <ServiceIllustration key={id} type={pricingType} alt={serviceDrawings[pricingType]} />,
            ]),
          ),
          users: teamSizeQuestion,
          words: selectorWords,
        }}
      />
      <WithoutScript {...withoutScript}>
        <RecommendationTable questions={selectorQuestions} rules={selectorRules} services={services} />
      </WithoutScript>
      <Section tone="sunk" rail="end" label="how-it-works" className={railBranchesIntoForm}>
        <h2 id="how-it-works" className="type-h2 mb-10">
          How It Works
        </h2>
        <Steps steps={howItWorks.map((entry, index) => ({ ...entry, step: index + 1 }))} />
      </Section>
    </>
  );
}
