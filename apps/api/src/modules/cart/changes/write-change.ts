/** Reads what a change of a cart needs, and writes the change. The caller has locked the cart. */
import type { Unit } from '@tianguis/database';
import { type LineName, lineKey, readLineFacts } from '../../lines/service.ts';
import { type CartRow, cartRepository } from '../cart-repository.ts';
import { extendReservation } from '../coupons/coupons.ts';
import { lineRepository } from '../line-repository.ts';
import type { Change, Known } from './changes.ts';

/** The most removed lines of a customer that can be restored. Older removed lines are deleted. */
const mostRemoved = 200;

/** @param names the lines whose products the change needs */
export async function readKnown(
  db: Unit['db'],
  customer: string,
  cart: CartRow,
  { names, most }: { names: readonly LineName[] | 'all'; most: number },
): Promise<Known> {
  const lines = await lineRepository(db).of(customer, { withRemoved: true });
  const facts = await readLineFacts(db, names === 'all' ? lines : names);
  return {
    ...{ lines, most, version: cart.version + 1, now: new Date() },
    facts: new Map(facts.map((one) => [lineKey(one), one])),
  };
}

export async function writeChange(unit: Unit, customer: string, cart: CartRow, { changed }: Change): Promise<void> {
  if (changed.length === 0) return;
  const lines = lineRepository(unit.db);
  await lines.write(customer, changed);
  if (changed.some(({ isRemoved }) => isRemoved)) await lines.dropOldRemoved(customer, mostRemoved);
  await cartRepository(unit.db).setVersion(customer, cart.version + 1);
  await extendReservation(unit, customer, cart);
}
