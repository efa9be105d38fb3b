/** What a customer wrote on the contact page, for the export and the erasure of an account. */
import { contactSubjects } from '@tianguis/domain/contact';
import type { PersonalDataPart } from '../personal-data/service.ts';
import { contactRepository } from './repository.ts';

/** Requests that a customer wrote while signed in, or with the e-mail of the account. */
export const contactData: PersonalDataPart = {
  name: 'contacto',
  tables: ['contact_requests', 'contact_answers'],
  erased: 'Los mensajes que nos mandaste desde la página de contacto, y sus respuestas',
  async read(shop, { id, email }) {
    const contact = contactRepository(shop);
    const requests = [];
    for (const row of await contact.ofCustomer(id, email)) {
      const answers = await contact.answers(row.id);
      requests.push({
        ...{ folio: row.folio, asunto: contactSubjects[row.subject], nombre: row.name, correo: row.email },
        ...{ telefono: row.phone, pedido: row.order, mensaje: row.text, fecha: row.openedAt },
        respuestas: answers.map(({ text, at }) => ({ texto: text, fecha: at })),
      });
    }
    return requests;
  },
  erase: (unit, { id, email }) => contactRepository(unit).erase(id, email),
};
