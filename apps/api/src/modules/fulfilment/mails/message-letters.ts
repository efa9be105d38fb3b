/** The mail about an answer of the shop to a message (AF-05). It has the folio and a link, and no text of the thread. */
import { threadPath } from '@tianguis/domain';
import { greeting, type LetterOf } from './words.ts';

/** The letters of messages by their steps. Their cause is the folio, and the number of the message. */
export const messageLetters: Readonly<Record<string, LetterOf>> = {
  'message-answered': (order, origin, cause) => {
    const [folio = ''] = cause.split(' ');
    return {
      subject: `Respondimos tu mensaje ${folio}: pedido ${order.number}`,
      preview: 'Entra a tu cuenta para leer la respuesta.',
      title: `${greeting(order)}: ya te respondimos`,
      parts: [
        { kind: 'text', text: `Nos escribiste por tu pedido ${order.number}. La respuesta está en tu cuenta.` },
        { kind: 'button', label: 'Leer la respuesta', href: origin + threadPath(order.number, folio) },
        { kind: 'note', text: `Folio: ${folio}. Si necesitas algo más, escríbenos ahí mismo.` },
      ],
    };
  },
};
