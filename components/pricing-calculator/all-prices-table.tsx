import type { ReactNode } from 'react';
import { ScrollTable } from '@/components/wizard/scroll-table';
import type { ToolOption, ToolQuestion } from '@/content/schemas/tools';
import { US_DOLLARS_ATTRIBUTE } from '@/lib/build-attributes';
import { type Currency, formatPrice } from '@/lib/currency/format';
import { formatSignedPrice } from '@/lib/pricing-calculator/breakdown';
import { estimate } from '@/lib/pricing-calculator/estimate';
import {
  type AddOn,
  defaultParameters,
  maxPeople,
  pricingQuestions,
  type ServiceType,
} from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';

const costOf = {
  teamSize: 'teamSizeCost',
  duration: 'durationCost',
  supportLevel: 'supportCost',
  customizationLevel: 'customizationCost',
} as const;

/** Every figure of the calculator by service. An estimate is the sum of one line of each group. */
export function AllPricesTable({
  rules,
  steps,
  addOns,
  dollars,
}: {
  rules: PricingRules;
  steps: readonly ToolQuestion[];
  addOns: readonly (ToolOption & { id: AddOn })[];
  dollars: Currency;
}) {
  const service = steps.find(({ id }) => id === 'serviceType');
  const types = (service?.options ?? []) as readonly (ToolOption & { id: ServiceType })[];
  const row = (label: string, cell: (serviceType: ServiceType) => ReactNode) =>
    [label, ...types.map(({ id }) => cell(id))] as const;
  const amount = (usd: number, text: string) => (
    <span {...{ [US_DOLLARS_ATTRIBUTE]: Math.abs(usd) }}>{text}</span>
  );
  const signed = (usd: number) => amount(usd, formatSignedPrice(usd, dollars));

  const { enterprise, highCustomization, long, short } = rules.weeksTenths;
  return (
    <>
      <ScrollTable
        label="All prices"
        head={['In US dollars', ...types.map(({ label }) => label)]}
        rows={[
          row('Base price', (type) =>
            amount(rules.baseCost[type], formatPrice(rules.baseCost[type], dollars, 'full')),
          ),
          row('Base weeks', (type) => rules.baseWeeks[type]),
          ...steps.flatMap(({ id, label, options }) => {
            const question = pricingQuestions.find((entry) => entry === id);
            if (!question || question === 'serviceType') return [];
            return options.map((option) =>
              row([`${label}: ${option.label}`, option.measure].filter(Boolean).join(', '), (serviceType) =>
                signed(
                  estimate({ ...defaultParameters, serviceType, [question]: option.id }, rules)[
                    costOf[question]
                  ],
                ),
              ),
            );
          }),
          ...addOns.map(({ id, label }) => row(`Add-on: ${label}`, () => signed(rules.addOnCost[id]))),
        ]}
        numeric
      />
      <p className="type-small mt-4 max-w-reading text-ink-2">
        Weeks are the base weeks × {enterprise / 10} for more than {maxPeople.large} people, ×{' '}
        {highCustomization / 10} for high customization, × {long / 10} for a long or × {short / 10} for a
        short timeline, then rounded.
      </p>
    </>
  );
}
