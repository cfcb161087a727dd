import type { ReactNode } from 'react';
import { ScrollTable } from '@/components/wizard/scroll-table';
import type { ToolOption, ToolQuestion } from '@/content/schemas/tools';
import { US_DOLLARS_ATTRIBUTE } from '@/lib/build-attributes';
import { type Currency, formatUsdPrice } from '@/lib/currency/format';
import { estimate, formatSignedPrice } from '@/lib/pricing-calculator/estimate';
import { defaultParameters, maxPeople, type ServiceType } from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import type { CalculatorContent } from './pricing-provider';

/** The cost that a question changes. */
const costOf = {
  teamSize: 'teamSizeCost',
  duration: 'durationCost',
  supportLevel: 'supportCost',
  customizationLevel: 'customizationCost',
} as const;

type Props = {
  rules: PricingRules;
  /** The service's first. */
  steps: readonly ToolQuestion[];
  addOns: CalculatorContent['addOnStep']['options'];
  dollars: Currency;
};

/** Every figure of the calculator by service. An estimate is the sum of one line of each group. */
export function AllPricesTable({ rules, steps: [services, ...others], addOns, dollars }: Props) {
  const types = (services?.options ?? []) as readonly (ToolOption & { id: ServiceType })[];
  const row = (label: string, cell: (serviceType: ServiceType) => ReactNode) =>
    [label, ...types.map(({ id }) => cell(id))] as const;
  const amount = (usd: number, text = formatSignedPrice(usd, dollars)) => (
    <span {...{ [US_DOLLARS_ATTRIBUTE]: Math.abs(usd) }}>{text}</span>
  );
  const { baseCost, baseWeeks, addOnCost, weeksTenths } = rules;
  const { enterprise, highCustomization, long, short } = weeksTenths;
  return (
    <>
      <ScrollTable
        label="All prices"
        head={['In US dollars', ...types.map(({ label }) => label)]}
        rows={[
          row('Base price', (id) => amount(baseCost[id], formatUsdPrice(baseCost[id], dollars, 'full'))),
          row('Base weeks', (id) => baseWeeks[id]),
          ...others.flatMap(({ id, label, options }) =>
            options.map((option) =>
              row([`${label}: ${option.label}`, option.measure].filter(Boolean).join(', '), (serviceType) =>
                amount(
                  estimate({ ...defaultParameters, serviceType, [id]: option.id }, rules)[
                    costOf[id as keyof typeof costOf]
                  ],
                ),
              ),
            ),
          ),
          ...addOns.map(({ id, label }) => row(`Add-on: ${label}`, () => amount(addOnCost[id]))),
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
