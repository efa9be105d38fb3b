/** The gift registries of a customer, for the export and the erasure of an account (RT-23, AF-07). */
import { isPaid } from '@tianguis/domain/order';
import { ownRegistriesPath } from '@tianguis/domain/registry';
import { sql } from 'kysely';
import type { PersonalDataPart } from '../personal-data/service.ts';
import { registryRepository } from './repository.ts';

/**
 * Registries are deleted with the customer's row. Orders of givers stay, without the address that only the sellers knew.
 * A gift that has not arrived hinders the erasure, since it could not be delivered any more.
 */
export const registryData: PersonalDataPart = {
  name: 'mesas de regalos',
  tables: ['registries', 'registry_items', 'registry_gifts'],
  erased: 'Tus mesas de regalos, y tu dirección en los regalos que te compraron',
  async read(shop, { id }) {
    const registries = registryRepository(shop);
    return Promise.all(
      (await registries.all(id)).map(async (one) => ({
        ...{ codigo: one.code, evento: one.kind, nombres: one.names, fecha: one.eventOn, mensaje: one.message },
        ...{ buscable: one.isListed, sorpresa: one.isSurprise, cerrada: one.closedAt?.toISOString() ?? null },
        productos: (await registries.items(one.id)).map(({ product, sku, wanted }) => ({
          ...{ producto: product, opcion: sku, quiere: wanted },
        })),
        regalos: (await registries.gifts(one.id))
          .filter(({ payment }) => isPaid(payment))
          .map(({ from, note, title, pieces, at, thankedAt }) => ({
            ...{ de: from, dedicatoria: note, producto: title, piezas: pieces, fecha: at.toISOString() },
            gracias: thankedAt?.toISOString() ?? null,
          })),
      })),
    );
  },
  async hindrances({ db }, { id }, isErasing) {
    // Givers share the registry while they place, so no gift is added after this lock.
    if (isErasing) await sql`select from registries where customer_id = ${id} order by id for update`.execute(db);
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (
        select from registries r join registry_items i on i.registry_id = r.id
          join registry_gifts g on g.item_id = i.id join orders o on o.id = g.order_id
          join order_parcels p on p.order_id = o.id
         where r.customer_id = ${id} and o.payment_state not in ('expired', 'cancelled')
           and p.state not in ('delivered', 'returning', 'returned', 'cancelled')) as waiting`.execute(db);
    if (!rows[0]?.waiting) return [];
    return [
      {
        reason: 'gifts of a registry have not arrived',
        what: 'Hay regalos de tu mesa que todavía no llegan.',
        ...{
          todo: 'Espera a recibirlos. Si cierras tu mesa, ya no llegarán más.',
          link: { href: ownRegistriesPath, text: 'Ver mis mesas de regalos' },
        },
      },
    ];
  },
  async erase({ db }, { id }) {
    await sql`
      with own as (
        update registry_gifts g set names = null from registry_items i join registries r on r.id = i.registry_id
         where i.id = g.item_id and r.customer_id = ${id} returning g.order_id
      )
      update orders o set address = null from own where o.id = own.order_id`.execute(db);
    await db.deleteFrom('registries').where('customer_id', '=', id).execute();
  },
};
