/**
 * Carts that are shared by a link: shows the products of a link, adds the products to a cart, and removes them again.
 * Decision 35.
 */
import type {
  AffiliateTagForm,
  LiveCartForm,
  SharedCartForm,
  SharedCartPreviewReply,
  SharedCartUseReply,
} from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { mailKey } from '@tianguis/domain';
import { Failure } from '../../failure.ts';
import { type CartCall, type CartService, previewOf, type ViewOptions } from '../cart/service.ts';
import { readLink } from './read-link.ts';
import { useRepository } from './use-repository.ts';

/** Finds the customer of a call. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440 */
export interface LinkCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string; email: string } }>;
}

export interface SharedCartOptions extends Pick<ViewOptions, 'cardsOf' | 'most' | 'freeShipping'> {
  callers: LinkCallers;
  carts: Pick<CartService, 'view' | 'bring' | 'takeBack'>;
  /** Origins of partners, to which links may redirect (SC-07). */
  partners: readonly string[];
}

/** All functions throw SHARED_CART_NOT_FOUND for links that cannot be used, and for uses of another customer. */
export interface SharedCartService {
  /** Needs no session. With a session, the reply contains whether the caller made the link. */
  preview(call: CartCall, form: SharedCartForm): Promise<SharedCartPreviewReply>;
  /**
   * Adds the lines of a link. Lines that cannot be added become notices. The same link within a minute adds its lines
   * only once.
   */
  use(call: CartCall, form: SharedCartForm): Promise<SharedCartUseReply>;
  useOf(call: CartCall, id: string): Promise<SharedCartUseReply>;
  /** Removes what the link added. A second call changes nothing. */
  undo(call: CartCall, id: string): Promise<SharedCartUseReply>;
  /** AP-17. @throws Failure VALIDATION_FAILED for an e-mail that is not the caller's */
  tag(call: CartCall, form: AffiliateTagForm): Promise<void>;
  /** AP-18. @throws Failure VALIDATION_FAILED for an id or e-mail that is not the caller's */
  liveClick(call: CartCall, form: LiveCartForm): Promise<void>;
}

/** If the same link is opened again within this number of seconds, by a reload or in a second tab, it is used once. */
const againSeconds = 60;

export function createSharedCarts(shop: UnitOfWork, options: SharedCartOptions): SharedCartService {
  const { callers, carts, partners } = options;
  const whose = async ({ accessToken }: CartCall) => (await callers.whoCalls(accessToken)).account;

  /** The caller's id; undefined for visitors without a token, since anybody may preview a link. */
  const callerOf = async (call: CartCall): Promise<string | undefined> =>
    call.accessToken === undefined ? undefined : (await whose(call)).id;

  async function reply(call: CartCall, customer: string, id: string): Promise<SharedCartUseReply> {
    const use = await useRepository(shop.db).read(customer, id);
    if (!use) throw new Failure('SHARED_CART_NOT_FOUND');
    const { data } = await carts.view({ accessToken: call.accessToken });
    return {
      status: 'success',
      data: {
        ...{ uso: use.id, tipo: use.kind, de: use.name, avisos: use.notices, deshecho: use.isUndone },
        agregados: use.added.map(({ id: product, sku, pieces, title }) => ({
          ...{ id: product, childrenSku: sku, titulo: title ?? '', piezas: pieces },
        })),
        total_items: data.total_items,
      },
    };
  }

  return {
    async preview(call, form) {
      const caller = await callerOf(call);
      const { lines, left, own } = await readLink(shop, form, { partners });
      const { products, pieces, goods, missing } = await previewOf(shop, lines, options);
      // ER-07: no product of the link can be bought.
      if (pieces === 0) throw new Failure('SHARED_CART_NOT_FOUND');
      return {
        status: 'success',
        data: {
          ...{ de: own?.name ?? null, products, total_items: pieces, total_price: goods, faltan: left + missing },
          tienda_id: own?.store ?? products[0]?.store.id ?? null,
          es_propio: own?.customer != null && own.customer === caller,
        },
      };
    },

    async use(call, form) {
      const { id: customer } = await whose(call);
      let use: string | undefined;
      let read: Awaited<ReturnType<typeof readLink>> | undefined;
      await carts.bring(
        call,
        async ({ db }, _, cart) => {
          read = await readLink({ db }, form, { cart, partners });
          use = await useRepository(db).recent(customer, read.hash, againSeconds);
          return use === undefined ? read.lines : undefined;
        },
        async ({ db }, _, { brought, notices, isSold }) => {
          if (!read || (brought.length === 0 && !isSold)) throw new Failure('SHARED_CART_NOT_FOUND');
          const { kind, hash, own, paymentId, redirectTo, webhook } = read;
          use = await useRepository(db).add(customer, {
            ...{ kind, hash, link: own?.id ?? null, added: brought, notices, paymentId, redirectTo, webhook },
          });
        },
      );
      return reply(call, customer, use ?? '');
    },

    async useOf(call, id) {
      return reply(call, (await whose(call)).id, id);
    },

    async undo(call, id) {
      const { id: customer } = await whose(call);
      const use = await useRepository(shop.db).read(customer, id);
      if (!use) throw new Failure('SHARED_CART_NOT_FOUND');
      await carts.takeBack(call, use.added, ({ db }) => useRepository(db).undo(customer, id));
      return reply(call, customer, id);
    },

    async tag(call, { vendor_hash_cart: enlace, user_email: email }) {
      const account = await whose(call);
      if (mailKey(email) !== mailKey(account.email)) throw ofSomebodyElse('user_email');
      const { hash, own } = await readLink(shop, { tipo: 'afiliados', enlace }, { partners });
      await useRepository(shop.db).tag(account.id, hash, own?.id ?? null);
    },

    async liveClick(call, { user_id: id, email, tienda_id: store, products, source }) {
      const account = await whose(call);
      if (id !== account.id) throw ofSomebodyElse('user_id');
      if (mailKey(email) !== mailKey(account.email)) throw ofSomebodyElse('email');
      await useRepository(shop.db).click(account.id, store, products, source);
    },
  };
}

const ofSomebodyElse = (name: string): Failure =>
  new Failure('VALIDATION_FAILED', 'That is not who calls.', { fields: [{ name, code: 'WRONG' as const, msg: '' }] });
