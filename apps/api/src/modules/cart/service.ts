/** The cart (AP-10, AP-11): the products that a customer wants to buy. Decision 34. */
import type {
  AddToCartForm,
  CartNotice,
  CartReply,
  MoveCartForm,
  RestoreCartForm,
  SetCartForm,
} from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { countCouponTry } from '../accounts/service.ts';
import { beginRequest, isPressedTwice } from '../idempotency/service.ts';
import { hindranceOf, type LineFacts, type LineName, lineKey } from '../lines/service.ts';
import { saveProducts } from '../wishlist/service.ts';
import { type CartRow, cartRepository } from './cart-repository.ts';
import {
  type Added,
  addLines,
  type Brought,
  broughtBy,
  type Change,
  type Known,
  moveLines,
  notePrices,
  removeLines,
  restoreLines,
  setLines,
  takeBackLines,
} from './changes/changes.ts';
import { readKnown, writeChange } from './changes/write-change.ts';
import { giveBackCoupon, knownCoupon, takeCoupon } from './coupons/coupons.ts';
import { noneAdded, toAdded, toName } from './form-lines.ts';
import { readCart, type UnpaidOrders, type ViewOptions, viewOf } from './view.ts';

export type { Added, Brought } from './changes/changes.ts';
export { lockCart, returnOrderedLines, takeOrderedLines } from './changes/ordered-lines.ts';
export { useCoupon } from './coupons/coupons.ts';
export { previewOf } from './preview.ts';
export {
  type CartState,
  readCart,
  type ShownLine,
  showLines,
  toPriced,
  type ViewOptions,
} from './view.ts';

/** Finds the customer of a call. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440 */
export interface CartCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
}

/** The values of a call, except its body. */
export interface CartCall {
  accessToken: string | undefined;
  /** Postal code of the delivery. */
  postalCode?: string | undefined;
  /** A change with the same key and body takes effect once. */
  idempotencyKey?: string | undefined;
}

/** All functions throw the failures of {@link CartCallers}, and POSTAL_CODE_NOT_FOUND. */
export interface CartService {
  /**
   * @param hash if given, it must be the hash of the caller's cart @throws Failure CART_NOT_FOUND for another cart
   * (RL-06)
   */
  view(call: CartCall, hash?: string): Promise<CartReply>;
  /**
   * Adds pieces. Pieces that cannot be added become notices, and the rest is added.
   * @throws Failure PRODUCT_NOT_FOUND or VALIDATION_FAILED if nothing can be added; CART_NOT_FOUND for another
   * customer's cart
   */
  add(call: CartCall, form: AddToCartForm): Promise<CartReply>;
  /** Sets the pieces of the lines in the form. All other lines remain unchanged. */
  set(call: CartCall, form: SetCartForm): Promise<CartReply>;
  /** Moves lines: saves them for later, puts them back into the cart, or adds them to the wishlist. */
  move(call: CartCall, form: MoveCartForm): Promise<CartReply>;
  /** Restores lines that were removed in the last day. */
  restore(call: CartCall, form: RestoreCartForm): Promise<CartReply>;
  /** Records that the customer has seen today's prices. */
  acknowledge(call: CartCall): Promise<CartReply>;
  /**
   * @throws Failure VALIDATION_FAILED with the reason why the coupon cannot be used; TOO_MANY_REQUESTS if the customer
   * typed too many unknown codes
   */
  setCoupon(call: CartCall, code: string): Promise<CartReply>;
  removeCoupon(call: CartCall): Promise<CartReply>;
  /**
   * Adds the lines of a link. `read` returns the lines for the hash of the cart, or undefined if there is nothing to
   * add. `note` gets the added lines, in the same transaction. If `note` throws, no line is added.
   */
  bring(
    call: CartCall,
    read: (unit: Unit, customer: string, cart: string) => Promise<readonly Added[] | undefined>,
    note: (unit: Unit, customer: string, came: Came) => Promise<void>,
  ): Promise<void>;
  /** Removes the pieces that a link added, if `begin` returns true. `begin` runs in the same transaction. */
  takeBack(
    call: CartCall,
    brought: readonly Brought[],
    begin: (unit: Unit, customer: string) => Promise<boolean>,
  ): Promise<void>;
}

/** The result of adding the lines of a link. */
export interface Came {
  brought: Brought[];
  /** Lines that could not be added, and the reasons. */
  notices: string[];
  /** Some product of the link can be bought, even if this cart cannot take more of it. */
  isSold: boolean;
}

const isSold = (facts: LineFacts): boolean => hindranceOf(facts) === undefined && (facts.variant?.stock ?? 0) > 0;

interface CartOptions extends ViewOptions {
  callers: CartCallers;
  unpaidOrders: UnpaidOrders;
}

/** Seconds within which the same form without a key counts as submitted twice. */
const pressSeconds = 2;

export function createCarts(shop: UnitOfWork, { callers, ...options }: CartOptions): CartService {
  const whose = async ({ accessToken }: CartCall) => (await callers.whoCalls(accessToken)).account.id;
  const stateOf = async (on: Pick<UnitOfWork, 'db'>, customer: string) => ({
    ...(await readCart(on, customer)),
    unpaid: await options.unpaidOrders(on, customer),
  });
  const reply = async (
    state: Awaited<ReturnType<typeof stateOf>>,
    { postalCode }: CartCall,
    notices: readonly CartNotice[],
  ) => ({
    status: 'success',
    data: await viewOf(state, postalCode, notices, options),
  });

  async function own(customer: string, hash: string | undefined): Promise<void> {
    if (hash !== undefined && hash !== (await cartRepository(shop.db).hashOf(customer)))
      throw new Failure('CART_NOT_FOUND');
  }

  /** Locks a customer's cart, and runs `work` in a transaction. So changes of one cart run one after the other. */
  const inTurn = <T>(customer: string, work: (unit: Unit, cart: CartRow) => Promise<T>): Promise<T> =>
    shop.withTransaction(async (unit) => work(unit, await cartRepository(unit.db).lock(customer)));

  /**
   * Changes a cart, and replies with the cart. The cart is read in the transaction of the change, before the next
   * change can begin.
   */
  async function replying(
    customer: string,
    call: CartCall,
    work: (unit: Unit, cart: CartRow) => Promise<readonly CartNotice[]>,
  ): Promise<CartReply> {
    const { state, notices } = await inTurn(customer, async (unit, cart) => ({
      notices: await work(unit, cart),
      state: await stateOf(unit, customer),
    }));
    return reply(state, call, notices);
  }

  const know = ({ db }: Unit, customer: string, cart: CartRow, names: readonly LineName[] | 'all') =>
    readKnown(db, customer, cart, { names, most: options.most });

  /** Changes lines of a cart. Does nothing if the request took effect before. */
  async function change(
    { isAdding = false, ...call }: CartCall & { isAdding?: boolean },
    form: { owner?: string; readonly products?: readonly unknown[] } | undefined,
    names: readonly LineName[] | 'all',
    work: (known: Known, unit: Unit, customer: string) => Change | Promise<Change>,
  ): Promise<CartReply> {
    const customer = await whose(call);
    await own(customer, form?.owner);
    return replying(customer, call, async (unit, cart) => {
      if (await tookEffect(unit, customer, { ...call, isAdding }, form)) return [];
      const change = await work(await know(unit, customer, cart, names), unit, customer);
      await writeChange(unit, customer, cart, change);
      return change.notices;
    });
  }

  return {
    async view(call, hash) {
      const customer = await whose(call);
      await own(customer, hash);
      return reply(await stateOf(shop, customer), call, []);
    },

    async add(call, form) {
      const added = toAdded(form);
      return change({ ...call, isAdding: true }, form, added, (known) => {
        const done = addLines(known, added);
        if (done.changed.length === 0 && done.notices.every(({ code }) => code === 'NOT_ADDED'))
          throw noneAdded(known, added, done);
        return done;
      });
    },

    set: (call, form) => {
      const wanted = form.products.map((one) => ({ ...toName(one), pieces: one.cart_quantity }));
      return change(call, form, wanted, (known) => setLines(known, wanted, form.version));
    },

    move: (call, form) => {
      const names = form.products.map(toName);
      return change(call, form, names, async (known, unit, customer) => {
        if (form.a !== 'favoritos') return moveLines(known, names, form.a === 'despues');
        const there = names.filter((name) =>
          known.lines.some((line) => !line.isRemoved && lineKey(line) === lineKey(name)),
        );
        await saveProducts(unit, customer, [...new Set(there.map(({ id }) => id))]);
        return removeLines(known, there);
      });
    },

    restore: (call, form) => {
      const names = form.products.map(toName);
      return change(call, form, names, (known) => restoreLines(known, names));
    },

    acknowledge: (call) => change(call, undefined, 'all', notePrices),

    async setCoupon(call, code) {
      const customer = await whose(call);
      await countCouponTry(shop.db, customer, () => knownCoupon(shop, code));
      return replying(customer, call, async (unit, cart) => {
        if (!(await tookEffect(unit, customer, call, { cupon: code }))) await takeCoupon(unit, customer, cart, code);
        return [];
      });
    },

    async removeCoupon(call) {
      const customer = await whose(call);
      return replying(customer, call, async (unit, cart) => {
        if (!(await tookEffect(unit, customer, call, 'sin cupon'))) await giveBackCoupon(unit, customer, cart);
        return [];
      });
    },

    async bring(call, read, note) {
      const customer = await whose(call);
      const hash = (await cartRepository(shop.db).hashOf(customer)) ?? '';
      await inTurn(customer, async (unit, cart) => {
        const added = await read(unit, customer, hash);
        if (added === undefined) return;
        const known = await know(unit, customer, cart, added);
        const done = addLines(known, added);
        await note(unit, customer, {
          brought: broughtBy(known, done),
          notices: done.notices.map(({ msg }) => msg),
          isSold: [...known.facts.values()].some(isSold),
        });
        await writeChange(unit, customer, cart, done);
      });
    },

    async takeBack(call, brought, begin) {
      const customer = await whose(call);
      await inTurn(customer, async (unit, cart) => {
        if (!(await begin(unit, customer))) return;
        await writeChange(unit, customer, cart, takeBackLines(await know(unit, customer, cart, brought), brought));
      });
    },
  };
}

/**
 * Whether a request took effect before. With a key, the key decides. Without a key, the same form to add products a
 * moment ago counts as submitted twice. @throws Failure IDEMPOTENCY_KEY_REUSED
 */
async function tookEffect(
  unit: Unit,
  customer: string,
  { idempotencyKey: key, isAdding = false }: CartCall & { isAdding?: boolean },
  form: unknown,
): Promise<boolean> {
  const operation = 'cart';
  if (key === undefined) return isAdding && isPressedTwice(unit, { customer, operation }, form, pressSeconds);
  return (await beginRequest(unit, { customer, operation, key }, form)).state === 'again';
}
