/** The saved products in the export and in the erasure of a customer's data. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { itemRepository } from './item-repository.ts';
import { listRepository } from './list-repository.ts';
import { mailingRepository } from './mailing-repository.ts';

/** These rows are deleted with the customer's row. The secrets of links are not stored. */
export const wishlistData: PersonalDataPart = {
  name: 'favoritos',
  tables: ['wishlists', 'wishlist_items', 'wishlist_mailings'],
  erased: 'Tus listas de favoritos, con los enlaces por los que las compartiste',
  async read({ db }, { id }) {
    const [lists, items, mailedAt] = await Promise.all([
      listRepository(db).allWithDeleted(id),
      itemRepository(db).ofCustomer(id),
      mailingRepository(db).mailedAt(id),
    ]);
    return {
      listas: lists.map(({ id: list, name, sharedAt, showsName, deletedAt }) => ({
        nombre: name,
        compartida: sharedAt && { desde: sharedAt.toISOString(), muestraTuNombre: showsName },
        borrada: deletedAt?.toISOString() ?? null,
        productos: items.flatMap(({ list: of, title, savedPrice, savedAt, isRemoved }) =>
          of === list
            ? [
                {
                  ...{ titulo: title, precioAlGuardar: savedPrice / 100, guardado: savedAt.toISOString() },
                  quitado: isRemoved,
                },
              ]
            : [],
        ),
      })),
      ultimoCorreo: mailedAt?.toISOString() ?? null,
    };
  },
};
