/**
 * Checkout: quotes, and the placing of orders (CO-01, CO-05 to CO-07). A quote is what the customer is shown and agrees
 * to. Placing takes a quote. If anything differs now, nothing is ordered, and the customer gets today's quote with each
 * difference.
 */
import { createHash } from 'node:crypto';
import {
  type Address,
  type CartNotice,
  type ExternalWay,
  externalWays,
  type PlaceForm,
  type QuoteForm,
  type QuoteView,
} from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { type Offer, offeredOf, offerKeys } from '@tianguis/domain/offer';
import { type QuoteDifference, quoteDifferences, quoteText, type TimesToPay, timeToPay } from '@tianguis/domain/order';
import { Failure } from '../../failure.ts';
import { type NewOrder, OrderRefused, orderOfCheckout, type Placed, placeOrder } from '../orders/service.ts';
import { changeOrder } from './change-order.ts';
import { type Draft, type DraftOptions, draftOf } from './draft.ts';
import { quoteRepository } from './repository.ts';
import { toView } from './to-view.ts';

/**
 * Finds the customer of a call. Only the storefront's session buys, since a client of the realm was not allowed to spend
 * money. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client
 */
export interface CheckoutCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: Buyer }>;
}

/** The account of a customer who buys. */
export interface Buyer {
  id: string;
  email: string;
  nombre: string;
  apellido_p: string | null;
  telefono: string | null;
}

export interface CheckoutOptions extends DraftOptions {
  callers: CheckoutCallers;
  addresses: { find(by: { accessToken: string | undefined }, id: string): Promise<Address> };
  /** The ways to pay that the shop offers. */
  ways: ReadonlySet<ExternalWay>;
  timesToPay: TimesToPay;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** The answer to a placing: the order, or what changed since the quote. */
export type PlacingAnswer =
  | ({ state: 'placed' } & Placed)
  | { state: 'changed'; shownTotal: number; quote: QuoteView; differences: readonly QuoteDifference[] };

export interface CheckoutService {
  /** What the cart costs now, for an address. Stores the quote. @throws Failure ADDRESS_NOT_FOUND */
  quote(accessToken: string | undefined, form: QuoteForm): Promise<QuoteView>;
  /**
   * Places the order of a quote. A checkout makes one order: sent again, the same order is the answer.
   * @throws Failure QUOTE_NOT_FOUND for a quote of another customer; VALIDATION_FAILED for a way to pay that the shop
   * does not offer; ADDRESS_NOT_FOUND; SERVER_BUSY if the cart changes all the time
   */
  place(accessToken: string | undefined, form: PlaceForm): Promise<PlacingAnswer>;
  /** Ends an unpaid order of the customer; see {@link changeOrder}. @returns notices of pieces that stay out */
  changeOrder(accessToken: string | undefined, number: string): Promise<readonly CartNotice[]>;
}

/** The ways to pay that the shop offers. */
export const waysOf = (offer: Offer): Set<ExternalWay> => new Set(externalWays.filter((way) => offer[way]));

/**
 * What the shop offers, as an entry of the accepted texts: conditions of the texts follow it. So the words that the
 * customer read can be shown later.
 */
export const offeredText = (offer: Offer): { oferta: string } => {
  const offered = offeredOf(offer);
  return { oferta: offerKeys.filter((key) => offered[key]).join('.') };
};

/** Times that a placing is tried again, because other transactions changed cart, stock or prices since the draft. */
const mostTries = 5;

export function createCheckout(
  shop: UnitOfWork,
  { callers, addresses, ways, timesToPay, clock = Date.now, ...options }: CheckoutOptions,
): CheckoutService {
  /** Computes today's quote and stores it. */
  async function quoteNow(customer: string, checkout: string, address: Address) {
    const draft = await draftOf(shop, customer, address, options);
    const hash = hashOf(draft);
    await quoteRepository(shop.db).store(customer, checkout, hash, draft.quote);
    return { draft, hash };
  }

  return {
    async quote(accessToken, { compra, direccion }) {
      const { id } = (await callers.whoCalls(accessToken)).account;
      const address = await addresses.find({ accessToken }, direccion);
      const before = await orderOfCheckout(shop, compra, id);
      const { draft, hash } = await quoteNow(id, compra, address);
      return toView(draft, { compra, hash, pedido: before?.number ?? null });
    },

    async place(accessToken, form) {
      const { account } = await callers.whoCalls(accessToken);
      const before = await orderOfCheckout(shop, form.compra, account.id);
      if (before) return { state: 'placed', ...before, isRepeated: true };
      const shown = await quoteRepository(shop.db).read(account.id, form.compra, form.hash);
      if (!shown) throw new Failure('QUOTE_NOT_FOUND');
      const address = await addresses.find({ accessToken }, form.direccion);
      for (let tries = 1; ; tries++) {
        const { draft, hash } = await quoteNow(account.id, form.compra, address);
        const differences = quoteDifferences({ ...shown, total: form.total }, draft.quote);
        if (differences.length > 0) {
          // The same placing, sent twice at once, may have emptied the cart since.
          const placed = await orderOfCheckout(shop, form.compra, account.id);
          if (placed) return { state: 'placed', ...placed, isRepeated: true };
          const view = toView(draft, { compra: form.compra, hash, pedido: null });
          return { state: 'changed', shownTotal: form.total, quote: view, differences };
        }
        checkWay(ways, form.forma, draft);
        const order = toOrder(draft, form, account, { now: clock(), timesToPay });
        try {
          return { state: 'placed', ...(await shop.withTransaction((unit) => placeOrder(unit, order))) };
        } catch (error) {
          // Another transaction changed something since the draft. The next draft says what.
          if (!(error instanceof OrderRefused)) throw error;
          if (tries >= mostTries) throw new Failure('SERVER_BUSY', error.message);
        }
      }
    },

    async changeOrder(accessToken, number) {
      const { id } = (await callers.whoCalls(accessToken)).account;
      return changeOrder(shop, id, number, { most: options.most, at: new Date(clock()) });
    },
  };
}

const hashOf = ({ quote }: Draft): string => createHash('sha256').update(quoteText(quote)).digest('base64url');

/** Cash at OXXO: the most that a till takes for one reference, in centavos (PA-03). */
const mostAtOxxo = 1_000_000;

/** @throws Failure VALIDATION_FAILED */
function checkWay(ways: ReadonlySet<ExternalWay>, way: ExternalWay, { quote }: Draft): void {
  const isTooMuch = way === 'oxxo' && quote.total > mostAtOxxo;
  if (quote.lines.length === 0)
    throw new Failure('VALIDATION_FAILED', 'The cart has nothing that can be ordered.', {
      fields: [{ name: 'compra', code: 'WRONG', msg: 'Tu carrito no tiene nada que se pueda comprar ahora.' }],
    });
  // A quote that costs nothing needs no way to pay (PA-05).
  if (quote.total === 0 || (ways.has(way) && !isTooMuch)) return;
  const msg = isTooMuch
    ? 'En OXXO se puede pagar hasta $10,000 por pedido. Elige otra forma de pago.'
    : 'Esta tienda no acepta esa forma de pago. Elige otra.';
  throw new Failure('VALIDATION_FAILED', 'The way to pay is not offered.', {
    fields: [{ name: 'forma', code: 'WRONG', msg }],
  });
}

const toOrder = (
  { order, quote }: Draft,
  form: PlaceForm,
  buyer: Buyer,
  { now, timesToPay }: { now: number; timesToPay: TimesToPay },
): NewOrder => ({
  ...order,
  ...{ checkout: form.compra, customer: buyer.id, isTest: false },
  ...{ placedAt: new Date(now), paysUntil: timeToPay(form.forma, now, timesToPay).reservedUntil },
  buyer: {
    nombre: [buyer.nombre, buyer.apellido_p ?? ''].join(' ').trim(),
    ...{ correo: buyer.email, telefono: buyer.telefono ?? '' },
  },
  giftNote: form.dedicatoria?.trim() || null,
  tenders: quote.total > 0 ? [{ kind: form.forma, amount: quote.total }] : [],
});
