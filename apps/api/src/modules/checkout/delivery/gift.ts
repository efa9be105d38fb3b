/** Checkouts that buy a gift of a registry: they go to the address of its owner, which the giver never reads (RT-23). */
import type { Address, OpenCheckoutForm } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { plainLines } from '@tianguis/domain';
import { readCode } from '@tianguis/domain/registry';
import { Failure, wrongField } from '../../../failure.ts';
import { addressOf } from '../../addresses/service.ts';
import { giftItem, giversAddress, registryWords as words } from '../../registries/service.ts';
import type { StoredCheckout } from '../checkout-repository.ts';

/** Where a gift goes. */
export interface GiftDestination {
  names: string;
  code: string;
  /** The whole address; undefined if the registry takes no gifts. */
  address: Address | undefined;
}

/** The gift of a checkout; undefined if its goods are for the customer. */
export async function giftOf(
  shop: Pick<UnitOfWork, 'db'>,
  { gift }: Pick<StoredCheckout, 'gift'>,
): Promise<GiftDestination | undefined> {
  const item = gift === null ? undefined : await giftItem(shop, gift);
  if (!item) return undefined;
  const { names, code, owner, address, isClosed } = item;
  const isTaken = isClosed || address === null;
  return { names, code, address: isTaken ? undefined : await addressOf(shop, owner, address) };
}

/** The address to which a gift is sent. @throws Failure VALIDATION_FAILED if the registry takes no gifts */
export function addressOfGift({ address }: GiftDestination): Address {
  if (!address) throw wrongField('compra', words.closed);
  return address;
}

/** What the giver reads of the destination. */
export const shownDestination = ({ address, names }: GiftDestination): Address | null =>
  address ? giversAddress(address, names) : null;

/**
 * What a new checkout of a gift buys.
 * @throws Failure REGISTRY_NOT_FOUND if the registry has no such item; VALIDATION_FAILED if it takes no gifts, or if
 * fewer pieces are wanted
 */
export async function openGift(
  shop: Pick<UnitOfWork, 'db'>,
  { mesa, articulo, pieces, dedicatoria = '' }: NonNullable<OpenCheckoutForm['regalo']>,
): Promise<Pick<StoredCheckout, 'product' | 'gift' | 'giftNote'>> {
  const item = await giftItem(shop, articulo);
  if (!item || item.code !== readCode(mesa)) throw new Failure('REGISTRY_NOT_FOUND');
  if (item.isClosed) throw wrongField('pieces', words.closed);
  if (item.address === null) throw wrongField('pieces', words.noAddress);
  if (item.left < pieces) throw wrongField('pieces', item.left === 0 ? words.taken : words.fewer(item.left));
  const product = { id: item.product, sku: item.sku, pieces };
  return { product, gift: articulo, giftNote: plainLines(dedicatoria) || null };
}
