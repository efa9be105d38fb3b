/** The newsletter subscription in the export and in the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { newsletterRepository } from './repository.ts';

/** The newsletter subscription of a customer's e-mail. */
export const newsletterData: PersonalDataPart = {
  name: 'boletin',
  tables: ['newsletter_subscribers'],
  erased: 'Tu suscripción al boletín, si tienes una con el correo de tu cuenta',
  async read(shop, { email }) {
    const found = await newsletterRepository(shop).one(email);
    return found === undefined
      ? null
      : {
          interes: found.gender === 1 ? 'moda de hombre' : 'moda de mujer',
          ...{ desde: found.createdAt.toISOString(), confirmado: found.confirmedAt?.toISOString() ?? null },
        };
  },
  erase: (unit, { email }) => newsletterRepository(unit).delete(email),
};
