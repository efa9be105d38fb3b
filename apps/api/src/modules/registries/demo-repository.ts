/** The rows of the demo's registry (RT-23). */
import type { Unit } from '@tianguis/database';
import { sql } from 'kysely';

export interface DemoItem {
  product: number;
  sku: string;
  wanted: number;
}

/** The code of the demo's registry, which tests and people can type. */
export const demoCode = 'LUPYBETCBDA2';
const form = '00000000-0000-4000-8000-0000de020001';

/**
 * Makes the registry of a customer with an address, once.
 * @returns the ids of its items, in their sequence; undefined if the registry was made before, or cannot be made
 */
export async function makeDemoRegistry(
  { db }: Unit,
  owner: string,
  items: readonly DemoItem[],
  eventOn: string,
): Promise<string[] | undefined> {
  const address = await db
    .selectFrom('addresses')
    .select('id')
    .where('customer_id', '=', owner)
    .where('slot', 'is not', null)
    .orderBy('rank', 'desc')
    .executeTakeFirst();
  if (!address) return undefined;
  const added = db.insertInto('registries').values({
    ...{ customer_id: owner, form_id: form, code: demoCode, kind: 'wedding', names: 'Lupita y Beto' },
    ...{ folded: ' lupita y beto', event_on: eventOn, address_id: address.id, is_listed: true },
    message: 'Nos casamos en Xochimilco. Si quieren regalarnos algo, esto nos haría muy felices. ¡Los esperamos!',
  });
  const registry = (
    await added
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;
  if (registry === undefined) return undefined;
  const made: string[] = [];
  for (const [at, { product, sku, wanted }] of items.entries()) {
    const item = await sql<{ id: string }>`
      insert into registry_items (registry_id, product_id, sku, wanted, added_at)
      values (${registry}, ${product}, ${sku}, ${wanted}, now() - make_interval(mins => ${at})) returning id`.execute(
      db,
    );
    made.push(item.rows[0]?.id ?? '');
  }
  return made;
}

/** A giver of the demo, who cannot sign in. */
export async function demoGiver({ db }: Unit, email: string, name: string, surname: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with found as (select id from customers where email = ${email}), made as (
      insert into customers (email, nombre, apellido_p)
      select ${email}, ${name}, ${surname} where not exists (select from found) returning id
    )
    select id from found union all select id from made`.execute(db);
  return rows[0]?.id ?? '';
}

/** The owner of the demo is not mailed about gifts, and has thanked for some. */
export async function settleDemoGift({ db }: Unit, order: string, isThanked: boolean, at: Date): Promise<void> {
  await db
    .updateTable('registry_gifts')
    .set({ mailed_at: at, thanked_at: isThanked ? at : null })
    .where('order_id', '=', order)
    .execute();
}
