import type { ReactNode } from 'react';
import { ScrollTable } from '@/components/wizard/scroll-table';
import type { ToolOption, ToolQuestion } from '@/content/schemas/tools';
import { type Currency, formatPrice } from '@/lib/currency/format';
import { signedPrice } from '@/lib/pricing-calculator/breakdown';
import { estimate, type PricingRules } from '@/lib/pricing-calculator/estimate';
import {
  defaultParameters,
  type PricingParameters,
  pricingQuestions,
  type ServiceType,
} from '@/lib/pricing-calculator/parameters';

const costOf = {
  teamSize: 'teamSizeCost',
  duration: 'durationCost',
  supportLevel: 'supportCost',
  customizationLevel: 'customizationCost',
} as const;

/** Every figure of the calculator by service: one line of each group added up is the estimate. */
export function PriceTable({
  rules,
  steps,
  addOns,
  dollars,
}: {
  rules: PricingRules;
  steps: readonly ToolQuestion[];
  addOns: readonly ToolOption[];
  dollars: Currency;
}) {
  const [service, ...groups] = steps;
  const types = (service?.options ?? []) as readonly (ToolOption & { id: ServiceType })[];
  const row = (label: string, cell: (serviceType: ServiceType) => ReactNode) => (
    <tr key={label}>
      <th scope="row" className="font-normal">
        {label}
      </th>
      {types.map(({ id }) => (
        <td key={id} className="whitespace-nowrap">
          {cell(id)}
        </td>
      ))}
    </tr>
  );
  // The attribute tells the build which words of a page follow the currency (scripts/build/passages).
  const signed = (usd: number) => <span data-usd={Math.abs(usd)}>{signedPrice(usd, dollars)}</span>;
  const amount = (change: Partial<PricingParameters>, cost: keyof typeof costOf) =>
    signed(estimate({ ...defaultParameters, ...change }, rules)[costOf[cost]]);

  const { enterprise, highCustomization, long, short } = rules.weeksTenths;
  return (
    <>
      <ScrollTable label="All prices">
        <thead>
          <tr>
            <th scope="col">In US dollars</th>
            {types.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Base price', (type) => (
            <span data-usd={rules.baseCost[type]}>{formatPrice(rules.baseCost[type], dollars, 'full')}</span>
          ))}
          {row('Base weeks', (type) => `${rules.baseWeeks[type]}`)}
        </tbody>
        {groups.map(({ label, options }, index) => {
          const question = pricingQuestions[index + 1];
          if (!question || question === 'serviceType') return null;
          return (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={types.length + 1} className="pt-5">
                  {label}
                </th>
              </tr>
              {options.map((option) =>
                row([option.label, option.measure].filter(Boolean).join(', '), (serviceType) =>
                  amount({ serviceType, [question]: option.id }, question),
                ),
              )}
            </tbody>
          );
        })}
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={types.length + 1} className="pt-5">
              Add-ons
            </th>
          </tr>
          {addOns.map(({ id, label }) =>
            row(label, () => signed(rules.addOnCost[id as keyof PricingRules['addOnCost']])),
          )}
        </tbody>
      </ScrollTable>
      <p className="type-small mt-4 max-w-reading text-ink-2">
        Weeks are the base weeks × {enterprise / 10} for more than 200 people, × {highCustomization / 10} for
        high customization, × {long / 10} for a long or × {short / 10} for a short timeline, then rounded.
      </p>
    </>
  );
}
