import { limits } from './assumptions';

type Limits = typeof limits;

/** The smallest of 1, 2 and 5 times a power of ten that is not below `value`. */
function roundUpToStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value * (1 - 1e-9)) ?? 10) * power;
}

/**
 * Limits of each field in a currency. Those of the assumptions are in US dollars, and an amount of the same value
 * must fit in every currency. Never lower than in US dollars.
 *
 * @param exchangeRate units of the currency per US dollar.
 */
export function limitsIn(exchangeRate: number): Limits {
  const scaled = ({ from, to }: { from: number; to: number }) => ({
    from,
    to: exchangeRate > 1 ? roundUpToStep(to * exchangeRate) : to,
  });
  return { ...limits, rate: scaled(limits.rate), cost: scaled(limits.cost), running: scaled(limits.running) };
}
