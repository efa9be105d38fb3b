/** What a customer left as a business that wants to sell, for the export and the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { leadRepository } from './repository.ts';

/** Leads with the e-mail of the account. */
export const leadData: PersonalDataPart = {
  name: 'interesVender',
  tables: ['seller_leads'],
  erased: 'Los datos que nos dejaste para vender en la tienda',
  async read(shop, { email }) {
    return (await leadRepository(shop).ofEmail(email)).map((lead) => ({
      ...{ folio: lead.folio, nombre: lead.name, negocio: lead.business, rfc: lead.rfc, correo: lead.email },
      ...{ telefono: lead.phone, categoria: lead.category, venta: lead.sells, fecha: lead.openedAt },
    }));
  },
  erase: (unit, { email }) => leadRepository(unit).erase(email),
};
