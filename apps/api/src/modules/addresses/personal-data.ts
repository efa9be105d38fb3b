/** The addresses in the export and in the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { addressRepository } from './repository.ts';

/** These rows are deleted with the customer's row. */
export const addressData: PersonalDataPart = {
  name: 'direcciones',
  tables: ['addresses'],
  erased: 'Tus direcciones de envío, con el nombre y el teléfono de quien recibe',
  async read({ db }, { id }) {
    return (await addressRepository(db).all(id)).map(
      ({ id: _id, slot: _slot, rank: _rank, createdAt, removedAt, ...texts }) => ({
        ...texts,
        agregada: createdAt.toISOString(),
        borrada: removedAt?.toISOString() ?? null,
      }),
    );
  },
};
