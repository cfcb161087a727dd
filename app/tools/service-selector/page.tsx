import { ToolNavigation } from '@/app/_components/tool-navigation';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { ServiceSelector } from '@/components/service-selector/service-selector';
import { railBranchesIntoForm } from '@/components/ui/rail';
import { Section, SectionHead } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { ScrollTable } from '@/components/wizard/scroll-table';
import { ToolHead, WithoutScript } from '@/components/wizard/tool-page';
import { company } from '@/content/company/company';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import { pageOf } from '@/content/site/pages';
import { teamSizeQuestion } from '@/content/tools/pricing-calculator';
import {
  firstQuestion,
  howItWorks,
  reasonWords,
  selectorNotes,
  selectorQuestions,
  selectorRules,
  selectorWords,
  withoutScript,
} from '@/content/tools/selector';
import { serviceDrawings } from '@/content/tools/service-drawings';
import { estimate } from '@/lib/pricing-calculator/estimate';
import { defaultParameters, teamSizes } from '@/lib/pricing-calculator/parameters';
import * as routes from '@/lib/routes';
import type { PrimaryGoal } from '@/lib/service-selector/requirements';

const { path, heading, lead } = pageOf(routes.serviceSelector);

export const metadata = getSitePageMetadata(path);

const priced = services.map(({ id, title, url, pricingType }) => ({
  id,
  title,
  url,
  pricingType,
  // With the calculator's usual timeline and customization, without support or add-ons.
  prices: teamSizes.map((teamSize) => {
    const parameters = { ...defaultParameters, serviceType: pricingType, teamSize };
    const { totalCost, estimatedTimelineWeeks } = estimate({ ...parameters, supportLevel: 'basic' }, pricing);
    return { users: teamSize, usd: totalCost, weeks: estimatedTimelineWeeks };
  }),
}));

const serviceLink = (id: string) => {
  const service = services.find((entry) => entry.id === id);
  return <a {...{ href: service?.url, className: 'quiet-link' }}>{service?.title}</a>;
};

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
        <ScrollTable
          label="All recommendations"
          head={['Your goal', 'First service', 'Second service']}
          rows={firstQuestion.goals.map(({ id, label }) => {
            const { primary, question, oneOf, yes, no } = selectorRules[id as PrimaryGoal];
            const decides = selectorQuestions.find((entry) => entry.id === question);
            const deciding = decides?.options.filter((option) => oneOf.includes(option.id)) ?? [];
            const named = deciding.map((option) => option.label.toLowerCase()).join(' or ');
            return [
              label,
              serviceLink(primary),
              <>
                {decides?.label} {named}: {serviceLink(yes.secondary)}. Otherwise {serviceLink(no.secondary)}.
              </>,
            ];
          })}
        />
      </WithoutScript>
      <Section tone="sunk" rail="end" label="how-it-works" className={railBranchesIntoForm}>
        <SectionHead id="how-it-works" title="How It Works" className="mb-10" />
        <Steps steps={howItWorks.map((entry, index) => ({ ...entry, step: index + 1 }))} />
      </Section>
    </>
  );
}
