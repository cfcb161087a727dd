import { useEffect, useMemo, useState } from 'react';
import { loadTabStorage } from '@/components/business-case/business-case-link';
import { useCurrency } from '@/components/currency/currency-provider';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { useUrlState } from '@/components/hooks/use-url-state';
import { computePrice } from '@/lib/pricing-calculator/estimate';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import {
  type EnteredInputs,
  type RoiField,
  type RoiInputs,
  roiFieldOrder,
} from '@/lib/roi-calculator/assumptions';
import { isAmount } from '@/lib/roi-calculator/fields';
import { roiCodec } from '@/lib/roi-calculator/link';

/** Example numbers by currency code. */
export type RoiExamples = Readonly<Record<string, RoiInputs>> & { USD: RoiInputs };

/**
 * The inputs of the ROI calculator. They are kept in the page's address and, once the visitor has typed, in the tab.
 *
 * @returns `entered`, the numbers that the visitor has given, and `inputs`, all numbers that are used; the currency of
 *   the amounts, and the site's as `display`; the answers that give the estimated project cost, if any, and its `price`;
 *   the texts that cannot be read; and functions that change these.
 */
export function useRoiInputs(examples: RoiExamples, rules: PricingRules) {
  const [link, update] = useUrlState(roiCodec);
  const { currency: display, currencies, choose } = useCurrency();
  const [unread, setUnread] = useState<Partial<Record<RoiField, string>>>({});
  // Only what the visitor typed is saved. Numbers from a link are saved once somebody edits them.
  const [typed, setTyped] = useState<EnteredInputs | null>(null);
  const { loaded: tab } = useLazyModule(loadTabStorage, typed !== null);
  const { entered, estimate: answersOfEstimate } = link;
  /** Amounts of the visitor's own and an estimate keep their currency; the example follows the site's. */
  const isKept = ({ entered, estimate }: typeof link) =>
    estimate !== null || roiFieldOrder.some((field) => isAmount(field) && entered[field] !== undefined);
  const currencyOf = (state: typeof link) =>
    (isKept(state) && currencies.find(({ code }) => code === state.currency)) || display;
  const currency = currencyOf(link);
  const { code, exchangeRate } = currency;
  const price = answersOfEstimate && computePrice(answersOfEstimate, rules, exchangeRate);
  const inputs = useMemo(
    (): RoiInputs => ({
      ...(examples[code] ?? examples.USD),
      ...(price !== null && { cost: price }),
      ...entered,
    }),
    [examples, code, price, entered],
  );

  const setCurrency = (chosen: string) =>
    isKept(link) ? update((present) => ({ ...present, currency: chosen })) : choose(chosen);

  useEffect(() => {
    if (typed)
      tab?.storeToolResult({ tool: 'roi', answers: typed, currency: code, calculator: answersOfEstimate });
  }, [tab, typed, code, answersOfEstimate]);

  const change = (field: RoiField, value: number | undefined, text: string | undefined) => {
    setUnread(({ [field]: _, ...others }) => (text === undefined ? others : { ...others, [field]: text }));
    update((present) => {
      // The address may have numbers that the page does not show yet. Input from before hydration is newer.
      if (value === present.entered[field]) return present;
      const { [field]: _, ...others } = present.entered;
      const next = value === undefined ? others : { ...others, [field]: value };
      setTyped(next);
      return { ...present, entered: next, currency: currencyOf(present).code };
    });
  };

  return {
    entered,
    inputs,
    change,
    unread,
    currency,
    display,
    currencies,
    setCurrency,
    answersOfEstimate,
    price,
  };
}
