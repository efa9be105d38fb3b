/** The gift registries of a customer, for the export and the erasure of an account (RT-23, AF-07). */
import { isPaid } from '@tianguis/domain/order';
import { ownRegistriesPath } from '@tianguis/domain/registry';
import type { PersonalDataPart } from '../personal-data/service.ts';
import { registryOwnerRepository } from './owner-repository.ts';
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
          .map(({ from, note, title, pieces, at, thankedAt, changed }) => ({
            ...{ de: from, dedicatoria: note, producto: title, piezas: pieces, fecha: at.toISOString() },
            gracias: thankedAt?.toISOString() ?? null,
            cambiado_por_saldo: changed.pieces > 0 ? changed.amount / 100 : null,
          })),
      })),
    );
  },
  async hindrances(shop, { id }, isErasing) {
    if (!(await registryOwnerRepository(shop).isAwaitingGifts(id, isErasing))) return [];
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
  erase: (unit, { id }) => registryOwnerRepository(unit).erase(id),
};
