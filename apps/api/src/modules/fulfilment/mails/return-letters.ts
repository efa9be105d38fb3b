/** Mails about the steps of a return (OD-02, RL-10). A step that another one has overtaken is not mailed. */
import { formatMoney, orderPath, returnPath } from '@tianguis/domain';
import { differenceDays } from '@tianguis/domain/order';
import type { LetterPart } from '@tianguis/mail';
import type { LetterExchange, LetterOrder } from './letter-order-repository.ts';
import { backParts, sumOf } from './refund-letters.ts';
import { dayWords, goodsList, greeting, type LetterOf, yourPieces } from './words.ts';

type LetterReturn = LetterOrder['returns'][number];

interface Told {
  subject: string;
  preview: string;
  /** Behind the greeting. */
  title: string;
  parts: LetterPart[];
}

const text = (words: string): LetterPart => ({ kind: 'text', text: words });
/** What becomes of the exchange of a return that is not accepted yet. */
const exchangeWords = ({ exchange }: LetterReturn): LetterPart[] =>
  exchange?.state === 'reserved'
    ? [text(`Te apartamos ${wantedPiece(exchange)}. Te lo mandamos en cuanto revisemos lo que nos envías.`)]
    : [];
const afterInspection = ({ exchange }: LetterReturn): string =>
  exchange?.state === 'reserved' ? 'Después sale tu cambio.' : 'Después empieza tu reembolso.';
const wantedPiece = ({ options }: LetterExchange): string => {
  const words = Object.values(options).join(', ');
  return words === '' ? 'tu cambio' : `tu cambio (${words})`;
};
const until = ({ dueOn }: LetterReturn): string => (dueOn === null ? '' : ` a más tardar ${dayWords(dueOn)}`);

/** Why an accepted return gives no money back. The bank has returned the money of an order that was charged back. */
const nothingBack = ({ payment }: LetterOrder): string =>
  payment === 'charged_back'
    ? 'Tu banco ya te regresó el dinero de este pedido, así que no falta nada.'
    : 'No pagaste nada por esto, así que ya quedó.';

/** The mail about an accepted return whose money pays an exchange. */
function exchanged({ number, toPay }: LetterExchange, order: LetterOrder, origin: string): Told {
  const href = origin + orderPath(number ?? '');
  if (toPay === 0)
    return {
      subject: `Aceptamos tu devolución: tu cambio ya está en marcha`,
      ...{ preview: `Pedido ${number}.`, title: 'tu cambio ya está en marcha' },
      parts: [
        text(`Revisamos lo que nos enviaste y todo está bien. Tu cambio es el pedido ${number}.`),
        { kind: 'button', label: 'Ver mi cambio', href },
      ],
    };
  const days = `${differenceDays} días`;
  return {
    subject: `Aceptamos tu devolución: paga ${formatMoney(toPay)} y sale tu cambio`,
    ...{ preview: `Pedido ${number}.`, title: 'falta la diferencia para mandarte tu cambio' },
    parts: [
      text(`Lo que pagaste del pedido ${order.number} ya cuenta para tu cambio, el pedido ${number}.`),
      text(`Paga la diferencia de ${formatMoney(toPay)} en ${days}. Si no, tu dinero se queda en tu saldo a favor.`),
      { kind: 'button', label: 'Pagar la diferencia', href },
    ],
  };
}

const letters: Readonly<Record<string, (one: LetterReturn, order: LetterOrder, origin: string) => Told>> = {
  started: (one, { number }) => ({
    subject: `Tu devolución del pedido ${number}: aquí está tu guía`,
    preview: `Mándalo${until(one)}.`,
    title: `ya puedes mandarnos ${yourPieces(one.lines)}`,
    parts: [
      text(
        one.way === 'recoleccion'
          ? `Imprime tu guía y pégala en la caja. La paquetería pasa por ella${until(one)}.`
          : `Imprime tu guía, pégala en la caja y llévala a la paquetería${until(one)}.`,
      ),
      text(
        one.bearer === 'shop'
          ? 'El envío de regreso lo pagamos nosotros.'
          : 'Elige la paquetería que prefieras: el envío de regreso lo pagas tú. Guarda tu comprobante.',
      ),
      ...exchangeWords(one),
    ],
  }),
  'on-the-way': (one, { number }) => ({
    subject: `Tu devolución va en camino: pedido ${number}`,
    preview: 'Te avisamos cuando llegue.',
    title: 'tu devolución va en camino',
    parts: [text(`Esperamos recibirla${until(one)}. Te avisamos cuando llegue.`)],
  }),
  arrived: (one, { number }) => ({
    subject: `Ya nos llegó tu devolución: pedido ${number}`,
    preview: `La revisamos${until(one)}.`,
    title: 'ya nos llegó tu devolución',
    parts: [text(`La revisamos${until(one)}. ${afterInspection(one)}`)],
  }),
  accepted: (one, order, origin) => {
    const refunds = order.refunds.filter(({ cause }) => cause === `return ${one.id}`);
    const amount = sumOf(refunds);
    if (one.exchange?.state === 'ordered') return exchanged(one.exchange, order, origin);
    return {
      subject: `Aceptamos tu devolución${amount > 0 ? `: te regresamos ${formatMoney(amount)}` : ''}`,
      preview: `Pedido ${order.number}.`,
      title: 'aceptamos tu devolución',
      parts: amount > 0 ? backParts(order, refunds, origin) : [text(nothingBack(order))],
    };
  },
  refused: (one, { number }) => ({
    subject: `No pudimos aceptar tu devolución: pedido ${number}`,
    preview: one.refusal ?? '',
    title: 'no pudimos aceptar tu devolución',
    parts: [
      text(`Esto fue lo que vimos: ${one.refusal ?? ''}`),
      text('Te mandamos de vuelta tu producto sin costo. Si no estás de acuerdo, escríbenos o acude a PROFECO.'),
    ],
  }),
  refunded: (one, order) => {
    const isBack = order.refunds.some(({ cause }) => cause === `return ${one.id}`);
    const title = isBack ? 'ya enviamos tu reembolso' : 'tu devolución terminó';
    return {
      subject: `${isBack ? 'Ya enviamos tu reembolso' : 'Tu devolución terminó'}: pedido ${order.number}`,
      ...{ preview: 'Tu devolución terminó.', title },
      parts: [text(isBack ? 'Tu devolución terminó. Gracias por tu paciencia.' : nothingBack(order))],
    };
  },
  expired: (_one, { number }) => ({
    subject: `Se venció tu devolución: pedido ${number}`,
    preview: 'No nos llegó el paquete.',
    title: 'se venció tu devolución',
    parts: [
      text('No nos llegó el paquete a tiempo, así que la cerramos. Si ya lo mandaste, escríbenos con tu comprobante.'),
      text('Si todavía estás en los 30 días, puedes pedirla otra vez.'),
    ],
  }),
  cancelled: (one, { number }) => ({
    subject: `Cancelaste tu devolución: pedido ${number}`,
    preview: `Te quedas con ${yourPieces(one.lines)}.`,
    title: 'cancelaste tu devolución',
    parts: [text(`Te quedas con ${yourPieces(one.lines)}. Si cambias de idea en los 30 días, pídela otra vez.`)],
  }),
};

/** The letters of returns by their steps, such as `return-started`. Their cause is the return. */
export const returnLetters: Readonly<Record<string, LetterOf>> = Object.fromEntries(
  Object.entries(letters).map(([state, write]): [string, LetterOf] => [
    `return-${state}`,
    (order, origin, cause) => {
      const one = order.returns.find(({ id }) => id === cause);
      if (one?.state.replaceAll('_', '-') !== state) return undefined;
      // The money of an exchange went to no customer.
      if (state === 'refunded' && one.exchange?.state === 'ordered') return undefined;
      const { subject, preview, title, parts } = write(one, order, origin);
      const href = origin + returnPath(order.number, one.id);
      return {
        ...{ subject, preview, title: `${greeting(order)}: ${title}` },
        parts: [...parts, goodsList(one.lines), { kind: 'button', label: 'Ver mi devolución', href }],
      };
    },
  ]),
);
