/** The mail about an answered question (AF-05). It has what is public, and no more. */
import { questionsPath } from '@tianguis/domain/contact';
import type { Letter } from '@tianguis/mail';
import type { QuestionSheet } from './operator-repository.ts';

export function questionAnswered(
  name: string,
  { product, text, answer, answeredStore }: QuestionSheet,
  origin: string,
): Letter {
  const who = answeredStore === null ? 'Respondimos' : `${answeredStore.name} respondió`;
  return {
    subject: `${who} tu pregunta sobre ${product.title}`,
    preview: answer ?? '',
    title: `${name}, ya tienes respuesta`,
    parts: [
      { kind: 'text', text: `Preguntaste: «${text}»` },
      { kind: 'text', text: `Respuesta: ${answer ?? ''}` },
      { kind: 'button', label: 'Ver el producto', href: origin + questionsPath(product) },
      { kind: 'note', text: 'Tu pregunta y la respuesta se ven en la página del producto, sin tu nombre.' },
    ],
    reason: 'Recibes este correo porque preguntaste por este producto.',
  };
}
