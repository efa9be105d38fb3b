/** Rules for saving: which products, and how many. */
import { wishlistLimits } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { hasUnwritable, plainText } from '@tianguis/domain';
import { Failure } from '../../failure.ts';
import { itemRepository } from './item-repository.ts';
import type { listRepository, StoredList } from './list-repository.ts';

const words = {
  gone: 'Ese producto ya no se vende, así que no podemos guardarlo.',
  full: `En una lista caben ${wishlistLimits.products} productos. Quita alguno, o guárdalo en otra lista.`,
  taken: 'Ya tienes una lista con ese nombre.',
} as const;

/** @throws Failure WISHLIST_NOT_FOUND for a list of another customer, and for a list that does not exist (RO-02) */
export async function ownList(
  lists: Pick<ReturnType<typeof listRepository>, 'one'>,
  customer: string,
  id: string,
): Promise<StoredList> {
  const list = await lists.one(customer, id);
  if (list === undefined) throw new Failure('WISHLIST_NOT_FOUND');
  return list;
}

/**
 * Refuses a list that has become too long. @param count of its items after a change, in the same transaction @throws
 * Failure VALIDATION_FAILED
 */
export function refuseFullList(count: number): void {
  if (count <= wishlistLimits.products) return;
  throw new Failure('VALIDATION_FAILED', 'The list is full.', {
    fields: [{ name: 'products', code: 'TOO_MANY', limit: wishlistLimits.products, msg: words.full }],
  });
}

/**
 * The name of a list as it is stored, from the text that the customer typed.
 * @throws Failure VALIDATION_FAILED if nothing of the text can be seen, or if it has characters that no person types
 */
export function nameOfList(typed: string): string {
  const name = plainText(typed);
  if (name !== '' && !hasUnwritable(name)) return name;
  throw new Failure('VALIDATION_FAILED', 'This is no name of a list.', {
    fields: [{ name: 'nombre', code: name === '' ? 'REQUIRED' : 'INVALID_FORMAT' }],
  });
}

/**
 * Refuses a second list with the same name, since shoppers distinguish lists by name. @param id of the list that gets
 * the name
 */
export function refuseTakenName(lists: readonly StoredList[], name: string, id?: string): void {
  // Lists of earlier versions have names that were not cleaned.
  const plain = (text: string) => plainText(text).toLocaleLowerCase('es-MX');
  if (!lists.some((list) => list.id !== id && plain(list.name) === plain(name))) return;
  throw new Failure('VALIDATION_FAILED', 'Another list has this name.', {
    fields: [{ name: 'nombre', code: 'TAKEN', msg: words.taken }],
  });
}

/**
 * Saves products of a customer whose row is locked, into one list. Hearts give no list: products that no list has are
 * saved into the default list. Products that are already saved stay unchanged, even if they are no longer sold.
 * @param ownDefault returns the default list, and creates it if needed
 * @throws Failure VALIDATION_FAILED
 */
export async function addProducts(
  db: UnitOfWork['db'],
  customer: string,
  asked: { products: readonly number[]; into: string | undefined; ownDefault(): Promise<string> },
): Promise<void> {
  const { into } = asked;
  const items = itemRepository(db);
  const products = [...new Set(asked.products)];
  const there = new Set(await items.savedOf(customer, products, into));
  const fresh = products.filter((id) => !there.has(id));
  if (fresh.length === 0) return;
  const known = new Set(await items.known(fresh));
  if (fresh.some((id) => !known.has(id)))
    throw new Failure('VALIDATION_FAILED', 'Products are not sold.', {
      fields: asked.products.flatMap((id, at) =>
        there.has(id) || known.has(id) ? [] : [{ name: `products.${at}`, code: 'WRONG' as const, msg: words.gone }],
      ),
    });
  const back = into === undefined ? new Set(await items.restoreRecent(customer, fresh)) : new Set<number>();
  const lacking = fresh.filter((id) => !back.has(id));
  if (lacking.length > 0) await items.add(into ?? (await asked.ownDefault()), lacking);
  for (const list of await items.listsWith(customer, fresh)) refuseFullList(list.count);
}
