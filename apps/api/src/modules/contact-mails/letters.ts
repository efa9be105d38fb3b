/** Mails about questions and messages that wait for an answer (AF-05). They have no name and no e-mail of a customer. */
import { plural } from '@tianguis/domain';
import { contactDataIn, questionsPath } from '@tianguis/domain/contact';
import type { Letter, LetterPart } from '@tianguis/mail';
import type { ToldQuestion, ToldThread } from './repository.ts';

export interface WaitingContacts {
  questions: readonly ToldQuestion[];
  threads: readonly ToldThread[];
}

/** Characters of a message that a mail shows. */
const longestExcerpt = 400;

/** The mail to the shop. It names the commands that answer, and has no text of a message. */
export function shopContactLetter(waiting: WaitingContacts, origin: string): Letter {
  return {
    ...headOf(waiting),
    parts: [
      ...questionParts(waiting, origin, ({ id, store, text }) => {
        const seller = store.isOwn ? '' : ` La vende ${store.name} (tienda ${store.id}).`;
        return `Pregunta ${id}: «${held(text)}».${seller}`;
      }),
      ...threadParts(waiting, () => ''),
      ...(waiting.questions.length === 0
        ? []
        : [note('Para responder una pregunta: npm run shop -- questions answer NÚMERO --text "Tu respuesta".')]),
      ...(waiting.threads.length === 0
        ? []
        : [
            note(
              'Para leer un mensaje: npm run shop -- messages show FOLIO. Para responderlo: ' +
                'npm run shop -- messages answer FOLIO --text "Tu respuesta".',
            ),
          ]),
    ],
    reason: 'Recibes este correo porque es el correo de contacto de la tienda.',
  };
}

/** The mail to a seller about its goods. @param answerTo the e-mail of the shop, to which the seller writes */
export function sellerContactLetter(
  waiting: WaitingContacts,
  { name, origin, answerTo }: { name: string; origin: string; answerTo: string },
): Letter {
  return {
    ...headOf(waiting),
    parts: [
      ...questionParts(waiting, origin, ({ id, text }) => `Pregunta ${id}: «${held(text)}»`),
      ...threadParts(waiting, ({ text }) => `: «${held(text)}»`),
      {
        kind: 'text',
        text:
          `Escribe a ${answerTo} qué respondemos, con el número de la pregunta o el folio del mensaje. ` +
          'No pongas teléfonos, correos ni enlaces: el cliente lee tu respuesta en la tienda.',
      },
    ],
    reason: `Recibes este correo porque vendes en la tienda como ${name}.`,
  };
}

function headOf({ questions, threads }: WaitingContacts): Pick<Letter, 'subject' | 'preview' | 'title'> {
  const counts = [
    ...(questions.length > 0 ? [plural(questions.length, 'pregunta', 'preguntas')] : []),
    ...(threads.length > 0 ? [plural(threads.length, 'mensaje', 'mensajes')] : []),
  ];
  const isOne = questions.length + threads.length === 1;
  const subject = `${isOne ? 'Espera' : 'Esperan'} respuesta: ${counts.join(' y ')}`;
  return { subject, preview: isOne ? 'Escribió un cliente.' : 'Escribieron tus clientes.', title: subject };
}

const questionParts = (
  { questions }: WaitingContacts,
  origin: string,
  textOf: (question: ToldQuestion) => string,
): LetterPart[] =>
  questions.length === 0
    ? []
    : [
        { kind: 'text', text: 'Preguntas en páginas de productos:' },
        {
          kind: 'products',
          items: questions.map((question) => ({
            ...{ title: question.product.title, href: origin + questionsPath(question.product) },
            text: textOf(question),
          })),
        },
      ];

const threadParts = ({ threads }: WaitingContacts, textOf: (thread: ToldThread) => string): LetterPart[] =>
  threads.length === 0
    ? []
    : [
        { kind: 'text', text: 'Mensajes sobre pedidos:' },
        {
          kind: 'list',
          items: threads.map((thread) => {
            const about = thread.product === null ? '' : `, ${thread.product}`;
            return `Folio ${thread.folio}, pedido ${thread.order}${about}${textOf(thread)}`;
          }),
        },
      ];

const note = (text: string): LetterPart => ({ kind: 'note', text });

/** A text without contact data, as far as a mail shows it. */
function held(text: string): string {
  if (contactDataIn(text) !== undefined) return 'trae datos de contacto, así que lo guarda la tienda';
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
}
