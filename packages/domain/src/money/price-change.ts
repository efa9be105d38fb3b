/** The change of a price since the product was saved (RL-03). */
import { type Centavos, formatMoney } from './money.ts';

export type PriceTrend = 'down' | 'up' | 'same';

export interface PriceChange {
  trend: PriceTrend;
  /** Amount of the change, never negative. */
  amount: Centavos;
}

/** @throws RangeError if a value is no price */
export function priceChange(saved: Centavos, now: Centavos): PriceChange {
  for (const price of [saved, now])
    if (!Number.isInteger(price) || price < 0) throw new RangeError(`a price must be whole centavos, not ${price}`);
  return { trend: now < saved ? 'down' : now > saved ? 'up' : 'same', amount: Math.abs(now - saved) };
}

/** `Bajó $300`, `Subió $12.50`; undefined if the price is the same. */
export function priceChangeWords(saved: Centavos, now: Centavos): string | undefined {
  const { trend, amount } = priceChange(saved, now);
  if (trend === 'same') return undefined;
  return `${trend === 'down' ? 'Bajó' : 'Subió'} ${formatMoney(amount)}`;
}
