'use client';

import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { loadTabStorage } from '@/components/business-case/business-case-link';
import { CurrencyField } from '@/components/currency/currency-field';
import { useCurrency } from '@/components/currency/currency-provider';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { useUrlState } from '@/components/hooks/use-url-state';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/wizard/number-field';
import type { RoiQuestion, RoiWords } from '@/content/schemas/roi';
import { formatEnteredAmount } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { computePrice } from '@/lib/pricing-calculator/estimate';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import {
  type EnteredInputs,
  type RoiField,
  type RoiInputs,
  roiFieldOrder,
} from '@/lib/roi-calculator/assumptions';
import { createNumberFieldSpec, isAmount } from '@/lib/roi-calculator/fields';
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
  const { entered, estimate } = link;
  /** Amounts of the visitor's own and an estimate keep their currency; the example follows the site's. */
  const isKept = (state: typeof link) =>
    state.estimate !== null || roiFieldOrder.some((id) => isAmount(id) && state.entered[id] !== undefined);
  const currencyOf = (state: typeof link) =>
    (isKept(state) && currencies.find(({ code }) => code === state.currency)) || display;
  const currency = currencyOf(link);
  const { code, exchangeRate } = currency;
  const price = estimate && computePrice(estimate, rules, exchangeRate);
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
    if (typed) tab?.storeToolResult({ tool: 'roi', answers: typed, currency: code, calculator: estimate });
  }, [tab, typed, code, estimate]);

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

  return { entered, inputs, change, unread, currency, display, currencies, setCurrency, estimate, price };
}

/** Asked first; the others have defaults that suit most visitors. */
const firstFields: readonly RoiField[] = ['hours', 'rate', 'cost'];

/**
 * The six fields, three of them folded. The result follows what is typed.
 *
 * @param markOf returns a word for a number that is not the visitor's.
 * @param onSubmit called when every field has a valid number.
 */
export function RoiForm({
  roi: { entered, inputs, unread, currency, currencies, setCurrency, change },
  questions,
  words,
  markOf,
  costNote,
  onSubmit,
}: {
  roi: ReturnType<typeof useRoiInputs>;
  questions: readonly RoiQuestion[];
  words: Pick<RoiWords, 'rest' | 'currency' | 'button'>;
  markOf: (field: RoiField) => string | undefined;
  costNote: string | undefined;
  onSubmit: () => void;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A field says what is wrong when it is left, and Enter does not leave it.
    (document.activeElement as HTMLElement | null)?.blur();
    const wrong = questions.find(({ id }) => unread[id] !== undefined);
    if (!wrong) return onSubmit();
    const field = document.getElementById(wrong.id);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };

  const fields = (first: boolean) =>
    questions
      .filter(({ id }) => firstFields.includes(id) === first)
      .map((question) => (
        <NumberField
          key={question.id}
          field={createNumberFieldSpec(question, currency)}
          value={entered[question.id]}
          fallback={inputs[question.id]}
          mark={markOf(question.id)}
          onValue={(value, text) => change(question.id, value, text)}
          note={question.id === 'cost' ? costNote : undefined}
        />
      ));
  // Once open it stays open, even where a number is removed while it is typed.
  const isRestGiven = questions.some(({ id }) => !firstFields.includes(id) && entered[id] !== undefined);
  const [isOpen, setOpen] = useState(isRestGiven);
  if (isRestGiven && !isOpen) setOpen(true);

  const { weeks, adoption } = inputs;
  const running = formatEnteredAmount(inputs.running, currency);
  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-5 print:hidden">
      {fields(true)}
      <details open={isOpen || undefined}>
        <summary className="disclosure min-h-11 justify-between">
          {fillPlaceholders(words.rest, { weeks, adoption, running })}
        </summary>
        <div className="mt-3 grid gap-5">
          {fields(false)}
          <CurrencyField
            id="roi-currency"
            {...words.currency}
            value={currency.code}
            currencies={currencies}
            onChoose={setCurrency}
          />
        </div>
      </details>
      <div className="rail-into grid [--rail-at:28px]">
        <Button type="submit" size="lg">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
