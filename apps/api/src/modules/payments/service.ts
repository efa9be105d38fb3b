/**
 * Payments: what the shop asks its provider, and what the provider says (PA-01 to PA-07). Another try, or another way,
 * closes the open attempts at the provider first, so that at most one payment succeeds.
 */
import { randomUUID } from 'node:crypto';
import type { PayForm, PaymentView } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import type { MonthsPlan } from '@tianguis/domain/offer';
import { type TimesToPay, timeToPay, wayRefusal } from '@tianguis/domain/order';
import { type PaymentProvider, ProviderAway, type TokenCard, type Way } from '@tianguis/payments';
import { Failure, wrongField } from '../../failure.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { lockCustomer, lockOrder, type NewAttempt, sendPaymentEvent } from '../orders/service.ts';
import { paidBackBy, refundsOf, toRefundViews } from '../refunds/service.ts';
import { type Asking, isOpen, refreshPayment, startPayment } from './ask-provider.ts';
import { type Attempt, attemptRepository } from './attempt-repository.ts';
import { cardPages } from './cards/card-pages-repository.ts';
import { openCardPage } from './cards/cards.ts';
import { createTypedCards, needed, type TypedCards } from './cards/typed-cards.ts';
import { cardPlans, payChoices } from './choices.ts';
import { openAttempts } from './open-attempts.ts';
import {
  canCharge,
  externalTender,
  missingOf,
  type PayableOrder,
  payableRepository,
  setWay,
} from './payable-repository.ts';
import { toPaymentView } from './to-view.ts';

export { pruneCardPages } from './cards/card-pages-repository.ts';
export { cardId, openCardPage, savedCards, toShownCard, typedCard } from './cards/cards.ts';
export { cardPlans, wayStates } from './choices.ts';

/** Finds the customer of a call. Only the storefront's session buys. @throws Failure as `CheckoutCallers` */
export interface PaymentCallers {
  whoCalls(
    accessToken: string | undefined,
  ): Promise<{ account: { id: string }; session: { id: string; confirmed: Date } }>;
  /** The same for a session that was confirmed in the last minutes. @throws Failure also CONFIRMATION_REQUIRED */
  whoConfirmed(accessToken: string | undefined): Promise<unknown>;
}

export interface PaymentOptions {
  callers: PaymentCallers;
  /** Without a provider, orders wait until an operator notes their money. */
  provider?: PaymentProvider | undefined;
  ways: ReadonlySet<Way>;
  /** The plans of months that the shop offers. */
  months: readonly MonthsPlan[];
  timesToPay: TimesToPay;
  /** Address of the shop to which pages of banks return, if a call names none. */
  bankReturn: string;
  /** Authorises payments without capturing them (BL-12). */
  authorisesOnly: boolean;
  /** Counts tries to pay by card: of a customer, of a card, and of an address (PA-09). */
  tries: RateLimit;
  clock?: (() => number) | undefined;
}

/** An order after a try to pay: `next` is the page of the bank that the cardholder has to visit. */
export interface Tried {
  number: string;
  next: string | null;
}

export interface PaymentService extends TypedCards {
  readonly provider: PaymentProvider | undefined;
  /** The first attempt of a new order; undefined without a provider. The attempt is stored with the order. */
  newAttempt(way: Way, amount: number, more: AttemptOptions): NewAttempt | undefined;
  /** Asks the provider for the payment of a stored attempt. @returns the page of the bank, if there is one */
  start(attempt: string): Promise<string | null>;
  /**
   * Counts a try to pay by the customer, the card and the address (PA-09). So nobody finds out by tries which of many
   * stolen cards are valid. @throws Failure TOO_MANY_REQUESTS
   */
  countTry(customer: string, by: { card: { token: string } | null; address?: string | null }): Promise<void>;
  /**
   * Closes the open attempts of an unpaid order at the provider, before the order ends.
   * @throws Failure CHARGE_UNKNOWN while the provider may have charged
   */
  closeOpen(customer: string, number: string): Promise<void>;
  /** The page of the bank of an order whose cardholder did not confirm yet. */
  nextOf(order: string): Promise<string | null>;
  /**
   * The payment of an order, and the choices to pay it. An open attempt is asked about at the provider.
   * @param session the page of the provider in which a card was typed
   * @throws Failure ORDER_NOT_FOUND
   */
  view(accessToken: string | undefined, number: string, session?: string): Promise<PaymentView>;
  /**
   * Pays an unpaid order by another try, or in another way (PA-07). Once a part of a transfer arrived, another transfer
   * pays the rest.
   * @throws Failure ORDER_NOT_FOUND; ORDER_NOT_UNPAID; PART_RECEIVED for another way than a transfer; CHARGE_UNKNOWN
   * while the provider may have charged; VALIDATION_FAILED; TOO_MANY_REQUESTS; CONFIRMATION_REQUIRED for a saved card
   * and a new address
   */
  payAgain(accessToken: string | undefined, number: string, form: PayForm): Promise<Tried>;
  /** The page of the provider in which a card is typed for an unpaid order. @throws Failure PROVIDER_AWAY */
  cardPage(
    accessToken: string | undefined,
    number: string,
    returnUrl: string,
  ): Promise<{ page: string; frame: string }>;
  /** The number of the order of an attempt. @throws Failure ORDER_NOT_FOUND */
  orderOf(accessToken: string | undefined, attempt: string): Promise<string>;
}

export interface AttemptOptions {
  card?: TokenCard | undefined;
  months?: number | null;
  /** The most months that all products allow; null: not limited. */
  mostMonths: number | null;
  /** Origin and path to which the provider returns; the id of the attempt is added. */
  returnTo: string;
}

/** Milliseconds within which an open attempt is not asked about again. */
const restMs = 1_500;

export function createPayments(
  shop: UnitOfWork,
  { callers, provider, ways, months: plans, timesToPay, bankReturn, ...more }: PaymentOptions,
): PaymentService {
  const { authorisesOnly, tries, clock = Date.now } = more;
  const terms = () => ({ at: new Date(clock()), cardMinutes: timesToPay.cardMinutes });
  const asking = (): Asking => ({ shop, provider: needed(provider), terms, capture: !authorisesOnly });
  const attempts = attemptRepository(shop);
  const open = openAttempts(shop, asking);
  const payable = payableRepository(shop);
  const pages = cardPages(shop);
  const paidBack = paidBackBy(provider);

  async function own(accessToken: string | undefined, number: string) {
    const { account, session } = await callers.whoCalls(accessToken);
    const order = await payable.find(account.id, number);
    if (order === undefined) throw new Failure('ORDER_NOT_FOUND');
    return { customer: account.id, session: session.id, confirmed: session.confirmed, order };
  }

  function newAttempt(way: Way, amount: number, { returnTo, mostMonths, ...chosen }: AttemptOptions) {
    if (provider === undefined) return undefined;
    // A checkout may have a card from before another way was chosen.
    const { card, months = null } = way === 'card' ? chosen : {};
    // A plan that was chosen for another amount may not fit any more; pages then show one payment.
    const plan = card && cardPlans(plans, card, { amount, mostMonths }).find((one) => one.months === months);
    const id = randomUUID();
    return {
      ...{ id, provider: provider.name, amount, months: plan?.months ?? null },
      cardToken: card?.token ?? null,
      expires: way === 'card' ? null : timeToPay(way, clock(), timesToPay).expires,
      details: {
        returnUrl: `${returnTo || bankReturn}/${id}`,
        ...(card ? { card: { brand: card.brand, last4: card.last4 } } : {}),
      },
    };
  }

  async function start(id: string): Promise<string | null> {
    try {
      return challengeOf(await startPayment(asking(), id));
    } catch (error) {
      // A sweep asks again. Meanwhile the order's page says that the payment is not known yet.
      if (error instanceof ProviderAway) return null;
      throw error;
    }
  }

  async function countTry(
    customer: string,
    { card, address = null }: { card: { token: string } | null; address?: string | null },
  ) {
    const keys = [customer, ...(card ? [`card ${card.token}`] : []), ...(address ? [`address ${address}`] : [])];
    for (const key of keys) await tries.consume(key);
  }

  async function shown(
    customer: string,
    order: PayableOrder,
    latest: Attempt | undefined,
    { session: page, isAway }: { session: string | undefined; isAway: boolean },
  ): Promise<PaymentView> {
    const refunds = toRefundViews(await refundsOf(shop, order.id), paidBack);
    const session = page !== undefined && (await pages.isOf(page, customer)) ? page : undefined;
    const offered = { provider, ways, plans, timesToPay, now: clock() };
    const choices = await payChoices(offered, { customer, order, latest, session });
    return toPaymentView(order, latest, choices, { isAway, refunds });
  }

  const typed = createTypedCards({ provider, pages, clock });

  return {
    provider,
    newAttempt,
    start,

    countTry,

    async closeOpen(customer, number) {
      const order = await payable.find(customer, number);
      if (order && provider) await open.close(order);
    },

    async nextOf(order) {
      return challengeOf((await attempts.of(order)).find(isOpen));
    },

    async view(accessToken, number, session) {
      const { customer, order } = await own(accessToken, number);
      const [latest] = await attempts.of(order.id);
      const isFresh = latest?.asked && clock() - latest.asked.getTime() < restMs;
      if (!provider || !latest || !isOpen(latest) || isFresh)
        return shown(customer, order, latest, { session, isAway: false });
      let isAway = false;
      await refreshPayment(asking(), latest).catch((error) => {
        if (!(error instanceof ProviderAway)) throw error;
        isAway = true;
      });
      const [after] = await attempts.of(order.id);
      const now = (await payable.find(customer, number)) ?? order;
      return shown(customer, now, after, { session, isAway });
    },

    async payAgain(accessToken, number, form) {
      const { customer, session, confirmed, order } = await own(accessToken, number);
      const way = form.forma;
      const amount = missingOf(order);
      const { mostMonths } = order;
      const isPart = order.state === 'partial';
      // Another way would charge the whole amount, although a part of a transfer arrived.
      if (isPart && way !== 'spei') throw new Failure('PART_RECEIVED');
      const refused = ways.has(way) && provider ? wayRefusal(way, amount) : 'not-offered';
      if (refused) throw wrongField('forma', 'Elige otra forma de pago: con esta no se puede pagar este pedido.');
      if (!canCharge(order) && order.state !== 'charging' && !isPart) throw new Failure('ORDER_NOT_UNPAID');
      const card =
        way === 'card' && provider?.takesCards ? await typed.chosenCard({ customer, session }, form) : undefined;
      const { regreso: returnTo = '', meses: months = null } = form;
      const fitting = (card ? cardPlans(plans, card, { amount, mostMonths }) : []).map((plan) => plan.months);
      if (way === 'card' && ![null, 1, ...fitting].includes(months))
        throw wrongField('meses', 'Ese plan de meses no aplica. Elige otra vez en cuántos pagos.');
      // The slip or the CLABE that the customer has stays valid, so that two references of one order do not confuse.
      const [latest] = await attempts.of(order.id);
      const isSame = latest && isOpen(latest) && latest.way === way && way !== 'card' && latest.providerId !== null;
      if (isSame && (latest.expires === null || latest.expires.getTime() > clock())) return { number, next: null };
      // An order to a new address must not be paid by a saved card without a confirmation, as in a checkout (PA-09).
      if (card?.isSaved && (await payable.isAddressSince(order.id, confirmed))) await callers.whoConfirmed(accessToken);
      await countTry(customer, { card: card ?? null });
      if (way !== 'spei') await open.keepTransfer(customer, order);
      await open.close(order);
      const tried = await shop.withTransaction(async (unit) => {
        if (!(await lockCustomer(unit, customer))) throw new Failure('UNAUTHENTICATED');
        await lockOrder(unit, order.id);
        const now = await payableRepository(unit).find(customer, number);
        // The order was paid meanwhile, or by an attempt that was being closed.
        if (!now || !(canCharge(now) || now.state === 'partial')) throw new Failure('ORDER_NOT_UNPAID');
        const stored = attemptRepository(unit);
        if ((await stored.of(order.id)).some(isOpen)) throw new Failure('CHARGE_UNKNOWN');
        const tender = externalTender(now);
        if (!tender) throw new Failure('ORDER_NOT_UNPAID');
        // A part arrived while its CLABE was being closed: another CLABE takes the rest.
        const by = now.state === 'partial' ? 'spei' : way;
        const attempt = newAttempt(by, missingOf(now), { card, months, mostMonths, returnTo });
        if (!attempt) throw new Failure('ORDER_NOT_UNPAID');
        const { reservedUntil } = timeToPay(by, clock(), timesToPay);
        await setWay(unit, { order: order.id, tender: tender.id }, by, reservedUntil);
        await stored.add({ ...attempt, tender: tender.id });
        if (by === 'card') await sendPaymentEvent(unit, order.id, 'charge', 'customer', terms());
        return { id: attempt.id, by };
      });
      const next = await start(tried.id);
      if (tried.by !== way) throw new Failure('PART_RECEIVED');
      return { number, next };
    },

    async cardPage(accessToken, number, returnUrl) {
      const { customer, session, order } = await own(accessToken, number);
      if (!canCharge(order)) throw new Failure('ORDER_NOT_UNPAID');
      const amount = externalTender(order)?.amount ?? order.total;
      const page = await openCardPage(needed(provider), { reference: order.id, customer, amount, returnUrl });
      await typed.noteCardPage(page.id, { customer, session });
      return page;
    },

    async orderOf(accessToken, attempt) {
      const { id: customer } = (await callers.whoCalls(accessToken)).account;
      const number = await payable.ofAttempt(customer, attempt);
      if (number === undefined) throw new Failure('ORDER_NOT_FOUND');
      return number;
    },

    ...typed,
  };
}

const challengeOf = (attempt: Attempt | undefined): string | null =>
  attempt && isOpen(attempt) ? (attempt.details.challenge ?? null) : null;
