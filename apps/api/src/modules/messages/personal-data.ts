/** The messages of a customer about orders, for the export and the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { messageRepository } from './repository.ts';

/** An order that is not settled hinders the erasure, so the texts stay as long as an order may need them. */
export const messageData: PersonalDataPart = {
  name: 'mensajes',
  tables: ['message_threads', 'order_messages', 'told_messages'],
  erased: 'Los mensajes que escribiste sobre tus pedidos, y sus respuestas',
  async read(shop, { id }) {
    return (await messageRepository(shop).ofCustomer(id)).map(({ folio, number, author, text, at }) => ({
      ...{ folio, pedido: number, de: author === 'customer' ? 'tú' : 'la tienda', texto: text, fecha: at },
    }));
  },
  erase: (unit, { id }) => messageRepository(unit).erase(id),
};
