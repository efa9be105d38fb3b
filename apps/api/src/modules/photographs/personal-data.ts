/** The photographs of a customer, for the export and the erasure of an account. */
import { photographPath } from '@tianguis/domain/photograph';
import type { PersonalDataPart } from '../personal-data/service.ts';
import { photographRepository } from './repository.ts';

/** These rows are deleted with the customer's row. The export has the page of each photograph. */
export const photographData: PersonalDataPart = {
  name: 'fotografias',
  tables: ['photographs'],
  erased: 'Las fotografías que agregaste a tus devoluciones y opiniones',
  async read({ db }, { id }) {
    return (await photographRepository(db).all(id)).map((one) => ({
      ...{ agregada: one.added_at.toISOString(), enviada: one.used_by !== null, pagina: photographPath(one.id) },
    }));
  },
};
