/**
 * The document of a checkout: the customer's choices, and today's quote for them (CO-02 to CO-04, CO-08). It is stored
 * on the server, so each page of the checkout can be reloaded, and works without JavaScript.
 */
import { randomUUID } from 'node:crypto';
import type {
  Address,
  CardPageForm,
  CheckoutForm,
  CheckoutStep,
  CheckoutView,
  OpenCheckoutForm,
} from '@tianguis/contract';
import type { StoredCard, UnitOfWork } from '@tianguis/database';
import type { MonthsPlan } from '@tianguis/domain/offer';
import { wayRefusal } from '@tianguis/domain/order';
import type { TokenCard } from '@tianguis/payments';
import { Failure, wrongField } from '../../failure.ts';
import { balancePart } from '../balance/service.ts';
import { type SpendableCredit, spendableCredit } from '../credit/service.ts';
import { orderOfCheckout } from '../orders/service.ts';
import {
  cardId,
  cardPlans,
  openCardPage,
  type PaymentService,
  savedCards,
  toShownCard,
  typedCard,
  wayStates,
} from '../payments/service.ts';
import {
  type CheckoutChanges,
  type CheckoutValues,
  checkoutRepository,
  type StoredCheckout,
} from './checkout-repository.ts';
import { type GiftDestination, giftOf, openGift, shownDestination } from './delivery/gift.ts';
import { type Draft, draftOf, estimateOf, externalPart, mostMonthsOf } from './draft.ts';
import { hashOf, hashOfChoices } from './hash.ts';
import { quoteRepository } from './repository.ts';
import type { CheckoutOptions } from './service.ts';
import { picturesOf, toQuotedLine, toView } from './to-view.ts';

export interface DocumentOptions extends CheckoutOptions {
  payments: PaymentService;
  months: readonly MonthsPlan[];
}

/** All functions throw CHECKOUT_NOT_FOUND for the checkout of another customer. */
export interface CheckoutDocuments {
  /** Opens a checkout, or finds the latest checkout of the cart. Proposes address, way and card. */
  open(accessToken: string | undefined, form: OpenCheckoutForm): Promise<CheckoutView>;
  read(accessToken: string | undefined, id: string): Promise<CheckoutView>;
  /** Stores choices. @throws Failure ADDRESS_NOT_FOUND; VALIDATION_FAILED */
  choose(accessToken: string | undefined, id: string, form: CheckoutForm): Promise<CheckoutView>;
  /** The page of the provider in which a card is typed. @throws Failure PROVIDER_AWAY */
  cardPage(accessToken: string | undefined, id: string, form: CardPageForm): Promise<{ page: string; frame: string }>;
}

const nothing: CheckoutValues = {
  ...{ address: null, delivery: {}, way: null, cardSession: null, card: null, months: null },
  ...{ giftNote: null, receiver: null, usesBalance: false, balanceMost: null },
};

export function createDocuments(shop: UnitOfWork, options: DocumentOptions): CheckoutDocuments {
  const { callers, addresses, ways, credit, payments, timesToPay, months: plans, clock = Date.now } = options;
  const checkouts = checkoutRepository(shop.db);
  // Without a provider, an operator notes the money of cards.
  const takesCards = payments.provider?.takesCards ?? false;
  const whoCalls = async (accessToken: string | undefined) => {
    const { account, session } = await callers.whoCalls(accessToken);
    return { customer: account.id, session: session.id };
  };
  const customerOf = async (accessToken: string | undefined) => (await whoCalls(accessToken)).customer;

  async function own(customer: string, id: string): Promise<StoredCheckout> {
    const found = await checkouts.find(customer, id);
    if (found === undefined) throw new Failure('CHECKOUT_NOT_FOUND');
    return found;
  }

  /** The values that a new checkout proposes: the default address, and the way of paying that was used last. */
  async function proposal(accessToken: string | undefined, customer: string): Promise<CheckoutValues> {
    const [[address], cards, last] = await Promise.all([
      addresses.list({ accessToken }),
      savedCards(payments.provider, customer),
      checkouts.lastWay(customer),
    ]);
    const [card] = cards;
    const way = last && last !== 'card' && ways.has(last) ? last : card && ways.has('card') ? 'card' : null;
    return { ...nothing, address: address?.id ?? null, way, card: way === 'card' && card ? card : null };
  }

  /** The card that was typed in the page of the provider, since the page returns without the card. */
  async function withTypedCard(customer: string, checkout: StoredCheckout): Promise<StoredCheckout> {
    if (checkout.cardSession === null) return checkout;
    const session = await typedCard(payments.provider, checkout.cardSession);
    if (!session) return checkout;
    // The customer has just typed the card, so it is not one of the saved cards, even if it will be saved (PA-09).
    const card = { ...session, isSaved: false, page: checkout.cardSession };
    await checkouts.takeCard(customer, checkout.id, checkout.cardSession, card);
    return own(customer, checkout.id);
  }

  async function view(
    accessToken: string | undefined,
    customer: string,
    stored: StoredCheckout,
  ): Promise<CheckoutView> {
    const checkout = await withTypedCard(customer, stored);
    const gift = await giftOf(shop, checkout);
    const [own, cards, order, spendable] = await Promise.all([
      gift || checkout.address === null ? null : findAddress(accessToken, checkout.address),
      savedCards(payments.provider, customer),
      orderOfCheckout(shop, checkout.id, customer),
      credit && spendableCredit(shop, customer, credit.terms, clock()),
    ]);
    const { product, delivery: choices, usesBalance, balanceMost } = checkout;
    const address = gift ? (gift.address ?? null) : own;
    const source = { customer, product, choices, usesBalance, balanceMost, isGift: gift !== undefined };
    const draft = address === null ? undefined : await draftOf(shop, source, address, options);
    if (draft) await quoteRepository(shop.db).store(customer, checkout.id, hashOf(draft), draft.quote);
    const lines = draft ? undefined : await estimateOf(shop, source, options);
    return toDocument(checkout, { address, gift, draft, cards, order: order?.number ?? null, lines, spendable });
  }

  const findAddress = async (accessToken: string | undefined, id: string): Promise<Address | null> =>
    addresses.find({ accessToken }, id).catch((error) => {
      // The address was deleted, so the customer chooses again.
      if (error instanceof Failure && error.code === 'ADDRESS_NOT_FOUND') return null;
      throw error;
    });

  async function toDocument(
    checkout: StoredCheckout,
    known: {
      address: Address | null;
      gift: GiftDestination | undefined;
      draft: Draft | undefined;
      cards: readonly TokenCard[];
      order: string | null;
      lines: Awaited<ReturnType<typeof estimateOf>> | undefined;
      spendable: SpendableCredit | undefined;
    },
  ): Promise<CheckoutView> {
    const { address, gift, draft, cards, order } = known;
    // The other ways pay the rest.
    const total = draft ? externalPart(draft.quote) : (known.lines?.totals.total ?? 0);
    const isCard = checkout.way === 'card';
    const card = isCard ? checkout.card : null;
    const mostMonths = mostMonthsOf(draft?.lines ?? known.lines?.lines ?? []);
    const fitting = card ? cardPlans(plans, card, { amount: total, mostMonths }) : [];
    const fits = checkout.months !== null && fitting.some(({ months }) => months === checkout.months);
    const totals = draft?.totals ?? known.lines?.totals;
    // The credit pays the whole remainder, or is not offered.
    const byCredit = known.spendable && known.spendable.available >= total ? known.spendable : undefined;
    return {
      compra: checkout.id,
      kind: checkout.product ? 'product' : 'cart',
      step: stepOf(checkout, address, total, { takesCards, takesCredit: byCredit !== undefined }),
      takes_cards: takesCards,
      address: gift ? shownDestination(gift) : address,
      regalo: gift ? { mesa: gift.code, nombres: gift.names } : null,
      quote: draft ? toView(draft, { compra: checkout.id, hash: hashOf(draft), pedido: order }) : null,
      estimate: {
        lines: (draft?.lines ?? known.lines?.lines ?? []).map(toQuotedLine),
        ...{ goods: totals?.goods ?? 0, discount: totals?.discount ?? 0 },
        shipping_from: totals?.shipsFree ? 0 : (totals?.shippingFrom ?? null),
      },
      pictures: picturesOf(draft?.lines ?? known.lines?.lines ?? []),
      groups: draft?.groups ?? [],
      balance: {
        ...(draft?.balance ?? { available: 0, offered: 0 }),
        ...{ is_used: checkout.usesBalance, most: checkout.balanceMost },
      },
      ways: wayStates(ways, total, { now: clock(), timesToPay }),
      way: checkout.way === 'credit' && !byCredit ? null : checkout.way,
      credit: credit && byCredit ? { label: credit.label, ...byCredit } : null,
      card: card ? toShownCard(card, isSavedCard(card, cards)) : null,
      saved_cards: cards.map((one) => toShownCard(one)),
      plans: fitting,
      months: fits ? checkout.months : null,
      months_dropped: checkout.months !== null && !fits && isCard ? checkout.months : null,
      ...{ dedicatoria: checkout.giftNote ?? '', recibe: checkout.receiver ?? '', pedido: order },
      elegido: hashOfChoices(checkout),
    };
  }

  return {
    async open(accessToken, { compra, producto, regalo }) {
      const customer = await customerOf(accessToken);
      const found = compra
        ? await checkouts.find(customer, compra)
        : producto || regalo
          ? undefined
          : await checkouts.latest(customer);
      if (found) return view(accessToken, customer, found);
      const id = compra ?? randomUUID();
      const product = producto ? { id: producto.id, sku: producto.childrenSku, pieces: producto.pieces } : null;
      const proposed = await proposal(accessToken, customer);
      if (regalo) {
        const { giftNote, ...bought } = await openGift(shop, regalo);
        await checkouts.add(customer, id, bought, { ...proposed, address: null, giftNote });
      } else await checkouts.add(customer, id, { product, gift: null }, proposed);
      return view(accessToken, customer, await own(customer, id));
    },

    async read(accessToken, id) {
      const customer = await customerOf(accessToken);
      return view(accessToken, customer, await own(customer, id));
    },

    async choose(accessToken, id, sent) {
      const by = await whoCalls(accessToken);
      const { customer } = by;
      const checkout = await own(customer, id);
      // The owner of the registry has chosen where a gift goes, and who receives it.
      const { direccion: _, recibe: _receiver, ...ofGift } = sent;
      const form: CheckoutForm = checkout.gift === null ? sent : ofGift;
      if (form.direccion) await addresses.find({ accessToken }, form.direccion);
      if (form.forma && !(form.forma === 'credit' ? credit : ways.has(form.forma)))
        throw wrongField('forma', 'Esta tienda no acepta esa forma de pago. Elige otra.');
      const part = form.saldo === true ? (form.saldo_hasta ?? null) : null;
      const balanceMost = part && (await readPart(accessToken, customer, checkout, part));
      await checkouts.change(customer, id, {
        ...{ address: form.direccion, delivery: form.entrega, way: form.forma ?? (form.tarjeta ? 'card' : undefined) },
        ...(await cardOf(by, checkout, form)),
        months: form.meses === 1 ? null : form.meses,
        ...{ giftNote: textOf(form.dedicatoria), receiver: textOf(form.recibe) },
        ...(form.saldo !== undefined && { usesBalance: form.saldo, balanceMost }),
      });
      return view(accessToken, customer, await own(customer, id));
    },

    async cardPage(accessToken, id, { regreso }) {
      const by = await whoCalls(accessToken);
      const { customer } = by;
      const checkout = await own(customer, id);
      if (!payments.provider) throw new Failure('PROVIDER_AWAY');
      const { quote } = await view(accessToken, customer, checkout);
      const amount = quote ? externalPart(quote) : 0;
      // Everything is sold out, no address is chosen, or a coupon or the balance pays all: no provider takes a card for
      // nothing.
      if (amount === 0) throw wrongField('compra', 'Esta compra no tiene nada que se pueda pagar con tarjeta ahora.');
      const page = await openCardPage(payments.provider, {
        ...{ reference: id, customer, amount, returnUrl: regreso },
      });
      // The present card stays until another card is typed, since the customer may come back without one.
      await payments.noteCardPage(page.id, by);
      await checkouts.change(customer, id, { cardSession: page.id });
      return { page: page.page, frame: page.frame };
    },
  };

  /** The part of the balance that a customer typed. @throws Failure VALIDATION_FAILED */
  async function readPart(accessToken: string | undefined, customer: string, checkout: StoredCheckout, part: number) {
    const { quote, balance } = await view(accessToken, customer, checkout);
    return balancePart(part, { total: quote?.total ?? 0, ...balance });
  }

  /** The changes that a choice makes to the card, and to the page in which another card is typed. */
  async function cardOf(
    by: { customer: string; session: string },
    { card }: StoredCheckout,
    { tarjeta, forma }: CheckoutForm,
  ): Promise<Partial<Pick<CheckoutChanges, 'card' | 'cardSession'>>> {
    if (!tarjeta) return forma === undefined || forma === 'card' ? {} : { cardSession: null };
    // A card that was just typed stays a typed card, also if the customer chooses it among the saved cards (PA-09).
    const isPresent = card !== null && cardId(card) === tarjeta;
    return { card: isPresent ? card : await payments.chosenCard(by, { tarjeta }), cardSession: null };
  }
}

/** The first step that is not complete. Delivery always has a proposal, so it is never the first one. */
function stepOf(
  checkout: StoredCheckout,
  address: Address | null,
  total: number,
  { takesCards, takesCredit }: { takesCards: boolean; takesCredit: boolean },
): CheckoutStep {
  if (address === null) return 'direccion';
  const isPayable =
    checkout.way === 'credit'
      ? takesCredit
      : checkout.way !== null &&
        wayRefusal(checkout.way, total) === undefined &&
        (checkout.way !== 'card' || checkout.card !== null || !takesCards);
  // A purchase that costs nothing needs no way to pay (PA-05).
  return isPayable || total === 0 ? 'revisar' : 'pago';
}

const isSavedCard = (card: StoredCard, cards: readonly TokenCard[]): boolean =>
  cards.some((one) => cardId(one) === cardId(card));

/** A typed text; an empty text removes the stored one. Undefined: nothing was typed. */
const textOf = (typed: string | undefined): string | null | undefined =>
  typed === undefined ? undefined : typed.trim() || null;
