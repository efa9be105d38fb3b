/**
 * Mails about a whole order: placed, paid, ended (OD-02). They go to the buyer, so they have prices, also of a gift.
 */
import { formatMoney, placedOrderPath } from '@tianguis/domain';
import type { Letter, LetterPart } from '@tianguis/mail';
import { payPage } from '../../orders/service.ts';
import type { LetterOrder } from './letter-order-repository.ts';
import { messageLetters } from './message-letters.ts';
import { refundLetters } from './refund-letters.ts';
import { returnLetters } from './return-letters.ts';
import {
  type Content,
  endWords,
  giftParts,
  greeting,
  type LetterOf,
  orderButton,
  parcelParts,
  toCustomer,
  totalLines,
  yourPieces,
} from './words.ts';

const isUnpaid = ({ payment }: LetterOrder): boolean =>
  payment === 'awaiting' || payment === 'partial' || payment === 'charging';

/** Steps of orders, and their letters. A letter whose time has passed is not written. */
const letters: Readonly<Record<string, LetterOf>> = {
  ...refundLetters,
  ...returnLetters,
  ...messageLetters,

  // The mail about the accepted return tells the customer of an exchange, and asks for the difference.
  placed: (order, origin) =>
    isUnpaid(order) && order.payment !== 'partial' && !order.isExchange ? placed(order, origin) : undefined,

  partial: (order, origin) => {
    if (order.payment !== 'partial') return undefined;
    const owed = owedOf(order);
    const missing = owed - order.received;
    return {
      subject: `Nos falta ${formatMoney(missing)} de tu pedido ${order.number}`,
      preview: `Recibimos ${formatMoney(order.received)} de ${formatMoney(owed)}.`,
      title: `${greeting(order)}: ya casi está pagado tu pedido`,
      parts: [
        {
          kind: 'text',
          text: `Recibimos ${formatMoney(order.received)} de ${formatMoney(owed)}. Falta ${formatMoney(missing)}.${until(order)}`,
        },
        ...howToPay(order, missing),
        payButton(order, origin, 'Ver cómo pagar lo que falta'),
        { kind: 'note', text: 'Si no llega a completarse, te devolvemos lo que ya pagaste.' },
      ],
    };
  },

  authorised: (order, origin) => {
    if (order.payment !== 'authorised') return undefined;
    return {
      subject: `Estamos revisando tu pedido ${order.number}`,
      preview: 'Te confirmamos en un máximo de 48 horas.',
      title: `${greeting(order)}: recibimos tu pedido`,
      parts: [
        {
          kind: 'text',
          text: `Tu banco apartó ${formatMoney(owedOf(order))}, pero todavía no te cobramos nada. Revisamos tu pedido y te confirmamos en un máximo de 48 horas. No tienes que hacer nada.`,
        },
        ...parcelParts(order),
        totalLines(order),
        orderButton(order, origin),
      ],
    };
  },

  'authorisation-lost': (order, origin) => {
    if (!isUnpaid(order)) return undefined;
    return {
      subject: `Vuelve a pagar tu pedido ${order.number}`,
      preview: 'No se te cobró nada. Tus productos siguen apartados.',
      title: `${greeting(order)}: necesitamos que pagues otra vez`,
      parts: [
        {
          kind: 'text',
          text: `Tu banco soltó el dinero que había apartado para tu pedido, así que no se te cobró nada. Apartamos ${allPieces(order)} un poco más.${until(order)}`,
        },
        payButton(order, origin, 'Pagar mi pedido'),
      ],
    };
  },

  denied: (order, origin) => ({
    subject: `No pudimos confirmar tu pedido ${order.number}`,
    preview: 'No se te cobró nada.',
    title: `${greeting(order)}: no pudimos confirmar tu pedido`,
    parts: [
      {
        kind: 'text',
        text: `No te cobramos nada. Tu banco libera los ${formatMoney(owedOf(order))} que había apartado; puede tardar unos días en verse en tu cuenta. Si crees que es un error, escríbenos.`,
      },
      orderButton(order, origin),
    ],
  }),

  paid: (order, origin) => (order.isExchange && order.way === null ? undefined : paid(order, origin, '')),
  revived: (order, origin) =>
    paid(
      order,
      origin,
      'Tu pago llegó cuando el plazo ya había terminado. Como todavía teníamos todo, reactivamos tu pedido con el mismo precio. ',
    ),

  expired: (order, origin) => ({
    subject: `Se venció el plazo para pagar tu pedido ${order.number}`,
    preview: 'Tus productos ya están otra vez a la venta.',
    title: `${greeting(order)}: se venció el plazo de tu pedido`,
    parts: [
      {
        kind: 'text',
        text: `No recibimos el pago completo a tiempo, así que tu pedido se canceló y ya no lo puedes pagar. Si pagaste hace poco, no vuelvas a pagar: tu dinero se aplica si todavía tenemos todo, o te lo devolvemos.`,
      },
      orderButton(order, origin, 'Ver mi pedido y comprar de nuevo'),
    ],
  }),

  cancelled: (order, origin) => ({
    subject: `Tu pedido ${order.number} quedó cancelado`,
    preview: 'No tienes que pagar nada.',
    title: `${greeting(order)}: tu pedido quedó cancelado`,
    parts: [
      {
        kind: 'text',
        text: 'No tienes que pagar nada. Si tenías una ficha o una CLABE para este pedido, ya no la uses.',
      },
      orderButton(order, origin),
    ],
  }),
};

/** The letter to the customer about a step of an order; undefined if the step needs none, or its time has passed. */
export function orderLetter(order: LetterOrder, step: string, cause: string, origin: string): Letter | undefined {
  const content = Object.hasOwn(letters, step) ? letters[step]?.(order, origin, cause) : undefined;
  return content && toCustomer(order, content);
}

function placed(order: LetterOrder, origin: string): Content {
  const wayWords = { oxxo: 'en OXXO', spei: 'por transferencia', card: 'con tarjeta' };
  const way = order.way === null ? '' : ` ${wayWords[order.way]}`;
  return {
    subject: `Recibimos tu pedido ${order.number}: falta pagarlo`,
    preview: `Paga ${formatMoney(owedOf(order))}${way}.${until(order)}`,
    title: `${greeting(order)}: apartamos ${allPieces(order)}`,
    parts: [
      { kind: 'text', text: `Para que salga tu pedido, paga ${formatMoney(owedOf(order))}${way}.${until(order)}` },
      ...howToPay(order, owedOf(order)),
      payButton(order, origin, order.way === 'oxxo' ? 'Ver mi ficha con código de barras' : 'Pagar mi pedido'),
      ...parcelParts(order),
      totalLines(order),
      ...giftParts(order),
      { kind: 'note', text: 'Las fechas de llegada cuentan si pagas hoy. Si ya pagaste, no hagas nada: te avisamos.' },
    ],
  };
}

function paid(order: LetterOrder, origin: string, first: string): Content {
  const by = paidBy(order);
  return {
    subject: `¡Gracias! Tu pedido ${order.number} está pagado`,
    preview: 'Ya avisamos a quien lo prepara.',
    title: `${greeting(order)}: ¡gracias por tu compra!`,
    parts: [
      { kind: 'text', text: `${first}Recibimos tu pago y ya avisamos a quien prepara ${allPieces(order)}.` },
      ...parcelParts(order),
      totalLines(order),
      ...(by === undefined ? [] : [{ kind: 'text' as const, text: by }]),
      ...giftParts(order),
      orderButton(order, origin),
    ],
  };
}

const allPieces = ({ parcels }: LetterOrder): string => yourPieces(parcels.flatMap(({ lines }) => lines));

/** The amount that a provider charges. Balance and credit pay the rest. */
const owedOf = ({ total, balance, credit = 0 }: LetterOrder): number => total - balance - credit;

/** How the order was paid; undefined if nothing was to pay. */
function paidBy({ way, payAt: { card }, months, balance, credit = 0, total }: LetterOrder): string | undefined {
  const byBalance = balance > 0 ? `Pagaste ${formatMoney(balance)} con tu saldo a favor` : undefined;
  if (way === null && credit === 0) return byBalance && `${byBalance}.`;
  if (credit > 0)
    return (
      `${byBalance === undefined ? 'Pagaste' : `${byBalance}, y`} ${formatMoney(credit)} con tu crédito. ` +
      'Nada se cobró hoy: en la página de tu crédito ves cuándo se paga.'
    );
  const rest = byBalance === undefined ? 'Pagaste' : `${byBalance}, y ${formatMoney(total - balance)}`;
  if (way !== 'card') return way === 'oxxo' ? `${rest} en OXXO.` : `${rest} por transferencia.`;
  const name = card ? ` ${card.brand} terminada en ${card.last4}` : '';
  return `${rest} con tarjeta${name}${months === null ? '' : `, a ${months} meses sin intereses`}.`;
}

const until = ({ paysUntil }: LetterOrder): string =>
  paysUntil === null ? '' : ` Tienes hasta ${endWords(paysUntil)}.`;

/** The reference of the slip, or the CLABE, with the amount to pay. */
function howToPay({ payAt: { slip, transfer }, way }: LetterOrder, amount: number): LetterPart[] {
  if (way === 'oxxo' && slip)
    return [
      { kind: 'list', items: [`Referencia: ${inGroups(slip.reference)}`, `Monto exacto: ${formatMoney(amount)}`] },
      { kind: 'note', text: 'Di en la caja que vas a hacer un pago con referencia. OXXO cobra su propia comisión.' },
    ];
  if (way === 'spei' && transfer)
    return [
      {
        kind: 'list',
        items: [
          `CLABE: ${transfer.clabe}`,
          `Banco: ${transfer.bank}`,
          `Beneficiario: ${transfer.beneficiary}`,
          `Concepto: ${transfer.concept}`,
          `Monto exacto: ${formatMoney(amount)}`,
        ],
      },
      { kind: 'note', text: 'Esta CLABE es solo de este pedido.' },
    ];
  return [];
}

const inGroups = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Leads to the slip or the CLABE if the customer has one, else to the choice of a way to pay. */
const payButton = ({ number, payAt }: LetterOrder, origin: string, label: string): LetterPart => ({
  ...{
    kind: 'button',
    label,
    href: origin + (payAt.slip || payAt.transfer ? placedOrderPath(number) : payPage(number)),
  },
});
