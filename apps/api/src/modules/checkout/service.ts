/**
 * The placing of orders (CO-01, CO-05 to CO-07). A quote is what the customer is shown and agrees to. Placing takes a
 * quote. If anything differs now, nothing is ordered, and the customer gets today's quote with each difference.
 */
import {
  type Address,
  type CartNotice,
  type ExternalWay,
  externalWays,
  type PlaceForm,
  type QuoteView,
} from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { type Offer, offeredOf, offerKeys, offerText } from '@tianguis/domain/offer';
import { type QuoteDifference, quoteDifferences, type TimesToPay, timeToPay, wayRefusal } from '@tianguis/domain/order';
import { Failure, wrongField } from '../../failure.ts';
import { type CreditOffer, overdueCutAt, spendableCredit } from '../credit/service.ts';
import {
  type NewAttempt,
  type NewOrder,
  OrderRefused,
  orderOfCheckout,
  type Placed,
  placeOrder,
  unpaidOrders,
} from '../orders/service.ts';
import type { PaymentService } from '../payments/service.ts';
import { changeOrder } from './change-order.ts';
import { checkoutRepository, type StoredCheckout } from './checkout-repository.ts';
import { addressOfGift, giftOf } from './delivery/gift.ts';
import { type Draft, type DraftOptions, draftOf, externalPart, mostMonthsOf } from './draft.ts';
import { hashOf, hashOfChoices } from './hash.ts';
import { quoteRepository } from './repository.ts';
import { toView } from './to-view.ts';

export { plannedPurchase } from './planned-purchase.ts';

/**
 * Finds the customer of a call. Only the storefront's session buys, since a client of the realm was not allowed to
 * spend money.
 * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client
 */
export interface CheckoutCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: Buyer; session: { id: string; confirmed: Date } }>;
  /** The same for a session that was confirmed in the last minutes. @throws Failure also CONFIRMATION_REQUIRED */
  whoConfirmed(accessToken: string | undefined): Promise<unknown>;
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
  addresses: {
    list(by: { accessToken: string | undefined }): Promise<Address[]>;
    find(by: { accessToken: string | undefined }, id: string): Promise<Address>;
  };
  payments: PaymentService;
  /** The ways to pay that the shop offers. */
  ways: ReadonlySet<ExternalWay>;
  /** The store credit; undefined if the shop gives none now. */
  credit?: CreditOffer | undefined;
  timesToPay: TimesToPay;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** The answer to a placing: the order, or what changed since the quote. */
export type PlacingAnswer =
  | ({ state: 'placed'; next: string | null } & Placed)
  | { state: 'changed'; shownTotal: number; quote: QuoteView; differences: readonly QuoteDifference[] };

export interface CheckoutService {
  /**
   * Places the order of a quote, and asks the provider for its payment. A checkout makes one order: sent again, the
   * same order is the answer.
   * @throws Failure CHOICES_CHANGED if another way to pay, receiver or note was shown; CHECKOUT_NOT_FOUND or
   * QUOTE_NOT_FOUND for those of another customer; VALIDATION_FAILED for a way to pay that is missing or not offered;
   * ADDRESS_NOT_FOUND; TOO_MANY_UNPAID; TOO_MANY_REQUESTS; CONFIRMATION_REQUIRED for a saved card and a new address;
   * SERVER_BUSY if the cart changes all the time
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
export const offeredText = (offer: Offer): Record<string, string> => {
  const offered = offeredOf(offer);
  return { [offerText]: offerKeys.filter((key) => offered[key]).join('.') };
};

/** Unpaid orders that a customer may have at once (PA-09). */
const mostUnpaid = 3;

/** Times that a placing is tried again, because other transactions changed cart, stock or prices since the draft. */
const mostTries = 5;

export function createCheckout(
  shop: UnitOfWork,
  { callers, addresses, ways, credit, payments, timesToPay, clock = Date.now, ...options }: CheckoutOptions,
): CheckoutService {
  async function repeated(order: Placed): Promise<PlacingAnswer> {
    return { state: 'placed', ...order, isRepeated: true, next: await payments.nextOf(order.id) };
  }

  /** Starts the payment of a new order. The transaction of the order has ended. */
  async function paid(order: Placed, attempt: string | undefined): Promise<PlacingAnswer> {
    const next = attempt === undefined || order.isRepeated ? null : await payments.start(attempt);
    return { state: 'placed', ...order, next };
  }

  /**
   * Whether a saved card pays for goods that go to an address which was added or changed since the customer was
   * confirmed last, or to another person (PA-09). So a stolen session sends nothing to its thief.
   */
  async function isUnusual(
    { address, ...paid }: StoredCheckout,
    by: { customer: string; session: string; confirmed: Date },
  ): Promise<boolean> {
    if ((address === null && paid.gift === null) || !(await isByStoredCard(paid, by))) return false;
    return address === null || checkoutRepository(shop.db).isAddressSince(address, by.confirmed);
  }

  /** Whether a card pays that this session has not just typed. */
  async function isByStoredCard(
    { way, card }: Pick<StoredCheckout, 'way' | 'card'>,
    by: { customer: string; session: string },
  ): Promise<boolean> {
    if (way !== 'card' || card === null) return false;
    return card.isSaved || card.page === undefined || !(await payments.isJustTyped(card.page, by));
  }

  /**
   * The credit pays the whole remainder (RT-29). @returns undefined if nothing is left to pay
   * @throws Failure VALIDATION_FAILED
   */
  async function creditOf(customer: string, amount: number): Promise<ByCredit | undefined> {
    if (amount === 0) return undefined;
    const spendable = credit && (await spendableCredit(shop, customer, credit.terms, clock()));
    if (!credit || !spendable || spendable.available < amount)
      throw wrongField('forma', 'Tu crédito ya no alcanza para esta compra. Elige otra forma de pago.');
    return { amount, overdueCut: overdueCutAt(credit.terms, clock()) };
  }

  return {
    async place(accessToken, { compra, hash: shownHash, total, elegido, regreso = '' }) {
      const { account, session } = await callers.whoCalls(accessToken);
      const before = await orderOfCheckout(shop, compra, account.id);
      if (before) return repeated({ ...before, isRepeated: true });
      const checkout = await checkoutRepository(shop.db).find(account.id, compra);
      if (!checkout) throw new Failure('CHECKOUT_NOT_FOUND');
      if (elegido !== undefined && elegido !== hashOfChoices(checkout)) throw new Failure('CHOICES_CHANGED');
      const quotes = quoteRepository(shop.db);
      const shown = await quotes.read(account.id, compra, shownHash);
      if (!shown) throw new Failure('QUOTE_NOT_FOUND');
      const gift = await giftOf(shop, checkout);
      if (!gift && checkout.address === null) throw new Failure('ADDRESS_NOT_FOUND');
      const address = gift ? addressOfGift(gift) : await addresses.find({ accessToken }, checkout.address ?? '');
      const by = { customer: account.id, session: session.id, confirmed: session.confirmed };
      if (await isUnusual(checkout, by)) await callers.whoConfirmed(accessToken);
      if (checkout.way === 'card') await payments.countTry(account.id, checkout);
      const { product, delivery: choices, usesBalance, balanceMost } = checkout;
      const bought = { customer: account.id, product, choices, isGift: gift !== undefined };
      const source = { ...bought, usesBalance, balanceMost };
      for (let tries = 1; ; tries++) {
        const draft = await draftOf(shop, source, address, options);
        const hash = hashOf(draft);
        const differences = quoteDifferences({ ...shown, total }, draft.quote);
        if (differences.length > 0) {
          // The same placing, sent twice at once, may have emptied the cart since.
          const placed = await orderOfCheckout(shop, compra, account.id);
          if (placed) return repeated({ ...placed, isRepeated: true });
          await quotes.store(account.id, compra, hash, draft.quote);
          const view = toView(draft, { compra, hash, pedido: null });
          return { state: 'changed', shownTotal: total, quote: view, differences };
        }
        const byCredit = checkout.way === 'credit' ? await creditOf(account.id, externalPart(draft.quote)) : undefined;
        const way = byCredit ? undefined : wayOf(ways, checkout, draft, payments);
        // A pick-up goes to no address, so a saved card alone would give a thief the goods (PA-09).
        const isPickedUp = draft.quote.parcels.some(({ service }) => service === 'pickup');
        if (isPickedUp && (await isByStoredCard(checkout, by))) await callers.whoConfirmed(accessToken);
        const isToNew =
          isPickedUp || gift || (await checkoutRepository(shop.db).isAddressSince(address.id, session.confirmed));
        // Neither does a stolen session spend the balance or the credit.
        if ((draft.quote.balance !== undefined || byCredit) && isToNew) await callers.whoConfirmed(accessToken);
        const attempt =
          way === undefined
            ? undefined
            : payments.newAttempt(way, externalPart(draft.quote), {
                card: checkout.card ?? undefined,
                ...{ months: checkout.months, mostMonths: mostMonthsOf(draft.lines) },
                returnTo: regreso,
              });
        const moment = { way, attempt, byCredit, now: clock(), timesToPay, names: gift?.names };
        const order = toOrder(draft, checkout, account, moment);
        try {
          const placed = await shop.withTransaction((unit) => placeOrder(unit, order));
          await checkoutRepository(shop.db).forgetCard(compra);
          return await paid(placed, attempt?.id);
        } catch (error) {
          // Another transaction changed something since the draft. The next draft says what.
          if (!(error instanceof OrderRefused)) throw error;
          if (tries >= mostTries) throw new Failure('SERVER_BUSY', error.message);
        }
      }
    },

    async changeOrder(accessToken, number) {
      const { id } = (await callers.whoCalls(accessToken)).account;
      // Only orders in the cart can be changed. The slip of another order has to stay open at the provider.
      if ((await unpaidOrders(shop, id)).some((order) => order.number === number)) await payments.closeOpen(id, number);
      return changeOrder(shop, id, number, { most: options.most, at: new Date(clock()) });
    },
  };
}

/**
 * The external way to pay of a checkout; undefined for a purchase that costs nothing, or that the balance pays (PA-05).
 * @throws Failure VALIDATION_FAILED
 */
function wayOf(
  ways: ReadonlySet<ExternalWay>,
  { way, card }: StoredCheckout,
  { quote }: Draft,
  { provider }: PaymentService,
): ExternalWay | undefined {
  if (quote.lines.length === 0) throw wrongField('compra', 'Tu carrito no tiene nada que se pueda comprar ahora.');
  const amount = externalPart(quote);
  if (amount === 0) return undefined;
  if (way === null || way === 'credit') throw wrongField('forma', 'Elige cómo quieres pagar.');
  if (wayRefusal(way, amount) === 'too-much')
    throw wrongField('forma', 'En OXXO se puede pagar hasta $10,000 por pedido. Elige otra forma de pago.');
  if (!ways.has(way)) throw wrongField('forma', 'Esta tienda no acepta esa forma de pago. Elige otra.');
  if (way === 'card' && card === null && provider?.takesCards)
    throw wrongField('tarjeta', 'Elige una tarjeta o escribe otra.');
  return way;
}

/** The store credit pays this amount. */
interface ByCredit {
  amount: number;
  overdueCut: Date;
}

interface OrderMoment {
  way: ExternalWay | undefined;
  attempt: NewAttempt | undefined;
  byCredit: ByCredit | undefined;
  now: number;
  timesToPay: TimesToPay;
  /** The names of the registry that gets the goods. */
  names: string | undefined;
}

const toOrder = (
  { order, quote, lines }: Draft,
  { id, gift, giftNote, receiver }: StoredCheckout,
  buyer: Buyer,
  { way, attempt, byCredit, now, timesToPay, names }: OrderMoment,
): NewOrder => ({
  ...order,
  ...{ checkout: id, customer: buyer.id, isTest: false, mostUnpaid, giftNote, mostMonths: mostMonthsOf(lines) },
  address: order.address && (receiver === null ? order.address : { ...order.address, nombre: receiver }),
  ...{ placedAt: new Date(now), paysUntil: timeToPay(way ?? 'card', now, timesToPay).reservedUntil },
  buyer: {
    nombre: [buyer.nombre, buyer.apellido_p ?? ''].join(' ').trim(),
    ...{ correo: buyer.email, telefono: buyer.telefono ?? '' },
  },
  tenders: [
    ...(quote.balance === undefined ? [] : [{ kind: 'balance' as const, amount: quote.balance }]),
    ...(byCredit ? [{ kind: 'credit' as const, amount: byCredit.amount }] : []),
    ...(way === undefined ? [] : [{ kind: way, amount: externalPart(quote) }]),
  ],
  ...(attempt ? { attempt } : {}),
  overdueCut: byCredit?.overdueCut,
  ...(gift !== null && names !== undefined && { gift: { item: gift, names, pieces: piecesOf(lines) } }),
});

const piecesOf = (lines: Draft['lines']): number => lines.reduce((sum, { pieces }) => sum + pieces, 0);
