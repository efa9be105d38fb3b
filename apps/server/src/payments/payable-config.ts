import type { ShopConfig } from '@tianguis/config';
import type { PaymentProvider } from '@tianguis/payments';

/**
 * The configuration without ways to pay that the provider does not have. No page promises a way that cannot be paid
 * (TR-01).
 */
export function payableConfig(config: ShopConfig, provider: PaymentProvider | undefined): ShopConfig {
  const { offer } = config;
  const has = (way: 'card' | 'oxxo' | 'spei') => offer[way] && provider?.ways.has(way) === true;
  const [card, oxxo, spei] = [has('card'), has('oxxo'), has('spei')];
  // A balance comes from purchases, and rarely pays a whole one.
  const balance = offer.balance && (card || oxxo || spei);
  return {
    ...config,
    offer: { ...offer, card, oxxo, spei, balance, months: card ? offer.months : [] },
  };
}
