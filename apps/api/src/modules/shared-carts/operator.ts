/** Links of affiliates and livestreams, for operators' commands and for a job. */
import type { UnitOfWork } from '@tianguis/database';
import { cartLimits, mostLinkBytes, writeSharedLink } from '@tianguis/domain/cart';
import { makeToken } from '../accounts/service.ts';
import { hindranceOf, lineKey, readLineFacts, skuOfLine } from '../lines/service.ts';
import { linkRepository, type StoredCartLink } from './link-repository.ts';
import { addressOf } from './own-links.ts';
import { ofPartner } from './read-link.ts';
import { useRepository } from './use-repository.ts';
import { partnerSecret } from './webhooks/send-webhooks.ts';

export { sendPartnerWebhooks, type WebhookOptions } from './webhooks/send-webhooks.ts';

/** Days for which a use of a link is stored, long enough for a purchase through the link. */
const storedDays = 90;

/** @returns the number of deleted rows */
export async function pruneSharedCarts({ db }: Pick<UnitOfWork, 'db'>): Promise<number> {
  return (await useRepository(db).prune(storedDays)) + (await linkRepository(db).prune(storedDays));
}

export interface LinkToCreate {
  kind: 'afiliados' | 'livestream';
  /** Name of the affiliate or store, for shoppers. */
  name: string;
  products: ReadonlyArray<{ id: number; sku?: string | undefined; quantity: number }>;
  startsAt: Date | null;
  endsAt: Date | null;
  store: number | null;
  paymentId?: string | undefined;
  redirectTo?: string | undefined;
  webhook?: string | undefined;
}

export type CartLinkSheet = Omit<StoredCartLink, 'link' | 'customer'> & { url: string; uses: number };

interface OperatorOptions {
  publicOrigin: string;
  /** Origins of partners, to which links may redirect (SC-07). */
  partners: readonly string[];
}

/** Links of operators. All functions throw an Error with one sentence. */
export function createCartLinkOperator({ db }: Pick<UnitOfWork, 'db'>, { publicOrigin, partners }: OperatorOptions) {
  const links = linkRepository(db);
  return {
    async list(): Promise<CartLinkSheet[]> {
      return (await links.sheets()).map(({ link, customer: _, ...sheet }) => ({
        ...sheet,
        url: addressOf(publicOrigin, { kind: sheet.kind, link }),
      }));
    },
    /** The secret by which a partner verifies the messages of its webhook. Makes the secret if there is none. */
    async secret(partner: string): Promise<string> {
      const origin = partners.find((one) => one === partner);
      if (origin === undefined)
        throw new Error(`${partner} is no partner: the configuration names them in "cartPartners".`);
      return partnerSecret({ db }, origin);
    },
    /** @returns the id and the URL of the link */
    async create({ products, kind, name, startsAt, endsAt, store, ...more }: LinkToCreate) {
      if (products.length > cartLimits.perCall)
        throw new Error(`A link has at most ${cartLimits.perCall} products, and not ${products.length}.`);
      if (startsAt && endsAt && startsAt >= endsAt) throw new Error('A link cannot end before it begins.');
      if (store !== null && !(await links.storeExists(store))) throw new Error(`There is no store ${store}.`);
      for (const address of [more.redirectTo, more.webhook])
        if (address !== undefined && ofPartner(address, partners) === undefined)
          throw new Error(`${address} is not of a partner: the configuration names them in "cartPartners".`);
      await check(db, products);
      const id = makeToken().slice(0, 22);
      const payload = {
        id,
        products: products.map(({ id: product_id, sku, quantity }) => ({
          ...{ product_id, quantity },
          ...(sku !== undefined && { childrenSku: sku }),
        })),
        ...(more.paymentId !== undefined && { paymentId: more.paymentId }),
        ...(more.redirectTo !== undefined && { redirectTo: more.redirectTo }),
        ...(more.webhook !== undefined && { webhook: more.webhook }),
      };
      if (new TextEncoder().encode(JSON.stringify(payload)).length > mostLinkBytes)
        throw new Error(`The link is longer than ${mostLinkBytes} bytes: name fewer products.`);
      const link = writeSharedLink(payload);
      await links.add({ id, kind, customer: null, name, store, link, lines: products.length, startsAt, endsAt });
      return { id, url: addressOf(publicOrigin, { kind, link }) };
    },
    /** @returns whether the link was open */
    close: (id: string) => links.close(id, null),
  };
}

export type CartLinkOperator = ReturnType<typeof createCartLinkOperator>;

/** Checks that each product is sold, and that a variant is chosen if there are several. @throws Error */
async function check(db: UnitOfWork['db'], products: LinkToCreate['products']): Promise<void> {
  const names = products.map(({ id, sku = '0' }) => ({ id, sku }));
  const facts = new Map((await readLineFacts(db, names)).map((one) => [lineKey(one), one]));
  for (const name of names) {
    const found = facts.get(lineKey(name));
    if (found === undefined) throw new Error(`There is no product ${name.id}.`);
    const hindrance = hindranceOf(found);
    if (hindrance === 'choose') throw new Error(`Product ${name.id} has choices: write PRODUCT:SKU.`);
    if (hindrance !== undefined || (name.sku !== '0' && ![name.sku, '0'].includes(skuOfLine(found))))
      throw new Error(`Product ${name.id}${name.sku === '0' ? '' : `:${name.sku}`} is not sold.`);
  }
}
