/**
 * Reads a link to a cart, and checks it. A link is not trusted: only its product ids, variants and quantities are used
 * as they are.
 */
import { createHash } from 'node:crypto';
import type { SharedCartForm } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { plainLink, readSharedLink, type SharedCartKind } from '@tianguis/domain/cart';
import { Failure } from '../../failure.ts';
import type { Added } from '../cart/service.ts';
import { lineKey } from '../lines/service.ts';
import { linkRepository, type StoredCartLink } from './link-repository.ts';

export interface ReadLink {
  kind: SharedCartKind;
  /** SHA-256 of the link. Different base64 spellings of one link have the same hash. */
  hash: Buffer;
  /** One line for each product and variant. */
  lines: Added[];
  /** Number of lines that were left out: lines without a product, and lines above the limit. */
  left: number;
  /** The stored link, if this shop made the link; undefined for a link of a partner. */
  own: StoredCartLink | undefined;
  paymentId: string | undefined;
  /** URL at a configured partner, or undefined (SC-07). */
  redirectTo: string | undefined;
  webhook: string | undefined;
}

/**
 * @param cart id of the customer's cart, which marks lines of referrals and external carts (ST-07)
 * @throws Failure SHARED_CART_NOT_FOUND for an invalid, empty or closed link, and for a link with an id of ours that
 * differs from the stored link
 */
export async function readLink(
  { db }: Pick<UnitOfWork, 'db'>,
  { tipo: kind, enlace: text }: SharedCartForm,
  { cart = '', partners }: { cart?: string; partners: readonly string[] },
): Promise<ReadLink> {
  const link = readSharedLink(text, kind, cart);
  // SC-06: a link that contains only empty lines is refused like an empty one.
  if (link === undefined || link.lines.length === 0) throw new Failure('SHARED_CART_NOT_FOUND');
  const own = link.id === undefined ? undefined : await linkRepository(db).open(link.id);
  if (link.id !== undefined && (own?.kind !== kind || own.link !== plainLink(text)))
    throw new Failure('SHARED_CART_NOT_FOUND');
  return {
    ...{ kind, own, hash: hashOf(text), lines: toAdded(link.lines), left: link.lineCount - link.lines.length },
    paymentId: link.paymentId,
    redirectTo: ofPartner(link.redirectTo, partners),
    webhook: ofPartner(link.webhook, partners),
  };
}

export const hashOf = (link: string): Buffer => createHash('sha256').update(plainLink(link)).digest();

function toAdded(lines: ReadonlyArray<{ csId: number; childrenSku: string; quantity: number; tag: string }>): Added[] {
  const byKey = new Map<string, Added>();
  for (const { csId: id, childrenSku: sku, quantity, tag } of lines) {
    const key = lineKey({ id, sku });
    byKey.set(key, { ...{ id, sku, tag }, pieces: (byKey.get(key)?.pieces ?? 0) + quantity });
  }
  return [...byKey.values()];
}

/** SC-07: accepts a URL of a configured partner with https, and without a name and password. */
export function ofPartner(address: string | undefined, partners: readonly string[]): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && partners.includes(url.origin) ? url.href : undefined;
}
